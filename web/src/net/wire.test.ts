import { expect, test } from "vitest";
import type { Line, TableInfo, Update, View } from "./messages";
import { commanded, heard, type Known, nothing } from "./wire";

const table: TableInfo = {
  id: "k3",
  game: "chess",
  options: {},
  seats: [],
  yours: true,
  pace: "normal",
  wait: true,
  ask: true,
  bots_ask: true,
  listed: false,
  private: false,
  idle: null,
  clock: null,
  phrases: [],
};

const line = (move: number): Line => ({ move, events: [{ what: "turn", facts: { who: move } }] });

function update(v: number, keep: number, told: readonly Line[] = []): Update {
  const view = { outcome: null } as View;
  const position = { choices: { things: {}, forms: [] }, can_undo: false, chances: null, chances_before: null };
  const rest = { ...position, waiting: [], pause: null, offer: null };
  return { type: "update", v, moves: keep + told.length, keep, told, view, ...rest };
}

function seated(): Known {
  const welcomed = heard(nothing, { type: "welcome", table, journal: [line(1), line(2)] });
  return heard(welcomed, update(7, 2));
}

const moves = (known: Known): readonly number[] => known.journal.map((one) => one.move);
const step = { type: "do", id: "a", at: 7, action: "seat1 end" } as const;
const second = { type: "do", id: "b", at: 7, action: "seat1 end" } as const;

test("a welcome brings the table and its journal, an update the position", () => {
  expect(seated().table).toBe(table);
  expect(moves(seated())).toEqual([1, 2]);
  expect(seated().update?.v).toBe(7);
});

test("an update keeps the lines that still hold and adds what is told", () => {
  expect(moves(heard(seated(), update(8, 2, [line(3)])))).toEqual([1, 2, 3]);
});

test("a long journal comes in parts, the last one first", () => {
  const late = heard(nothing, { type: "welcome", table, journal: [line(3), line(4)] });
  expect(moves(heard(late, { type: "lines", lines: [line(1), line(2)] }))).toEqual([1, 2, 3, 4]);
});

test("after an undo the lines that were taken back are gone", () => {
  expect(moves(heard(seated(), update(8, 1)))).toEqual([1]);
});

test("a welcome after a reconnect replaces the journal and keeps what is still to be answered", () => {
  const sent = commanded(seated(), step);
  const back = heard(sent, { type: "welcome", table, journal: [line(1)] });
  expect(moves(back)).toEqual([1]);
  expect(back.pending).toEqual([step]);
});

test("a command is pending until it is done and its position is here, and then only that one", () => {
  const both = commanded(commanded(seated(), step), second);
  expect(both.pending).toEqual([step, second]);
  const done = heard(both, { type: "done", id: "a", v: 8 });
  expect(done.pending).toEqual([step, second]);
  expect(heard(done, update(8, 2, [line(3)])).pending).toEqual([second]);
});

test("a command that was done before the connection broke is answered as soon as it is known", () => {
  const back = heard(commanded(seated(), step), update(9, 2, [line(3)]));
  expect(heard(back, { type: "done", id: "a", v: 8 }).pending).toEqual([]);
});

test("a refusal answers its command, says why, and brings the present position", () => {
  const now = update(9, 2, [line(3)]);
  const refused = heard(commanded(seated(), step), {
    type: "refused",
    id: "a",
    reason: "stale",
    facts: {},
    now,
  });
  expect(refused.pending).toEqual([]);
  expect(refused.refused?.reason).toBe("stale");
  expect(refused.update).toBe(now);
  expect(moves(refused)).toEqual([1, 2, 3]);
});

test("a refusal of something without an id leaves the commands alone", () => {
  const message = { type: "refused", id: null, reason: "too-fast", facts: {}, now: null } as const;
  expect(heard(commanded(seated(), step), message).pending).toEqual([step]);
});

test("the next command ends the look back and clears the last refusal", () => {
  const message = { type: "refused", id: null, reason: "too-fast", facts: {}, now: null } as const;
  const looking = heard(heard(seated(), message), { type: "moment", moves: 1, view: update(1, 0).view });
  expect(looking.moment?.moves).toBe(1);
  expect(commanded(looking, step)).toMatchObject({ moment: null, refused: null });
});

test("what is said to us alone is kept until something else is, and whose turn is timed", () => {
  const asked = heard(seated(), { type: "undo-asked", by: 1, at: 7 });
  expect(asked.word).toEqual({ type: "undo-asked", by: 1, at: 7 });
  const timed = heard(asked, { type: "ticking", seat: 1, seconds: 30 });
  expect(timed.ticking?.seat).toBe(1);
  expect(timed.word).toBe(asked.word);
});

test("a table that was deleted is gone, one that never was is unknown", () => {
  const message = { type: "refused", id: null, reason: "no-table", facts: {}, now: null } as const;
  expect(heard(seated(), { type: "gone" }).end).toBe("gone");
  expect(heard(seated(), message).end).toBe("gone");
  expect(heard(nothing, message).end).toBe("unknown");
  expect(heard(nothing, { ...message, reason: "other-rules" }).end).toBe("other-rules");
});

test("a rematch tells where it is, and a change who sits there", () => {
  expect(heard(seated(), { type: "moved", table: "k4" }).moved).toBe("k4");
  const listed = { ...table, pace: "fast" } as const;
  expect(heard(seated(), { type: "changed", table: listed }).table).toBe(listed);
});

test("a pause that changes leaves all else as it is", () => {
  const pause = { seconds: null, stopped: false, held: [0], card: 2 };
  const known = heard(seated(), { type: "paused", waiting: [0], pause, offer: null });
  expect(known.update).toEqual({ ...seated().update, waiting: [0], pause });
  expect(moves(known)).toEqual([1, 2]);
});

test("how many look on is told by itself, and anew after a welcome", () => {
  const watched = heard(seated(), { type: "watched", lookers: 3 });
  expect(watched.lookers).toBe(3);
  expect(heard(watched, update(8, 2, [line(3)])).lookers).toBe(3);
  expect(heard(watched, { type: "welcome", table, journal: [] }).lookers).toBe(0);
});
