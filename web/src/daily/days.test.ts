import { expect, test } from "vitest";
import { monthAfter, nameOfDay, nameOfMonth, namesOfWeekdays, timeUntil, weeksOf } from "./days";

test("a month is weeks from Monday to Sunday", () => {
  const weeks = weeksOf("2026-11"); // it begins on a Sunday
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks[1]?.[0]).toBe("2026-11-02");
  expect(weeks[5]).toEqual(["2026-11-30", null, null, null, null, null, null]);
  expect(weeksOf("2027-02")).toHaveLength(4); // from Monday the first to Sunday the twenty-eighth
  expect(weeksOf("2028-02").flat().filter(Boolean)).toHaveLength(29);
});

test("months follow each other over the turn of the year", () => {
  expect(monthAfter("2026-12", 1)).toBe("2027-01");
  expect(monthAfter("2026-01", -1)).toBe("2025-12");
});

test("days are named in the reader's language", () => {
  expect(nameOfDay("2026-11-16", "en")).toBe("16 November");
  expect(nameOfDay("2026-11-16", "en", "short")).toBe("16 Nov");
  expect(nameOfDay("2026-08-16", "fr", "short")).toBe("16 août");
  expect(nameOfDay("2026-11-16", "fr", "long", "2027-01-02")).toBe("16 novembre 2026");
  expect(nameOfMonth("2026-11", "fr")).toBe("novembre 2026");
  expect(namesOfWeekdays("en").map(({ long }) => long)[0]).toBe("Monday");
  expect(namesOfWeekdays("fr").map(({ letter }) => letter)).toEqual(["L", "M", "M", "J", "V", "S", "D"]);
});

test("the time to the next deal is told in hours and minutes that have begun", () => {
  const then = Date.parse("2026-11-17");
  expect(timeUntil(then, Date.parse("2026-11-16T15:48:30Z"))).toEqual({ hours: 8, minutes: 12 });
  expect(timeUntil(then, then - 1)).toEqual({ hours: 0, minutes: 1 });
  expect(timeUntil(then, then + 5000)).toEqual({ hours: 0, minutes: 0 });
});
