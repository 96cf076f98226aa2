import { expect, test } from "vitest";
import { shown, wishOf } from "./keys";

const press = (key: string, held: Partial<{ ctrlKey: boolean }> = {}) =>
  wishOf({ key, ctrlKey: false, altKey: false, metaKey: false, ...held });

test("digits choose a verb, letters do the rest, other keys nothing", () => {
  expect(press("3")).toEqual({ what: "verb", number: 3 });
  expect(press("Escape")).toEqual({ what: "back" });
  expect(press("e")).toEqual({ what: "end" });
  expect(press("0")).toBeNull();
  expect(press("x")).toBeNull();
});

test("a browser's own shortcuts are left alone", () => {
  expect(press("t", { ctrlKey: true })).toBeNull();
});

test("every letter is on the help sheet", () => {
  const listed = shown.map(([key]) => key.toLowerCase());
  for (const key of "egutbhij?") expect(listed).toContain(key);
});
