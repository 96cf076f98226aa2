import { expect, test } from "vitest";
import { cardsIn, cardsOnTop, sizeOf } from "./bags";

test("a bag is as large as all its cards", () => {
  expect(sizeOf({ sun: 2, wind: 1 })).toBe(3);
  expect(cardsIn({ sun: 2, wind: 1 })).toEqual(["sun", "sun", "wind"]);
});

test("cards on top are known down to the first layer of several", () => {
  expect(cardsOnTop([{ sun: 1 }, { wind: 1 }, { sun: 1, wind: 1 }, { sun: 1 }])).toEqual(["sun", "wind"]);
  expect(cardsOnTop([{ sun: 2 }])).toEqual([]);
});
