import { expect, test } from "vitest";
import type { SeatInfo } from "../net/messages";
import { person as called } from "../text/words.svelte";
import { inFocus, seatNames, yours } from "./seats";

const person = (name: string, mine = false): SeatInfo => ({
  kind: "person",
  name,
  level: null,
  present: true,
  yours: mine,
  away: null,
  can_sit: false,
});
const bot: SeatInfo = { ...person(""), kind: "bot", level: "normal" };
const adventurers = ["Pilot", "Diver", "Engineer"].map(called);
const namesOf = (seats: readonly SeatInfo[]): readonly string[] =>
  seatNames(seats, adventurers).map(({ alone }) => alone);

test("people are called by name, bots by their adventurer", () => {
  expect(namesOf([person("Ada"), bot])).toEqual(["Ada", "Diver"]);
});

test("one person in several seats is told apart by adventurer", () => {
  const seats = [person("Ada"), person("Ada"), person("Bo")];
  expect(namesOf(seats)).toEqual(["Pilot", "Diver", "Bo"]);
});

test("the seat in focus is mine that decides, else mine at turn, else my first", () => {
  expect(yours([person("Ada", true), bot, person("Bo", true)])).toEqual([0, 2]);
  expect(inFocus([0, 2], 2, 0)).toBe(2);
  expect(inFocus([0, 2], 1, 2)).toBe(2);
  expect(inFocus([0, 2], 1, 1)).toBe(0);
  expect(inFocus([], 1, 1)).toBeNull();
});
