import { expect, test } from "vitest";
import { Follower, slides } from "./slides";
import { blown, desert, withPlace } from "./view.fixture";

test("tiles slide one after the other into the hole, in a row or a column", () => {
  const before = desert();
  expect(slides(before, blown(before, 13, 14))).toEqual([
    { from: 13, to: 12 },
    { from: 14, to: 13 },
  ]);
  expect(slides(before, blown(before, 7, 2))).toEqual([
    { from: 7, to: 12 },
    { from: 2, to: 7 },
  ]);
});

test("nothing slides when the hole stays, or has gone where one card can't bring it", () => {
  const before = desert();
  expect(slides(before, before)).toEqual([]);
  expect(slides(before, blown(before, 13, 8))).toEqual([]);
});

test("tiles that differ haven't slid: the views are further apart", () => {
  const before = withPlace(desert(), 13, { face: "tunnel", revealed: true });
  expect(slides(before, blown(before, 13))).toHaveLength(1);
  expect(slides(before, blown(desert(), 13))).toEqual([]);
});

test("a tile keeps its number while it slides, and all are laid anew after a jump", () => {
  const follower = new Follower();
  const start = desert();
  const first = follower.follow(start);
  expect(first.places).toHaveLength(24);
  const moved = blown(start, 13);
  const piece = first.places.indexOf(13);
  expect(follower.follow(moved).places[piece]).toBe(12);
  expect(follower.follow(moved).slides).toEqual([{ from: 13, to: 12 }]);
  const far = follower.follow(blown(start, 11, 6));
  expect(far.slides).toEqual([]);
  expect([...far.places].sort((a, b) => a - b)).not.toContain(6);
});
