import { expect, test } from "vitest";
import { MOST_TALK, type Spoken, type Talk } from "./messages";
import { asked, drawn, lastLine, overheard, PIN, standing, type Talked, untalked } from "./talk";

const spoken = (line: number, changed: Partial<Spoken> = {}): Spoken => ({
  line,
  at: 1000 + line,
  seat: 0,
  name: "Ada",
  words: "Hello",
  phrase: null,
  spot: null,
  yours: false,
  id: null,
  silent: false,
  ...changed,
});

const talk = (lines: readonly Spoken[], changed: Partial<Talk> = {}): Talk => ({
  type: "talk",
  talking: "words",
  together: false,
  silenced: false,
  keep: true,
  lines,
  ...changed,
});

const numbers = ({ lines }: Talked): readonly number[] => lines.map(({ line }) => line);
const ping = (seat: number, spot: string, count = 1) => ({ type: "pinged", seat, spot, phrase: null, count }) as const;

test("new lines come behind the known ones, earlier ones before them, each once and as told last", () => {
  const first = overheard(untalked, talk([spoken(3), spoken(4)], { keep: false }), 0);
  const later = overheard(first, talk([spoken(5)]), 0);
  const earlier = overheard(later, talk([spoken(1), spoken(2)]), 0);
  expect(numbers(earlier)).toEqual([1, 2, 3, 4, 5]);
  const silent = overheard(earlier, talk([spoken(4, { silent: true })]), 0);
  expect(numbers(silent)).toEqual([1, 2, 3, 4, 5]);
  expect(silent.lines[3]?.silent).toBe(true);
  expect(lastLine(silent)).toBe(5);
});

test("after a reconnect only what the table tells holds", () => {
  const before = overheard(untalked, talk([spoken(1), spoken(2)], { keep: false }), 0);
  expect(numbers(overheard(before, talk([spoken(2), spoken(3)], { keep: false }), 0))).toEqual([2, 3]);
});

test("there is more to ask for until a part comes that isn't full", () => {
  const full = (from: number): readonly Spoken[] => Array.from({ length: MOST_TALK }, (_, at) => spoken(from + at));
  const last = overheard(untalked, talk(full(151), { keep: false }), 0);
  expect(last.whole).toBe(false);
  const before = talk(full(51));
  const more = asked(overheard(last, before, 0), 151, before);
  expect([more.whole, more.lines.length]).toEqual([false, 200]);
  const rest = talk(full(1).slice(0, 50));
  expect(asked(overheard(more, rest, 0), 51, rest).whole).toBe(true);
  const few = overheard(untalked, talk([spoken(40)], { keep: false }), 0);
  expect(few.whole).toBe(true);
});

test("what may be said changes, and the lines stay", () => {
  const before = overheard(untalked, talk([spoken(1)], { keep: false }), 0);
  const after = overheard(before, talk([], { talking: "phrases", together: true, silenced: true }), 0);
  expect(after).toMatchObject({ talking: "phrases", together: true, silenced: true, told: true });
  expect(numbers(after)).toEqual([1]);
});

test("a pin stands for six seconds by the given clock, each for itself", () => {
  const one = overheard(untalked, ping(0, "place:3"), 1000);
  const two = overheard(one, ping(0, "place:4", 2), 4000);
  expect(standing(two.pins, 1000 + PIN - 1).map(({ spot }) => spot)).toEqual(["place:3", "place:4"]);
  expect(standing(two.pins, 1000 + PIN).map(({ spot }) => spot)).toEqual(["place:4"]);
  expect(standing(two.pins, 4000 + PIN)).toEqual([]);
  expect(new Set(two.pins.map(({ key }) => key)).size).toBe(2);
  const again = overheard(two, ping(0, "place:3", 3), 5000);
  expect(again.pins.map(({ spot, until }) => [spot, until])).toEqual([
    ["place:4", 4000 + PIN],
    ["place:3", 5000 + PIN],
  ]);
  const late = overheard(two, ping(1, "place:5"), 60_000);
  expect(late.pins.map(({ spot }) => spot)).toEqual(["place:5"]);
});

test("plans and who writes are as told last", () => {
  const plans = { 1: [{ start: "place:1", end: "place:2" }] };
  expect(overheard(untalked, { type: "drawn", plans }, 0).plans).toBe(plans);
  expect(overheard(untalked, { type: "writing", seats: [1, 2] }, 0).writing).toEqual([1, 2]);
});

test("an arrow is added to a plan, and drawn once more it goes", () => {
  const way = { start: "place:1", end: "place:2" };
  const back = { start: "place:2", end: "place:1" };
  expect(drawn([way], back)).toEqual([way, back]);
  expect(drawn([way, back], { ...way })).toEqual([back]);
});
