import { expect, test } from "vitest";
import type { Event, Line } from "../net/messages";
import { deeds, emphasized, entries, startsTurn } from "./journal";

const event = (what: string, facts: Event["facts"] = {}): Event => ({ what, facts });
const lines: readonly Line[] = [
  { move: 1, events: [event("move", { who: 0, place: "watchtower" })] },
  { move: 2, events: [event("fell", { place: "watchtower" }), event("turn", { who: 1 })] },
  { move: 3, events: [event("move", { who: 1, place: "watchtower" })] },
];

test("entries come newest first and know their move and turn", () => {
  expect(entries(lines).map(({ move, turn }) => [move, turn])).toEqual([
    [3, 2],
    [2, 2],
    [2, 1],
    [1, 1],
  ]);
  expect(entries(lines).map(startsTurn)).toEqual([false, true, false, false]);
});

test("names stand out in a sentence, a longer one before one it contains", () => {
  expect(emphasized("Ada (1) goes to Gold Gate.", ["Gate", "Gold Gate", "Ada (1)", ""])).toEqual([
    { text: "Ada (1)", strong: true },
    { text: " goes to ", strong: false },
    { text: "Gold Gate", strong: true },
    { text: ".", strong: false },
  ]);
  expect(emphasized("Nobody.", [])).toEqual([{ text: "Nobody.", strong: false }]);
});

test("deeds are counted by seat", () => {
  expect(deeds(lines, 2)).toEqual([{ move: 1 }, { turn: 1, move: 1 }]);
});
