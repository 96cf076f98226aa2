import { expect, test } from "vitest";
import { chancesAreShown, understood } from "./preferences";

test("a newcomer gets their browser's language, the system's theme, and no sound", () => {
  expect(understood(null, ["de-CH", "fr-CH", "en"])).toEqual({
    language: "fr",
    theme: "auto",
    motion: "normal",
    sound: false,
    wait: true,
    ask: true,
    pace: "normal",
    countdown: 5,
    takeBack: true,
    confirm: true,
    talk: true,
    notify: false,
    chances: null,
    hasPlayed: false,
    name: "",
    tips: [],
  });
  expect(understood(null, ["de"]).language).toBe("en");
});

test("what was chosen is kept", () => {
  const chosen = {
    language: "fr",
    theme: "dark",
    motion: "off",
    sound: true,
    wait: false,
    ask: false,
    pace: "fast",
    countdown: null,
    takeBack: false,
    confirm: false,
    talk: false,
    notify: true,
    chances: false,
    hasPlayed: true,
    name: "Inès",
    tips: ["glow"],
  };
  expect(understood(chosen, ["en"])).toEqual(chosen);
});

test("what can't be read falls back, one setting at a time", () => {
  const spoilt = { language: "tlh", theme: 3, pace: "warp", name: null, sound: "yes", motion: "slow", tips: "all" };
  expect(understood(spoilt, [])).toEqual({ ...understood(null, []), motion: "slow" });
  expect(understood("rubbish", [])).toEqual(understood(null, []));
});

test("chances are hidden in a first game, and as one wishes ever after", () => {
  const shown = (chances: boolean | null, hasPlayed: boolean): boolean => chancesAreShown({ chances, hasPlayed });
  expect([shown(null, false), shown(null, true)]).toEqual([false, true]);
  expect([shown(true, false), shown(false, true)]).toEqual([true, false]);
});
