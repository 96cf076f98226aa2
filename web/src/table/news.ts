/** The most urgent thing to tell at the table, of all there is to tell. */
import type { Turn } from "../games/game";
import type { Offer, Pause, Refusal, SeatInfo } from "../net/messages";
import { sentenceOfRefusal } from "../text/trouble";
import { type Called, group, t } from "../text/words.svelte";
import type { Question } from "./doubts.svelte";

/** `mine`: it is one's turn; `card`: a card comes; `ask`: something has to be answered; `watch`: one looks on. */
export type Tone = "calm" | "mine" | "pick" | "card" | "ask" | "watch" | "bad" | "won" | "beaten";

/** What a button of the notice does. */
export type Deed =
  | "sit"
  | "hold"
  | "go-on"
  | "agree"
  | "decline"
  | "always"
  | "take-back"
  | "keep"
  | "do"
  | "never-ask"
  | "result"
  | "show";

export type News = Readonly<{
  tone: Tone;
  symbol: string;
  /** Whose pawn stands there instead of the symbol. */
  pawn: number | null;
  /** Who or what it is about; then what there is to say of it, and a second line. */
  strong: string;
  text: string;
  small: string;
  rule: string | null;
  /** A seat to take. */
  seat: number | null;
  /** What counts down. */
  pause: Pause | null;
  deeds: readonly Deed[];
}>;

/** Why something can't be done, in a sentence, and what it is that was clicked. */
export type Reason = Readonly<{ text: string; rule: string | null; about?: string }>;

/** What somebody did last: the sentence, and their seat, or the symbol of a card. */
export type Told = Readonly<{ text: string; seat: number | null; symbol: string }>;

export type Scene = Readonly<{
  lost: boolean;
  refused: Refusal | null;
  reason: Reason | null;
  ruleOf: (reason: string) => string | null;
  question: Question | null;
  /** What to pick next, in words; null while nothing is picked. */
  prompt: string | null;
  turn: Turn;
  /** How it ended: in words, and for whoever looks at it. */
  over: Readonly<{ text: string; won: boolean; symbol: string }> | null;
  waiting: readonly number[];
  pause: Pause | null;
  /** What a bot would like to do, and the sentence that says so. */
  offer: (Offer & Readonly<{ text: string }>) | null;
  canUndo: boolean;
  last: Told | null;
  /** Whether the board can show the last move again. */
  canShow: boolean;
  seats: readonly SeatInfo[];
  mine: readonly number[];
  names: readonly Called[];
  /** For how many minutes each seat is away; null: not at all, or nobody knows. */
  away: readonly (number | null)[];
}>;

const news = (tone: Tone, symbol: string, strong: string, more: Partial<News> = {}): News => ({
  tone,
  symbol,
  pawn: null,
  strong,
  text: "",
  small: "",
  rule: null,
  seat: null,
  pause: null,
  deeds: [],
  ...more,
});

export function newsOf(scene: Scene): News {
  return (
    lost(scene) ??
    doubted(scene) ??
    offered(scene) ??
    refused(scene) ??
    ended(scene) ??
    invited(scene) ??
    picking(scene) ??
    held(scene) ??
    comes(scene) ??
    takenBack(scene) ??
    asked(scene) ??
    others(scene)
  );
}

/** Whether it is said at once, over what is being said. */
export const isUrgent = ({ tone, deeds }: News): boolean =>
  tone === "bad" || tone === "mine" || tone === "ask" || deeds.includes("agree");

function lost(scene: Scene): News | null {
  return scene.lost ? news("card", "ui-link", t("shell-lost"), { text: t("shell-lost.note") }) : null;
}

/** Something can't be made good once it is done. */
function doubted({ question }: Scene): News | null {
  if (question === null) return null;
  const deeds: readonly Deed[] = question.always ? ["keep", "do"] : ["keep", "do", "never-ask"];
  return news("ask", question.symbol, question.ask, { text: question.note, deeds });
}

function refused({ refused: refusal, reason, ruleOf }: Scene): News | null {
  if (reason !== null) {
    return news("bad", "ui-alert", reason.text, { rule: reason.rule, small: reason.about ?? "" });
  }
  if (refusal === null) return null;
  return news("bad", "ui-alert", sentenceOfRefusal(refusal), { rule: ruleOf(refusal.reason) });
}

function ended({ over, last }: Scene): News | null {
  if (over === null) return null;
  return news(over.won ? "won" : "beaten", over.symbol, over.text, { small: last?.text ?? "", deeds: ["result"] });
}

/** Who comes by the link, and has no seat yet, may take a free one. */
function invited(scene: Scene): News | null {
  const seat = scene.seats.findIndex((other) => other.kind === "open" && other.can_sit);
  if (seat < 0 || scene.mine.length > 0) return null;
  const text = t("table-free-seat");
  return news("watch", "ui-eye", t("table-watching"), { text, small: waited(scene), seat, deeds: ["sit"] });
}

