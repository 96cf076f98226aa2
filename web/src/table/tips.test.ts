import { expect, test } from "vitest";
import { type Passage, type Shown, tipAt } from "./tips";

/** What is on the table after each passing of the turn, while nobody dismisses anything. */
function seen(turns: readonly boolean[], read: readonly string[] = []): readonly (string | null)[] {
  let shown: Shown | null = null;
  let known = read;
  return turns.map((mine, passed) => {
    const before: Shown | null = shown;
    shown = tipAt({ mine, passed }, before, known);
    if (before !== null && before.tip !== shown?.tip) known = [...known, before.tip];
    return shown?.tip ?? null;
  });
}

test("who starts hears what glows, then of the others, then why not", () => {
  expect(seen([true, false, true, false, true, false])).toEqual(["glow", "others", "others", null, "why", null]);
});

test("who doesn't start hears at their own first turn what glows", () => {
  expect(seen([false, true, false])).toEqual([null, "glow", "others"]);
});

test("what was read never comes again", () => {
  expect(seen([true, false, true], ["glow", "others"])).toEqual(["why", null, null]);
  expect(seen([true, false, true], ["glow", "others", "why"])).toEqual([null, null, null]);
});

test("a tip that is dismissed makes room for no other before the turn passes", () => {
  const now: Passage = { mine: true, passed: 0 };
  const shown = tipAt(now, null, []);
  expect(shown).toEqual({ tip: "glow", since: 0 });
  expect(tipAt(now, shown, ["glow"])).toBeNull();
});
