/** The journal's entries, newest first. */
import type { Event, Line } from "../net/messages";

export type Entry = Readonly<{
  key: string;
  /** The moment to jump to: after so many moves. */
  move: number;
  event: Event;
  /** The turn it belongs to, counted from 1. */
  turn: number;
}>;

export type Part = Readonly<{ text: string; strong: boolean }>;

const TURN = "turn";

export const startsTurn = (entry: Entry): boolean => entry.event.what === TURN;

export function entries(lines: readonly Line[]): readonly Entry[] {
  let turn = 1;
  const told: Entry[] = [];
  for (const { move, events } of lines) {
    for (const [at, event] of events.entries()) {
      if (event.what === TURN) turn += 1;
      told.push({ key: `${move}.${at}`, move, event, turn });
    }
  }
  return told.reverse();
}

/** How many turns have begun after the first one. */
export const turnsOf = (lines: readonly Line[]): number =>
  lines.reduce((turns, { events }) => turns + events.filter(({ what }) => what === TURN).length, 0);

/** What a move did, but for the turn that it passed on. */
export const happened = (line: Line | undefined): readonly Event[] =>
  line?.events.filter(({ what }) => what !== TURN) ?? [];

/** A sentence with the names in it set apart; longer names first, so that none hides another. */
export function emphasized(sentence: string, names: readonly string[]): readonly Part[] {
  const sought = [...new Set(names)].filter((name) => name !== "").sort((a, b) => b.length - a.length);
  if (sought.length === 0) return [{ text: sentence, strong: false }];
  const pattern = new RegExp(`(${sought.map(escaped).join("|")})`);
  return sentence
    .split(pattern)
    .map((text, at) => ({ text, strong: at % 2 === 1 }))
    .filter((part) => part.text !== "");
}

/** How often each seat did what. */
export function deeds(lines: readonly Line[], seats: number): readonly Readonly<Record<string, number>>[] {
  const counts = Array.from({ length: seats }, (): Record<string, number> => ({}));
  for (const event of lines.flatMap((line) => line.events)) {
    const count = counts[Number(event.facts["who"] ?? -1)];
    if (count !== undefined) count[event.what] = (count[event.what] ?? 0) + 1;
  }
  return counts;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
