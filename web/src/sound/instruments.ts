/** What sounds are made of: notes that die away, and breaths of noise. */

/** A short sound that begins at a time. */
export type Sound = (audio: AudioContext, at: number) => void;

export function melody(audio: AudioContext, at: number, notes: readonly number[]): void {
  notes.forEach((note, index) => tone(audio, at + index * 0.1, note, 0.18, 0.16, "triangle"));
}

/** A note that dies away. */
export function tone(
  audio: AudioContext,
  at: number,
  pitch: number,
  length: number,
  loudness: number,
  shape: OscillatorType,
): void {
  const source = new OscillatorNode(audio, { type: shape, frequency: pitch });
  source.connect(fading(audio, at, length, loudness));
  source.start(at);
  source.stop(at + length);
}

/** A breath of noise around a pitch. */
export function noise(audio: AudioContext, at: number, length: number, pitch: number, loudness: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(length * audio.sampleRate), audio.sampleRate);
  buffer.getChannelData(0).forEach((_, sample, samples) => (samples[sample] = Math.random() * 2 - 1));
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.8 });
  source.connect(filter).connect(fading(audio, at, length, loudness));
  source.start(at);
}

function fading(audio: AudioContext, at: number, length: number, loudness: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(audio.destination);
  return gain;
}
