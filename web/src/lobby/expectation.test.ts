import { expect, test } from "vitest";
import type { GameInfo, Measured } from "../net/messages";
import { type Draft, firstDraft, withSeat, withValue } from "./draft";
import { expectationOf } from "./expectation";

const figure = (level: string, players: number, difficulty: string, wins: number): Measured => ({
  level,
  players,
  difficulty,
  games: 400,
  wins,
  low: wins / 400 - 0.04,
  high: wins / 400 + 0.04,
});

const game: GameInfo = {
  name: "island",
  together: true,
  levels: ["random", "novice", "normal"],
  options: [{ name: "players", allowed: [2, 3, 4, 5], default: 2, each_seat: false }],
  measured: [
    figure("normal", 2, "easy", 300),
    figure("normal", 2, "hard", 100),
    figure("normal", 4, "easy", 200),
    figure("novice", 4, "easy", 20),
  ],
};
const draft = firstDraft(game);
const of = (players: number, change: Partial<Draft> = {}): Draft => ({
  ...withValue(draft, "players", players),
  ...change,
});

test("the figures of as many bots of that level, by difficulty", () => {
  const found = expectationOf(game, of(2))!;
  expect(found).toMatchObject({ level: "normal", players: 2, games: 400, nearest: false });
  expect(found.rates["hard"]).toEqual({ share: 0.25, low: 0.21, high: 0.29 });
});

test("what was never measured is told from the nearest number of players, and says so", () => {
  expect(expectationOf(game, of(5))).toMatchObject({ players: 4, nearest: true });
  expect(expectationOf(game, of(2, { level: "novice" }))).toMatchObject({ players: 4, nearest: true });
});

test("halfway, the larger table counts; a difficulty without a figure has none", () => {
  const found = expectationOf(game, of(3))!;
  expect(found).toMatchObject({ players: 4, nearest: true });
  expect(Object.keys(found.rates)).toEqual(["easy"]);
});

test("among bots of several levels that of the table counts, and it is only the nearest", () => {
  const seat = { ...draft.seats[1]!, level: "novice" };
  expect(expectationOf(game, withSeat(of(4), 1, seat))).toMatchObject({ level: "normal", nearest: true });
  expect(expectationOf(game, withSeat(of(2), 1, seat))).toMatchObject({ level: "novice", players: 4 });
});

test("a level, or a game, that was never measured expects nothing", () => {
  expect(expectationOf(game, of(4, { level: "random" }))).toBeNull();
  expect(expectationOf({ ...game, measured: [] }, of(4))).toBeNull();
});
