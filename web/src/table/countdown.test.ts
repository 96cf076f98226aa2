import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Countdown } from "./countdown.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("whole seconds are counted down to nothing", () => {
  const countdown = new Countdown();
  countdown.show({ seconds: 5, stopped: false, held: [], card: 1 }, Date.now);
  expect(countdown.left).toBe(5);
  vi.advanceTimersByTime(2600);
  expect([countdown.left, countdown.share.toFixed(1)]).toEqual([3, "0.5"]);
  vi.advanceTimersByTime(60_000);
  expect(countdown.left).toBe(0);
});

test("it stands still when somebody is busy, and shows nothing where nothing comes by itself", () => {
  const countdown = new Countdown();
  countdown.show({ seconds: 3, stopped: true, held: [], card: 1 }, Date.now);
  vi.advanceTimersByTime(60_000);
  expect(countdown.left).toBe(3);
  countdown.show({ seconds: null, stopped: false, held: [0], card: 1 }, Date.now);
  expect(countdown.left).toBeNull();
});
