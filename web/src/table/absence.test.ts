import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SeatInfo } from "../net/messages";
import { Absence } from "./absence.svelte";

const here: SeatInfo = {
  kind: "person",
  name: "Ada",
  level: null,
  present: true,
  away: null,
  yours: false,
  can_sit: false,
};
const gone = (away: number | null): SeatInfo => ({ ...here, present: false, away });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("minutes go on from what was told, each at its moment", () => {
  const absence = new Absence();
  absence.show([here, gone(50), gone(125.5), gone(null)], Date.now);
  expect(absence.minutes).toEqual([null, 0, 2, null]);
  vi.advanceTimersByTime(9_999);
  expect(absence.minutes).toEqual([null, 0, 2, null]);
  vi.advanceTimersByTime(1);
  expect(absence.minutes).toEqual([null, 1, 2, null]);
  vi.advanceTimersByTime(45_000);
  expect(absence.minutes).toEqual([null, 1, 3, null]);
  vi.advanceTimersByTime(3_600_000);
  expect(absence.minutes).toEqual([null, 61, 63, null]);
});

test("who is back is no longer away, and nothing ticks for nobody", () => {
  const absence = new Absence();
  absence.show([gone(10)], Date.now);
  expect(vi.getTimerCount()).toBe(1);
  absence.show([here], Date.now);
  expect([absence.minutes, vi.getTimerCount()]).toEqual([[null], 0]);
  absence.show([gone(10)], Date.now);
  absence.stop();
  expect(vi.getTimerCount()).toBe(0);
});
