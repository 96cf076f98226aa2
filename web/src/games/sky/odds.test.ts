import { expect, test } from "vitest";
import { cardsToCome, chanceOf, chanceOfSome, left } from "./odds";
import { sky } from "./view.fixture";

test("two cards of four, until one stops the storm", () => {
  const view = sky(); // two lightnings, a gust, and the card that ends the storm
  expect(chanceOf(view, "gust")).toBeCloseTo(1 / 4 + (1 / 2) * (1 / 3));
  expect(chanceOf(view, "storm-reshuffles")).toBeCloseTo(1 / 2);
});

test("nothing comes after the card that stops the storm", () => {
  expect(chanceOfSome([{ "storm-reshuffles": 1 }, { lightning: 3 }], 3, ["lightning"])).toBe(0);
  expect(chanceOfSome([{ "storm-intensifies": 1 }, { lightning: 3 }], 2, ["lightning"])).toBe(1);
});

test("a card that isn't in the deck can't come at all", () => {
  expect(chanceOfSome([{ lightning: 3, gust: 4, "storm-intensifies": 2 }], 5, ["wind-clockwise"])).toBe(0);
});

test("in the storm only the cards still to come count", () => {
  const { turn } = sky();
  expect(chanceOf(sky({ turn: { ...turn, step: "storm", to_draw: 1 } }), "lightning")).toBeCloseTo(1 / 2);
  expect(chanceOf(sky({ turn: { ...turn, step: "storm", to_draw: 0 } }), "lightning")).toBe(0);
});

test("after the end no card comes any more", () => {
  expect(cardsToCome(sky())).toBe(2);
  const over = sky({ outcome: "swept" });
  expect(cardsToCome(over)).toBe(0);
  expect(chanceOf(over, "lightning")).toBe(0);
});

test("cards left are counted over all layers", () => {
  const { storm } = sky();
  const view = sky({ storm: { ...storm, layers: [{ gust: 1 }, { gust: 2, lightning: 1 }] } });
  expect(left(view, "gust")).toBe(3);
  expect(left(view, "gust", "lightning")).toBe(4);
});
