/** What glows: all that can be picked, or where somebody is led through, only what the task is about. */
import type { Choice } from "../net/messages";
import { remaining, type Way } from "./narrowing";

/** The ways to the task, as long as what is picked leads there; else all: any right way counts. */
export function waysShown(ways: readonly Way[], picks: readonly string[], task: Choice | null): readonly Way[] {
  const led = task === null ? [] : ways.filter(({ choice }) => choice.action === task.action);
  const astray = led.length === 0 || (picks.length > 0 && remaining(led, picks).length === 0);
  return astray ? ways : led;
}
