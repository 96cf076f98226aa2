import { expect, test } from "vitest";
import { after, BEGINNER, dayOf, nothingKept, resultOf, streakNow, type Turn, understood } from "./kept";

const turn: Turn = { game: "chess", number: 3, stars: 3, solved: true, helped: false, day: "2026-03-01" };

test("a puzzle is solved with all its stars, or with one less after a hint", () => {
  expect(resultOf(after(nothingKept, turn), "chess", 3)).toEqual({ tries: 1, stars: 3 });
  expect(resultOf(after(nothingKept, { ...turn, helped: true }), "chess", 3)).toEqual({ tries: 1, stars: 2 });
  expect(resultOf(nothingKept, "chess", 3)).toEqual({ tries: 0, stars: null });
});

test("turns that fail are counted, and what is solved stays so", () => {
  const failed = after(nothingKept, { ...turn, solved: false });
  expect(resultOf(failed, "chess", 3)).toEqual({ tries: 1, stars: null });
  const again = after(after(failed, turn), { ...turn, solved: false });
  expect(resultOf(again, "chess", 3)).toEqual({ tries: 3, stars: 3 });
});

test("the first turn moves the rating, and a harder puzzle more", () => {
  const easy = after(nothingKept, { ...turn, stars: 1 }).rating - BEGINNER;
  const hard = after(nothingKept, { ...turn, stars: 5 }).rating - BEGINNER;
  expect(easy).toBeGreaterThan(0);
  expect(hard).toBeGreaterThan(easy);
  const failed = after(nothingKept, { ...turn, solved: false });
  expect(failed.rating).toBeLessThan(BEGINNER);
  expect(after(failed, turn).rating).toBe(failed.rating);
});

test("a streak goes from day to day", () => {
  const first = after(nothingKept, turn);
  expect(first.streak).toBe(1);
  expect(after(first, { ...turn, number: 4 }).streak).toBe(1);
  const second = after(first, { ...turn, number: 4, day: "2026-03-02" });
  expect(second.streak).toBe(2);
  expect(streakNow(second, "2026-03-03")).toBe(2);
  expect(streakNow(second, "2026-03-04")).toBe(0);
  expect(after(second, { ...turn, number: 5, day: "2026-03-09" }).streak).toBe(1);
  expect(dayOf(Date.UTC(2026, 1, 28, 23, 59))).toBe("2026-02-28");
});

test("whatever lies in the drawer, something is understood", () => {
  for (const written of [null, 3, "x", [], { results: 3 }, { rating: -1, streak: "x" }]) {
    expect(understood(written)).toEqual(nothingKept);
  }
  const kept = after(nothingKept, turn);
  expect(understood(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(understood({ ...kept, results: { "chess 3": { tries: "many" } } }).results).toEqual({});
});
