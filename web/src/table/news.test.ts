import { expect, test } from "vitest";
import type { Choice, Pause, SeatInfo } from "../net/messages";
import { person } from "../text/words.svelte";
import { isUrgent, newsOf, type Scene } from "./news";

const seat: SeatInfo = {
  kind: "person",
  name: "Ada",
  level: null,
  present: true,
  away: null,
  yours: true,
  can_sit: false,
};
const bot: SeatInfo = { ...seat, kind: "bot", name: "", level: "normal", yours: false };

const scene = (changed: Partial<Scene>): Scene => ({
  lost: false,
  refused: null,
  reason: null,
  ruleOf: () => null,
  question: null,
  prompt: null,
  turn: {
    seat: 0,
    decider: 0,
    asked: "act",
    message: "asked-act",
    facts: {},
    left: "left",
    actionsLeft: 3,
    actionsInAll: 3,
    cardsLeft: 2,
  },
  over: null,
  waiting: [],
  pause: null,
  offer: null,
  canUndo: false,
  last: null,
  canShow: false,
  seats: [seat, bot],
  mine: [0],
  names: [person("Ada"), person("Bot")],
  away: [null, null],
  ...changed,
});
const refused = { type: "refused", id: null, reason: "illegal", facts: {}, now: null } as const;
const pause: Pause = { seconds: 5, stopped: false, held: [], card: 2 };
const choice: Choice = { action: "seat1 end", seat: 0, verb: "end", picks: [] };
const question = { choice, ask: "sure?", note: "still", act: "yes", symbol: "ui-end", always: false };
const last = { text: "Bot digs.", seat: 1, symbol: "ui-dig" };

test("a lost connection comes before all else, then a question, then a refusal with its rule", () => {
  expect(newsOf(scene({ lost: true, question, refused })).strong).toBe("shell-lost");
  expect(newsOf(scene({ question, refused })).strong).toBe("sure?");
  const news = newsOf(scene({ refused, ruleOf: (reason) => (reason === "illegal" ? "R7" : null) }));
  expect(news).toMatchObject({ tone: "bad", rule: "R7" });
  expect(newsOf(scene({ reason: { text: "Too far.", rule: "R8" } }))).toMatchObject({ strong: "Too far.", rule: "R8" });
});

test("what somebody else did can be shown again, what one did oneself needn't be", () => {
  const turn = { ...scene({}).turn, decider: 1 };
  expect(newsOf(scene({ turn, last, canShow: true })).deeds).toEqual(["show"]);
  expect(newsOf(scene({ last, canShow: true })).deeds).toEqual(["show"]);
  expect(newsOf(scene({ last })).deeds).toEqual([]);
  expect(newsOf(scene({ turn, last: { ...last, seat: 0 }, canShow: true })).deeds).toEqual([]);
});

test("a question has the safe answer first, and can be turned off unless it warns", () => {
  expect(newsOf(scene({ question })).deeds).toEqual(["keep", "do", "never-ask"]);
  expect(newsOf(scene({ question: { ...question, always: true } })).deeds).toEqual(["keep", "do"]);
});

test("on one's own turn it speaks to one; around one device it names who plays", () => {
  expect(newsOf(scene({}))).toMatchObject({ tone: "mine", strong: "asked-act.yours", pawn: null });
  expect(newsOf(scene({ mine: [0, 1] }))).toMatchObject({ tone: "mine", strong: "asked-act", pawn: 0 });
  expect(newsOf(scene({ last })).small).toBe("Bot digs.");
});

test("in others' turns it tells what happened last and who did it, then what is waited for", () => {
  const turn = { ...scene({}).turn, seat: 1, decider: 1 };
  expect(newsOf(scene({ turn, last }))).toMatchObject({ strong: "Bot digs.", pawn: 1, small: "table-bot-plays" });
  const watched = newsOf(scene({ turn, last, mine: [] }));
  expect(watched).toMatchObject({ tone: "watch", strong: "table-watching", text: "table-bot-plays", small: last.text });
  const away = { ...seat, yours: false, present: false };
  expect(newsOf(scene({ turn, last, seats: [seat, away] })).strong).toBe("table-is-away");
});

