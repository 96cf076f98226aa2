import { expect, test } from "vitest";
import { sheetOf, turnsOf } from "./month";

const november = {
  date: "2026-11-05",
  today: "2026-11-05",
  first: "2026-10-30",
  month: [
    { date: "2026-11-02", standing: "won" },
    { date: "2026-11-03", standing: "lost" },
    { date: "2026-11-04", standing: "none" },
  ],
} as const;

test("each day says how it went, in its week", () => {
  const [first, second] = sheetOf(november);
  expect(first?.map((cell) => cell?.how ?? null)).toEqual([null, null, null, null, null, null, "none"]);
  expect(second?.map((cell) => cell?.how)).toEqual(["won", "lost", "none", "today", "ahead", "ahead", "ahead"]);
  expect(second?.map((cell) => cell?.here)).toEqual([false, false, false, true, false, false, false]);
});

test("a try that goes on is shown on its day, and nothing was dealt before the first day", () => {
  const on = { ...november, first: "2026-11-04", month: [{ date: "2026-11-05", standing: "on" }] as const };
  expect(sheetOf(on)[1]?.map((cell) => cell?.how)).toEqual(["ahead", "ahead", "none", "on", "ahead", "ahead", "ahead"]);
});

test("months are turned as far as there are deals", () => {
  expect(turnsOf(november)).toEqual({ earlier: "2026-10-31", later: null });
  expect(turnsOf({ ...november, date: "2026-10-31" })).toEqual({ earlier: null, later: "2026-11-05" });
});