/** A bot asks before it touches somebody's pawn or hand. */
function offered({ offer, mine, reason }: Scene): News | null {
  if (offer === null) return null;
  const deeds: readonly Deed[] = offer.whom.some((seat) => mine.includes(seat)) ? ["agree", "decline", "always"] : [];
  const pause = { seconds: offer.seconds, stopped: false, held: [], card: null };
  return news("card", "ui-human", offer.text, { pawn: offer.by, pause, deeds, small: reason?.text ?? "" });
}

/** What to click next, while something is picked. */
function picking({ prompt }: Scene): News | null {
  return prompt === null ? null : news("pick", "ui-pick", prompt);
}

/** Somebody wants the next card to stay face down. */
function held({ pause, mine, names }: Scene): News | null {
  if (pause === null || pause.held.length === 0) return null;
  if (pause.held.some((seat) => mine.includes(seat))) {
    return news("card", "ui-wait", t("table-held-you"), { text: t("table-held-you.note"), deeds: ["go-on"] });
  }
  const who = group(pause.held.flatMap((seat) => names[seat] ?? []));
  return news("card", "ui-wait", t("table-held", { who }), { text: t("table-held.note") });
}

/** A card is about to be turned up: which one of how many, and who may still play first. */
function comes({ waiting, pause, turn, mine, names }: Scene): News | null {
  if (waiting.length === 0) return null;
  const number = pause?.card ?? 1;
  const strong = t(`${turn.message}.card`, { number, all: number - 1 + turn.cardsLeft });
  const others = waiting.filter((seat) => !mine.includes(seat));
  const who = group(others.flatMap((seat) => names[seat] ?? []));
  if (others.length === waiting.length) {
    return news("card", "ui-clock", strong, { text: t("table-card-others", { who }), pause });
  }
  const text = others.length === 0 ? t("table-card-you") : t("table-card-both", { who });
  return news("card", "ui-clock", strong, { text, pause, deeds: ["hold", "go-on"] });
}

/** For a moment, what one has done last can be taken back before anything follows it. */
function takenBack({ pause, canUndo, last }: Scene): News | null {
  if (pause === null || !canUndo) return null;
  return news("mine", "ui-undo", t("table-take-back-now.note"), {
    small: last?.text ?? "",
    pause,
    deeds: ["take-back"],
  });
}

/** What somebody else did can be seen once more. */
const shown = ({ canShow, last, mine }: Scene): readonly Deed[] =>
  canShow && last !== null && (last.seat === null || !mine.includes(last.seat)) ? ["show"] : [];

/** What is asked of who reads this; around one device also of whom. */
function asked(scene: Scene): News | null {
  const { turn, seats, mine, names, last } = scene;
  if (turn.asked === "reveal" || !mine.includes(turn.decider)) return null;
  const who = names[turn.decider] ?? "";
  const alone = mine.length === 1 || seats.length === 1;
  const strong = alone ? t(`${turn.message}.yours`, turn.facts) : t(turn.message, { who, ...turn.facts });
  if (turn.asked === "decide") return news("ask", "ui-alert", strong, { small: last?.text ?? "" });
  const small = last !== null && last.seat !== turn.decider ? last.text : "";
  return news("mine", "ui-move", strong, { pawn: alone ? null : turn.decider, small, deeds: shown(scene) });
}

/** What happened last and who did it, then what the table waits for. */
function others(scene: Scene): News {
  const { turn, seats, mine, names, last, away } = scene;
  const who = names[turn.decider] ?? "";
  const seat = seats[turn.decider];
  if (seat?.kind === "open") return news("ask", "ui-human", t("table-open-decides", { who }));
  if (seat?.kind === "person" && !seat.present && !mine.includes(turn.decider)) {
    return news("calm", "ui-clock", absent(who, away[turn.decider] ?? null), { text: t("table-is-away.note") });
  }
  const waits = waited(scene);
  if (mine.length === 0) {
    return news("watch", "ui-eye", t("table-watching"), { text: waits, small: last?.text ?? "", deeds: shown(scene) });
  }
  if (last === null) return news("calm", "ui-arrow", waits, { pawn: turn.decider });
  return news("calm", last.symbol, last.text, { pawn: last.seat, small: waits, deeds: shown(scene) });
}

/** What the table waits for. */
function waited({ turn, seats, names }: Scene): string {
  const who = names[turn.decider] ?? "";
  return seats[turn.decider]?.kind === "bot" ? t("table-bot-plays", { who }) : t(turn.message, { who, ...turn.facts });
}

function absent(who: Called | string, minutes: number | null): string {
  if (minutes === null) return t("table-is-away", { who });
  return minutes < 60 ? t("table-is-away.since", { who, minutes }) : t("table-is-away.long", { who });
}
