import { expect, test } from "vitest";
import type { AdviceLine, Hint, Update, View } from "./messages";
import { commanded, heard, holding, type Known, nothing, wondered } from "./wire";

function update(v: number): Update {
  const rest = {
    choices: { things: {}, forms: [] },
    waiting: [],
    pause: null,
    offer: null,
    can_undo: false,
    chances: null,
    chances_before: null,
  };
  return { type: "update", v, moves: v, keep: v, told: [], view: { outcome: null } as View, ...rest };
}

const plan = (...actions: readonly string[]): AdviceLine => ({
  steps: actions.map((action) => ({ action, seat: 0, verb: "move", picks: [] })),
  chance: 0.7,
  difference: 0,
  error: null,
  same: false,
  reasons: [],
});

const lines = [plan("one", "two", "end"), plan("one", "three"), plan("four")];
const advice = { game: "chess", seat: 0, level: "expert", samples: 9, now: 0.6, error: 0.03, lines };
const hint: Hint = { type: "hint", id: "h", at: 7, advice, chances: null };
const question = { type: "ask-hint", id: "h", at: 7 } as const;

const asking = (): Known => wondered(heard(nothing, update(7)), question);
const advised = (): Known => heard(asking(), hint);

/** What the server says when we have done something that led to a version. */
function done(known: Known, action: string, v: number): Known {
  const sent = commanded(known, { type: "do", id: action, at: v - 1, action });
  return heard(heard(sent, { type: "done", id: action, v }), update(v));
}

test("a hint answers its question, and no other", () => {
  expect(advised()).toMatchObject({ question: null, advised: { hint, at: 7, done: [] } });
  expect(heard(asking(), { ...hint, id: "before" })).toMatchObject({ question: { ask: question }, advised: null });
});

test("a first guess is known until the answer comes", () => {
  const guess = { type: "guess", id: "h", at: 7, steps: lines[0]!.steps } as const;
  const guessed = heard(asking(), guess);
  expect(guessed).toMatchObject({ question: { ask: question, guess: guess.steps }, advised: null });
  expect(heard(guessed, hint).question).toBeNull();
  expect(heard(asking(), { ...guess, id: "before" }).question?.guess).toBeNull();
});

test("when something happens, question and hint are of no use any more", () => {
  expect(heard(asking(), update(8)).question).toBeNull();
  expect(heard(advised(), update(8)).advised).toBeNull();
  expect(heard(advised(), update(7)).advised?.hint).toBe(hint);
});

test("after a reconnect nobody waits for an answer", () => {
  const back = { type: "welcome", table: { id: "k" } as never, journal: [] } as const;
  expect(heard(asking(), back).question).toBeNull();
});

test("whoever follows a hint keeps the plans that go on so", () => {
  const first = done(advised(), "one", 8);
  expect(first.advised?.done).toEqual(["one"]);
  expect(holding(first.advised!)).toEqual(lines.slice(0, 2));
  const second = done(first, "two", 9);
  expect(holding(second.advised!)).toEqual(lines.slice(0, 1));
  expect(done(second, "end", 10).advised).toBeNull();
});

test("whoever does something else, or is not alone to do it, has to ask again", () => {
  expect(done(advised(), "other", 8).advised).toBeNull();
  const sent = commanded(advised(), { type: "do", id: "a", at: 7, action: "one" });
  expect(heard(sent, update(8)).advised).toBeNull();
});

test("a refusal of the question says why there is no hint, until something else happens", () => {
  const refusal = { type: "refused", id: "h", reason: "hints", facts: { most: "3" }, now: update(7) } as const;
  const refused = heard(asking(), refusal);
  expect(refused).toMatchObject({ question: null, unadvised: { reason: "hints" }, refused: null });
  expect(heard(refused, update(7)).unadvised).not.toBeNull();
  expect(heard(refused, update(8)).unadvised).toBeNull();
  expect(wondered(refused, question).unadvised).toBeNull();
});
