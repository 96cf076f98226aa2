import { expect, test } from "vitest";
import { chanceOfCard, chanceOfFlood, chanceOfLandingLost, wantedTreasure } from "./odds";
import { island } from "./view.fixture";

test("two cards of four, one of them Waters Rise, show it half of the time", () => {
  const view = island({ treasure_deck: { count: 4, next: { sandbags: 3, "waters-rise": 1 }, rises: 1, discard: {} } });
  expect(chanceOfCard(view, "waters-rise")).toBe(1 / 2);
  expect(chanceOfCard(view, "earth-stone")).toBe(0);
});

test("Waters Rise brings the flood discard back on top, with the next level's number of cards", () => {
  const view = island({
    treasure_deck: { count: 2, next: { "waters-rise": 1, sandbags: 1 }, rises: 1, discard: {} },
    flood_deck: { count: 4, layers: [[1, 2, 3, 4]], discard: [0, 5] },
    water: { level: 1, cards: 2, meter: [2, 2, 3, 3, 3, 4, 4, 5, 5], skull: 10 },
  });
  expect(chanceOfFlood(view, (place) => place === 0)).toBe(1);
  expect(chanceOfFlood(view, (place) => place === 1)).toBe(0);
});

test("in the flood step only the cards still to come count", () => {
  const turn = { ...island({}).turn, step: "flood", to_draw: 0, to_flood: 1 };
  const view = island({ turn, flood_deck: { count: 4, layers: [[1, 2, 3, 4]], discard: [0] } });
  expect(chanceOfFlood(view, (place) => place === 1)).toBe(1 / 4);
});

test("Fools' Landing is safe as long as it is dry", () => {
  expect(chanceOfLandingLost(island({}))).toBe(0);
});

test("the wanted treasure is the one the player at turn has most of, and nobody has taken", () => {
  const seats = [
    { adventurer: "pilot", place: 0, hand: ["earth-stone", "crystal-of-fire", "crystal-of-fire", "sandbags"] },
  ];
  expect(wantedTreasure(island({ seats }))).toBe("crystal-of-fire");
  expect(wantedTreasure(island({ seats, captured: ["crystal-of-fire"] }))).toBe("earth-stone");
  expect(wantedTreasure(island({ seats, captured: ["crystal-of-fire", "earth-stone"] }))).toBeNull();
});
