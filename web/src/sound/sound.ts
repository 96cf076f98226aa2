/** Short sounds made by code: off by default, never needed. */
import type { Change, CourseChange } from "../motion/changes";
import { melody, type Sound } from "./instruments";

export const turn: Sound = (audio, at) => melody(audio, at, [392, 494, 587]);
export const won: Sound = (audio, at) => melody(audio, at, [523, 659, 784]);
export const lost: Sound = (audio, at) => melody(audio, at, [330, 262, 196]);

/** The sounds that a game's own kinds of change make. */
export type Sounds<C extends Change = Change> = Readonly<Record<Exclude<C["what"], CourseChange["what"]>, Sound>>;

/** What one hears of some changes: each sound once, and a phrase when it is one's turn. */
export function soundsOf(changes: readonly Change[], sounds: Sounds, mine: readonly number[]): readonly Sound[] {
  const heard = changes.map((change) => sounds[change.what] ?? soundOfCourse(change as CourseChange, mine));
  return [...new Set(heard.filter((sound) => sound !== null))];
}

function soundOfCourse(change: CourseChange, mine: readonly number[]): Sound | null {
  if (change.what === "ended") return change.won ? won : lost;
  return mine.includes(change.seat) ? turn : null;
}

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  sound(context, context.currentTime);
}
