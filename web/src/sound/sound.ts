/** Short sounds made by code: off by default, never needed. */
import type { Change } from "../motion/changes";

export type Sound = "knock" | "paper" | "wave" | "sand" | "spark" | "deep" | "chime" | "turn" | "won" | "lost";

/** What one hears of some changes: each sound once, and a phrase when it is one's turn. */
export function soundsOf(changes: readonly Change[], mine: readonly number[]): readonly Sound[] {
  const heard = changes.flatMap((change): Sound[] => {
    switch (change.what) {
      case "moved":
      case "placed":
      case "built":
        return ["knock"];
      case "drew":
      case "spent":
        return ["paper"];
      case "flooded":
      case "rose":
        return ["wave"];
      case "sank":
      case "hurt":
        return ["deep"];
      case "hung":
      case "struck":
        return ["spark"];
      case "blew":
        return ["sand"];
      case "dried":
      case "revealed":
        return ["knock"];
      case "slid":
      case "cleared":
      case "closed":
        return ["sand"];
      case "drank":
      case "worn":
        return ["paper"];
      case "captured":
      case "taken":
        return ["chime"];
      case "turn":
        return mine.includes(change.seat) ? ["turn"] : [];
      case "ended":
        return [change.won ? "won" : "lost"];
    }
  });
  return [...new Set(heard)];
}

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  makers[sound](context, context.currentTime);
}

const makers: Readonly<Record<Sound, (audio: AudioContext, at: number) => void>> = {
  knock: (audio, at) => {
    tone(audio, at, 320, 0.07, 0.25, "triangle");
    tone(audio, at + 0.015, 190, 0.09, 0.2, "sine");
  },
  paper: (audio, at) => noise(audio, at, 0.12, 3800, 0.12),
  sand: (audio, at) => noise(audio, at, 0.34, 1700, 0.14),
  spark: (audio, at) => {
    noise(audio, at, 0.05, 5200, 0.2);
    noise(audio, at + 0.07, 0.12, 3000, 0.12);
  },
  wave: (audio, at) => noise(audio, at, 0.38, 520, 0.22),
  deep: (audio, at) => {
    noise(audio, at, 0.4, 260, 0.3);
    tone(audio, at, 82, 0.38, 0.22, "sine");
  },
  chime: (audio, at) => melody(audio, at, [659, 988]),
  turn: (audio, at) => melody(audio, at, [392, 494, 587]),
  won: (audio, at) => melody(audio, at, [523, 659, 784]),
  lost: (audio, at) => melody(audio, at, [330, 262, 196]),
};

function melody(audio: AudioContext, at: number, notes: readonly number[]): void {
  notes.forEach((note, index) => tone(audio, at + index * 0.1, note, 0.18, 0.16, "triangle"));
}

/** A note that dies away. */
function tone(
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
function noise(audio: AudioContext, at: number, length: number, pitch: number, loudness: number): void {
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
