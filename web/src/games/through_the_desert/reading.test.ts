import { expect, test } from "vitest";
import { ending, places, players, scarcest, steps, turn } from "./reading";
import { caravans, none, placeOf, withSeat } from "./view.fixture";

const won = { ...none, total: 12 };

test("a turn has as many camels as it is told", () => {
  const { turn: atTurn } = caravans();
  const said = (to_place: number, in_all: number) => turn(caravans({ turn: { ...atTurn, to_place, in_all } }));
  expect(said(2, 2)).toMatchObject({ actionsLeft: 2, actionsInAll: 2, facts: { camels: 2 } });
  expect(said(1, 2)).toMatchObject({ actionsLeft: 1, actionsInAll: 2 });
  expect(said(1, 1)).toMatchObject({ actionsLeft: 1, actionsInAll: 1 });
});

test("steps tell the camels of a turn, and before that what comes", () => {
  const grown = withSeat(caravans(), 0, { lengths: { rose: 4 } });
  const second = { ...grown, turn: { ...grown.turn, to_place: 1 } };
  expect(steps(second).map(({ now, done }) => [now, done])).toEqual([
    [false, true],
    [true, false],
  ]);
  const riders = { ...grown, turn: { ...grown.turn, step: "riders" } };
  expect(steps(riders).map(({ now }) => now)).toEqual([true, false]);
  const aside = { ...grown, turn: { ...grown.turn, step: "aside" } };
  expect(steps(aside).map(({ now }) => now)).toEqual([true, false, false]);
  expect(turn(riders).actionsLeft).toBe(1);
});

test("points show where one may know them, and who leads where one may know all", () => {
  const half = withSeat(withSeat(caravans(), 0, { points: won }), 1, { points: null });
  expect(players(half).map(({ score }) => score)).toEqual([{ points: 12, leads: false }, null]);
  const open = { ...withSeat(half, 1, { points: none }), leaders: [0] };
  expect(players(open).map(({ score }) => score?.leads)).toEqual([true, false]);
});

test("places are called by their hex", () => {
  expect(places()[placeOf("F7")]).toBe("F7");
  expect(places()).toHaveLength(251);
});

test("the herd that is nearly out is the one that ends the game", () => {
  expect(scarcest(caravans({ supply: { saffron: 9, rose: 3, mint: 4 } }))).toEqual({ camel: "rose", left: 3 });
});

test("the end tells who won, and what each got for what", () => {
  expect(ending(caravans())).toBeNull();
  const over = withSeat(caravans({ outcome: "exhausted", winners: [0] }), 0, { points: won });
  const { winners, columns } = ending(over)!.result!;
  expect(winners).toEqual([0]);
  expect(columns.map(({ values }) => values)).toEqual([
    [12, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});
