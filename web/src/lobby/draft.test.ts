import { expect, test } from "vitest";
import type { GameInfo } from "../net/messages";
import {
  adventurersOf,
  allowedNow,
  allowedPlayers,
  botsMayAsk,
  common,
  type Draft,
  firstDraft,
  isOpen,
  isTimed,
  others,
  type Seat,
  seated,
  starter,
  valueOf,
  withSeat,
  withValue,
  wishOf,
} from "./draft";

const option = (name: string, allowed: readonly (string | number | boolean)[], each_seat = false) => ({
  name,
  allowed,
  default: allowed.at(-1)!,
  each_seat,
});

const game: GameInfo = {
  name: "island",
  together: true,
  levels: ["random", "novice", "normal", "expert"],
  measured: [],
  options: [
    option("players", [2, 3, 4]),
    option("difficulty", ["normal", "novice"]),
    option("adventurers", ["pilot", "diver", "drawn"], true),
    option("first", ["seat1", "seat2", "seat3", "seat4", "drawn"]),
    option("rescue", [false, true]),
  ],
};
const names = ["Inès", "Player 2", "Player 3", "Player 4"];
const draft = firstDraft(game);

const sit = (from: Draft, number: number, change: Partial<Seat>): Draft =>
  withSeat(from, number, { ...from.seats[number]!, ...change });

test("a newcomer sits down with bots and starts, else at the defaults of the game", () => {
  expect(wishOf(draft, game, names, "normal")).toEqual({
    game: "island",
    options: { players: 3, difficulty: "novice", adventurers: "drawn", first: "seat1", rescue: true },
    seats: [
      { kind: "you", name: "Inès" },
      { kind: "bot", level: "normal" },
      { kind: "bot", level: "normal" },
    ],
    listed: false,
    pace: "normal",
    bots_ask: true,
    win_bar: true,
    private: false,
    idle: null,
    clock: null,
  });
});

test("a game may have any options: no difficulty, no adventurers, and numbers", () => {
  const race = {
    ...game,
    options: [option("players", [2, 5]), option("scores", ["open", "hidden"]), option("laps", [3, 1])],
  };
  const wished = withValue(firstDraft(race), "laps", 3);
  expect(adventurersOf(race)).toEqual([]);
  expect(wishOf(wished, race, names, "normal").options).toEqual({ players: 2, scores: "hidden", laps: 3 });
});

test("a game for two only gets two seats", () => {
  const duel = { ...game, options: [option("players", [2])] };
  expect(seated(firstDraft(duel))).toHaveLength(2);
});

test("a game whose bots have no normal level gets its strongest", () => {
  expect(firstDraft({ ...game, levels: ["random", "novice"] }).level).toBe("novice");
});

test("the number of players decides how many seats count", () => {
  expect(allowedPlayers(game)).toEqual([2, 3, 4]);
  const four = withValue(draft, "players", 4);
  expect(seated(four)).toHaveLength(4);
  expect(seated(withValue(four, "players", 2))).toHaveLength(2);
});

test("people at this screen are all `you`, by their names; an open seat waits", () => {
  const mixed = sit(sit(draft, 1, { who: "here" }), 2, { who: "open" });
  expect(wishOf(mixed, game, names, "fast").seats).toEqual([
    { kind: "you", name: "Inès" },
    { kind: "you", name: "Player 2" },
    { kind: "open" },
  ]);
});

test("an adventurer is chosen by one seat only: the other draws", () => {
  const twice = sit(sit(draft, 0, { adventurer: "pilot" }), 2, { adventurer: "pilot" });
  expect(twice.seats.map((seat) => seat.adventurer)).toEqual(["drawn", "drawn", "pilot", "drawn"]);
  expect(wishOf(twice, game, names, "fast").options["adventurers"]).toEqual(["drawn", "drawn", "pilot"]);
  expect(adventurersOf(game)).toContain("diver");
});

test("nobody can start from a seat that isn't there", () => {
  const first = common(game).find((one) => one.name === "first")!;
  expect(allowedNow(first, draft)).toEqual(["seat1", "seat2", "seat3", "drawn"]);
  const third = withValue(draft, "first", "seat3");
  expect(wishOf(third, game, names, "fast").options["first"]).toBe("seat3");
  const two = withValue(third, "players", 2);
  expect(wishOf(two, game, names, "fast").options["first"]).toBe("seat1");
});

test("somebody at this screen starts, wherever they sit; among bots alone chance decides", () => {
  const first = starter(game)!;
  const second = sit(sit(draft, 0, { who: "bot" }), 1, { who: "here" });
  expect(valueOf(second, first)).toBe("seat2");
  expect(valueOf(withValue(second, "first", "drawn"), first)).toBe("drawn");
  expect(valueOf(sit(draft, 0, { who: "bot" }), first)).toBe("drawn");
});

test("bots have the level of the table, but for a seat with a level of its own", () => {
  const mixed = { ...sit(draft, 1, { level: "novice" }), level: "expert" };
  expect(wishOf(mixed, game, names, "fast").seats.slice(1)).toEqual([
    { kind: "bot", level: "novice" },
    { kind: "bot", level: "expert" },
  ]);
});

test("options with a place of their own aren't listed with the others", () => {
  expect(others(game).map((one) => one.name)).toEqual(["rescue"]);
});

test("only a table with an open seat is listed", () => {
  const listed = { ...draft, listed: true };
  expect(wishOf(listed, game, names, "fast").listed).toBe(false);
  const open = sit(listed, 2, { who: "open" });
  expect(isOpen(open)).toBe(true);
  expect(wishOf(open, game, names, "fast").listed).toBe(true);
});

test("only where others may come it matters who looks on, and how long one waits for them", () => {
  const strict = { ...draft, private: true, idle: 300, clock: 60 };
  expect(wishOf(strict, game, names, "fast")).toMatchObject({ private: false, idle: null, clock: null });
  const open = sit(strict, 2, { who: "open" });
  expect(wishOf(open, game, names, "fast")).toMatchObject({ private: true, idle: 300, clock: null });
});

test("rivals who are people may agree on a clock", () => {
  const race = { ...game, together: false };
  const timed = { ...draft, clock: 60 };
  expect(isTimed(timed, race)).toBe(false);
  const here = sit(timed, 1, { who: "here" });
  expect(isTimed(here, race)).toBe(true);
  expect(isTimed(here, game)).toBe(false);
  expect(wishOf(here, race, names, "fast").clock).toBe(60);
});

test("an open seat beyond the players doesn't count", () => {
  const beyond = sit(draft, 3, { who: "open" });
  expect(isOpen(beyond)).toBe(false);
});

test("bots may have something to ask where people and bots play together", () => {
  const draft = firstDraft(game);
  expect(botsMayAsk(draft, game)).toBe(true);
  expect(botsMayAsk(draft, { ...game, together: false })).toBe(false);
  expect(botsMayAsk({ ...draft, seats: draft.seats.map((seat) => ({ ...seat, who: "here" })) }, game)).toBe(false);
  expect(wishOf({ ...draft, botsAsk: false }, game, names, "normal").bots_ask).toBe(false);
  expect(wishOf({ ...draft, winBar: false }, game, names, "normal").win_bar).toBe(false);
});