test("who is away is so for some minutes, as far as is known", () => {
  const turn = { ...scene({}).turn, seat: 1, decider: 1 };
  const seats = [seat, { ...seat, yours: false, present: false }];
  const said = (minutes: number | null): string => newsOf(scene({ turn, seats, away: [null, minutes] })).strong;
  expect([null, 0, 2, 60].map(said)).toEqual([
    "table-is-away",
    "table-is-away.since",
    "table-is-away.since",
    "table-is-away.long",
  ]);
});

test("what is picked asks for more", () => {
  expect(newsOf(scene({ prompt: "click a tile" }))).toMatchObject({ tone: "pick", strong: "click a tile" });
});

test("before a card, who may play one may wait or go on; the others hear for whom it waits", () => {
  const mine = newsOf(scene({ waiting: [0], pause }));
  expect(mine).toMatchObject({ tone: "card", strong: "asked-act.card", text: "table-card-you", pause });
  expect(mine.deeds).toEqual(["hold", "go-on"]);
  expect(newsOf(scene({ waiting: [1], pause }))).toMatchObject({ text: "table-card-others", deeds: [] });
  expect(newsOf(scene({ waiting: [0, 1], pause })).text).toBe("table-card-both");
});

test("who asked to wait goes on by hand", () => {
  const held = { ...pause, seconds: null, held: [0] };
  expect(newsOf(scene({ waiting: [0], pause: held }))).toMatchObject({ strong: "table-held-you", deeds: ["go-on"] });
  expect(newsOf(scene({ waiting: [0], pause: held, mine: [1] }))).toMatchObject({ strong: "table-held", deeds: [] });
});

test("what one did last can be taken back as long as the pause lasts", () => {
  const turn = { ...scene({}).turn, asked: "reveal" as const };
  const news = newsOf(scene({ turn, pause: { ...pause, card: null }, canUndo: true, last }));
  expect(news).toMatchObject({ strong: "table-take-back-now.note", small: "Bot digs.", deeds: ["take-back"] });
});

test("what I have to settle first is urgent, what others do is not", () => {
  const turn = { ...scene({}).turn, asked: "decide" as const };
  expect(newsOf(scene({ turn }))).toMatchObject({ tone: "ask" });
  expect(isUrgent(newsOf(scene({})))).toBe(true);
  expect(isUrgent(newsOf(scene({ turn: { ...turn, decider: 1 } })))).toBe(false);
});

test("a win doesn't look like a defeat", () => {
  const over = { text: "over", won: true, symbol: "ui-crown" };
  expect(newsOf(scene({ over })).tone).toBe("won");
  expect(newsOf(scene({ over: { ...over, won: false } })).tone).toBe("beaten");
});

test("who has no seat is offered a free one, until the game is over", () => {
  const free: SeatInfo = { ...seat, kind: "open", name: "", yours: false, can_sit: true };
  expect(newsOf(scene({ mine: [], seats: [seat, free] })).seat).toBe(1);
  expect(newsOf(scene({ mine: [0], seats: [seat, free] })).seat).toBeNull();
  const over = { text: "over", won: true, symbol: "ui-crown" };
  expect(newsOf(scene({ mine: [], seats: [seat, free], over })).seat).toBeNull();
});

test("a bot's offer has its pawn, a countdown, and three answers for whom it asks", () => {
  const deed = { what: "give", facts: { who: 1, whom: 0 } };
  const offer = { by: 1, whom: [0], deed, seconds: 20, text: "Bot offers you a card." };
  const news = newsOf(scene({ offer, prompt: "a place" }));
  expect(news).toMatchObject({ tone: "card", pawn: 1, strong: offer.text, deeds: ["agree", "decline", "always"] });
  expect(news.pause).toMatchObject({ seconds: 20, stopped: false });
  expect(isUrgent(news)).toBe(true);
  expect(newsOf(scene({ offer: { ...offer, whom: [2] } })).deeds).toEqual([]);
  const clicked = newsOf(scene({ offer, reason: { text: "Too far.", rule: "R8" } }));
  expect(clicked).toMatchObject({ strong: offer.text, small: "Too far." });
});
