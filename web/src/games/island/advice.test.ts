import { beforeAll, expect, test } from "vitest";
import type { Advice, AdviceLine, Choice } from "../../net/messages";
import { figuresSpoken, fromNow, inShort, lessThanBest, reasonsOf, sentencesOf, trendOf } from "../../table/advice";
import { person, setLanguage } from "../../text/words.svelte";
import { places } from "./reading";
import { guide } from "./verbs";
import { island } from "./view.fixture";

beforeAll(() => setLanguage("en"));

const telling = () => ({
  game: "island",
  guide,
  places: places(island({})),
  names: [person("Ada"), person("Bo")],
  seat: 0,
  end: "end",
});

const step = (verb: string, picks: readonly string[] = [], seat = 0): Choice => ({
  action: `${seat} ${verb} ${picks.join()}`,
  seat,
  verb,
  picks,
});
const moving = step("move", ["place:3"]);
const shoring = step("shore", ["place:1"]);
const line = (steps: readonly Choice[], changed: Partial<AdviceLine> = {}): AdviceLine => ({
  steps,
  chance: 0.7,
  difference: 0,
  error: null,
  same: false,
  reasons: [],
  ...changed,
});
const advice = (changed: Partial<Advice> = {}): Advice => ({
  game: "island",
  seat: 0,
  level: "expert",
  samples: 512,
  now: 0.64,
  error: 0.031,
  lines: [],
  ...changed,
});

test("each step is a sentence, and says whose it is where it isn't one's own", () => {
  expect(sentencesOf([moving, step("shore", ["place:1"], 1)], telling())).toEqual([
    "Move to the Observatory",
    "Bo: Shore up the Cave of Embers",
  ]);
});

test("another plan is told from where it differs, without the end of the turn", () => {
  const best = line([moving, shoring, step("end")]);
  expect(inShort(best, best, 0, telling())).toBe("Move to the Observatory, shore up the Cave of Embers");
  expect(inShort(line([moving, step("end")]), best, 0, telling())).toBe("1, then end your actions");
  expect(inShort(line([step("end")]), best, 0, telling())).toBe("End your actions");
  expect(inShort(best, best, 1, telling())).toBe("Shore up the Cave of Embers");
});

test("a reason says what it is compared with", () => {
  const facts = { place: "observatory", from: 41, to: 0 };
  const ground = (against: string) => ({ rule: "I17", message: "island-hint-sinks", facts, against });
  const said = "Observatory: risk of sinking this turn 41 % → 0 %.";
  expect(reasonsOf(line([], { reasons: [ground("letting be"), ground("next best")] }), telling())).toEqual([
    said,
    `Compared with the next best: ${said}`,
  ]);
});

test("what a plan brings is told from now on, and how it is behind the best one with its error", () => {
  const best = line([]);
  expect(fromNow(advice(), best)).toBe("+6");
  expect(fromNow(advice(), line([], { chance: 0.61 }))).toBe("−3");
  expect(fromNow(advice(), line([], { chance: 0.642 }))).toBe("±0");
  expect(lessThanBest(best, best)).toBe("");
  expect(lessThanBest(line([], { difference: -0.062, error: 0.021 }), best)).toBe("6 ± 2 below the best");
  expect(lessThanBest(line([], { difference: -0.001 }), best)).toBe("1 below the best");
  expect(lessThanBest(line([], { difference: 0.02, same: true }), best)).toBe("");
});

test("a chance has risen or fallen where the error tells so", () => {
  expect(trendOf(advice(), line([]))).toBe(1);
  expect(trendOf(advice({ now: 0.72 }), line([]))).toBe(0);
  expect(trendOf(advice({ now: 0.72, error: null }), line([]))).toBe(-1);
});

test("whoever listens hears both figures, and the error if there is one", () => {
  expect(figuresSpoken(advice(), line([]))).toBe("Chances to win: 64% now, 70% with it, give or take 3.");
  expect(figuresSpoken(advice({ error: null }), line([]))).toBe("Chances to win: 64% now, 70% with it.");
});
