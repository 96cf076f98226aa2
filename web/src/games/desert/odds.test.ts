import { expect, test } from "vitest";
import { cardsLeft, chanceOfRise, chanceOfSun, chanceOfThirst, mostEndangered } from "./odds";
import { desert, withCards, withSeat } from "./view.fixture";

test("two cards of four, one of them sun, show it half of the time", () => {
  expect(chanceOfSun(desert())).toBe(1 / 2);
  expect(chanceOfRise(desert())).toBe(1 / 2);
});

test("cards that were kept away don't count, nor those already drawn", () => {
  const { turn } = desert();
  expect(chanceOfSun(desert({ turn: { ...turn, reductions: 2 } }))).toBe(0);
  expect(chanceOfSun(desert({ turn: { ...turn, step: "storm", to_draw: 1 } }))).toBe(1 / 4);
});

test("known cards on top come in their order", () => {
  const storm = withCards([{ "wind-east-2": 1 }, { "storm-picks-up": 1 }, { "sun-beats-down": 4 }]);
  expect(chanceOfSun(desert({ storm }))).toBe(0);
  expect(chanceOfRise(desert({ storm }))).toBe(1);
});

test("with the deck used up, all cards come again", () => {
  const storm = { ...withCards([{ "wind-east-2": 1 }]), discard: { "sun-beats-down": 1 } };
  expect(chanceOfSun(desert({ storm }))).toBe(1 / 2);
});

test("who has no water left dies of the first sun, unless shaded", () => {
  expect(chanceOfThirst(withSeat(desert(), { water: 0 }), 0)).toBe(1 / 2);
  expect(chanceOfThirst(withSeat(desert(), { water: 0, shield: true }), 0)).toBe(0);
  expect(mostEndangered(withSeat(desert(), { water: 0 }))).toBe(0);
  expect(mostEndangered(withSeat(desert(), { water: 4 }))).toBeNull();
});

test("the cards left are counted by kind and direction", () => {
  expect(cardsLeft(desert())).toEqual({
    sun: 1,
    rise: 1,
    wind: 2,
    directions: { north: 2, east: 0, south: 0, west: 0 },
  });
});
