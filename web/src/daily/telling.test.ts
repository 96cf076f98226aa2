import { beforeAll, expect, test } from "vitest";
import type { DailyCard, DailyResult } from "../net/messages";
import { setLanguage } from "../text/words.svelte";
import { companyOf, figuresOf, reached, remark, textOf, titleOf, whoPlayed } from "./telling";

const result: DailyResult = {
  rank: 1,
  seats: [
    { name: "Ada", level: null, you: true },
    { name: "Ben", level: null, you: false },
    { name: "", level: "expert", you: false },
    { name: "", level: "expert", you: false },
  ],
  won: true,
  outcome: "won",
  turns: 19,
  hints: 2,
  figures: [
    { name: "parts", value: 4, of: 4 },
    { name: "water", value: 3, of: null },
  ],
};
const lost = { ...result, won: false, outcome: "thirst", figures: [{ name: "parts", value: 1, of: 4 }], hints: 0 };
const card: DailyCard = { table: "x", result, listed: true, chances: [0.3, 0.55, 1], top: 12 };
const deal = { date: "2026-11-16", today: "2026-11-16", game: "desert", difficulty: "elite", teams: 214 };

beforeAll(() => setLanguage("en"));

test("a deal is named by its game and how hard it is", () => {
  expect(titleOf(deal)).toBe("Forbidden Desert, Elite");
  expect(titleOf({ game: "through_the_desert", difficulty: null })).toBe("Through the Desert");
  expect(companyOf({ game: "desert", players: 2, adventurers: ["climber", "archaeologist"] })).toBe(
    "Two adventurers: Climber and Archaeologist.",
  );
  expect(companyOf({ game: "through_the_desert", players: 3, adventurers: [] })).toBe("Three rivals.");
});

test("who played is told by name, bots by their level", () => {
  expect(whoPlayed(result)).toBe("You, Ben, 2 × Expert");
  expect(whoPlayed({ seats: [...result.seats, ...result.seats.slice(0, 2)] })).toBe("You, Ben, 2 × Expert");
});

test("a team that won is told by its turns, one that lost by what it had and why", () => {
  expect([reached("desert", result), remark("desert", result)]).toEqual(["turn 19", "2 hints"]);
  expect([reached("desert", lost), remark("desert", lost)]).toEqual(["1 of 4 parts", "Someone died of thirst"]);
});

test("rivals are told by their points", () => {
  expect(
    reached("through_the_desert", { won: true, turns: 30, figures: [{ name: "points", value: 88, of: null }] }),
  ).toBe("88 points");
});

test("the card has four figures, and none that isn't known", () => {
  expect(figuresOf(deal, card).map(({ value, what }) => `${value} ${what}`)).toEqual([
    "4 parts",
    "3 water left",
    "2 hints",
    "top 12% of 214 teams",
  ]);
  expect(figuresOf(deal, { ...card, top: null })).toHaveLength(3);
});

test("as text it is three lines without any spoiler, in the reader's language", async () => {
  expect(textOf(deal, card)).toBe("Simoun 16 Nov · Desert, Elite\nwon on turn 19 · 2 hints\n▃▅█");
  await setLanguage("fr");
  expect(textOf(deal, { ...card, result: lost })).toBe(
    "Simoun 16 nov. · Désert, Élite\nperdu au tour 19 · sans conseil\n▃▅█",
  );
  await setLanguage("en");
});
