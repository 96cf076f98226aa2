/** Choices and clicks for tests of how they narrow. */
import type { Choice } from "../net/messages";
import { click, type Way } from "./narrowing";

export const choice = (verb: string, ...picks: string[]): Choice => ({
  action: [verb, ...picks].join(" "),
  seat: 0,
  verb,
  picks,
});

/** Clicks one after the other; what was played, or null. */
export function clicks(all: readonly Way[], ...order: string[]) {
  let picks: readonly string[] = [];
  let play: Choice | null = null;
  for (const pick of order) ({ picks, play } = click(all, picks, pick));
  return { picks, play: play?.action ?? null };
}
