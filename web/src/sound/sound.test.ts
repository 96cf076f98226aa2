import { expect, test } from "vitest";
import { lost, soundsOf, turn, won } from "./sound";

const tick = (): void => undefined;
const tock = (): void => undefined;
const sounds = { fell: tick, broke: tock, cracked: tock };

test("each sound is heard once, whatever the number of changes", () => {
  const changes = [{ what: "fell" }, { what: "fell" }, { what: "broke" }, { what: "cracked" }];
  expect(soundsOf(changes, sounds, [])).toEqual([tick, tock]);
});

test("only one's own turn is rung in", () => {
  const passes = { what: "turn", seat: 1 };
  expect(soundsOf([passes], sounds, [1])).toEqual([turn]);
  expect(soundsOf([passes], sounds, [0])).toEqual([]);
});

test("the end sounds as it is", () => {
  expect(soundsOf([{ what: "ended", won: true } as never], sounds, [])).toEqual([won]);
  expect(soundsOf([{ what: "ended", won: false } as never], sounds, [])).toEqual([lost]);
});
