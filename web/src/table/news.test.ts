import { expect, test } from "vitest";
import type { SeatInfo } from "../net/messages";
import { newsOf, type Scene } from "./news";

const seat: SeatInfo = { kind: "person", name: "Ada", level: null, present: true, yours: true, can_sit: false };

const scene = (changed: Partial<Scene>): Scene => ({
  lost: false,
  refused: null,
  ruleOf: () => null,
  picks: [],
  lit: [],
  isOnBoard: (pick) => /^(place|corner):/.test(pick),
  turn: {
    seat: 0,
    decider: 0,
    asked: "act",
    message: "asked-act",
    facts: {},
    left: "left",
    actionsLeft: 3,
    actionsInAll: 3,
  },
  over: null,
  update: { waiting: [] },
  seats: [seat],
  mine: [0],
  names: ["Ada"],
  ...changed,
});
const refused = { type: "refused", id: null, reason: "illegal", facts: {}, now: null } as const;

test("a lost connection comes before all else, then a refusal with its rule", () => {
  expect(newsOf(scene({ lost: true, refused })).text).toBe("shell-lost");
  const news = newsOf(scene({ refused, ruleOf: (reason) => (reason === "illegal" ? "R7" : null) }));
  expect(news).toMatchObject({ tone: "bad", rule: "R7" });
});

test("while something is picked, it says what to pick next", () => {
  expect(newsOf(scene({ picks: ["verb:carry"], lit: ["pawn:1", "place:2"] })).text).toBe("table-pick-pawn-place");
  expect(newsOf(scene({ picks: ["place:2"], lit: ["place:2"] })).text).toBe("table-pick-button");
  expect(newsOf(scene({ picks: ["card:a"], lit: ["card:a", "corner:4", "pawn:1"] })).text).toBe(
    "table-pick-pawn-place",
  );
});

test("the table waits for me louder than for others", () => {
  expect(newsOf(scene({ update: { waiting: [0] } }))).toMatchObject({ tone: "ask", text: "table-wait-you" });
  expect(newsOf(scene({ update: { waiting: [1] } }))).toMatchObject({ tone: "calm", text: "table-wait-others" });
});

test("what I have to settle first is urgent, other decisions are not", () => {
  const turn = scene({}).turn;
  expect(newsOf(scene({})).tone).toBe("mine");
  expect(newsOf(scene({ turn: { ...turn, asked: "decide" } })).tone).toBe("ask");
  expect(newsOf(scene({ mine: [], turn: { ...turn, asked: "decide" } })).tone).toBe("calm");
});

test("who has no seat is offered a free one, until the game is over", () => {
  const free: SeatInfo = { ...seat, kind: "open", name: "", yours: false, can_sit: true };
  expect(newsOf(scene({ mine: [], seats: [seat, free] })).seat).toBe(1);
  expect(newsOf(scene({ mine: [0], seats: [seat, free] })).seat).toBeNull();
  expect(newsOf(scene({ mine: [], seats: [seat, free], over: "over" })).seat).toBeNull();
});
