/** Sounds that games of all kinds make. */
import { melody, noise, tone, type Sound } from "../sound/instruments";

export const knock: Sound = (audio, at) => {
  tone(audio, at, 320, 0.07, 0.25, "triangle");
  tone(audio, at + 0.015, 190, 0.09, 0.2, "sine");
};
export const sand: Sound = (audio, at) => noise(audio, at, 0.34, 1700, 0.14);
export const chime: Sound = (audio, at) => melody(audio, at, [659, 988]);
