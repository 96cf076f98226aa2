/** The most urgent thing to tell at the table, of all there is to tell. */
import type { Turn } from "../games/game";
import type { Refusal, SeatInfo, Update } from "../net/messages";
import { sentenceOfRefusal } from "../text/trouble";
import { t, together } from "../text/words.svelte";
import { kindOf } from "./narrowing";

export type Tone = "calm" | "mine" | "pick" | "ask" | "bad";
export type News = Readonly<{
  tone: Tone;
  symbol: string;
  text: string;
  rule: string | null;
  /** A seat to take. */
  seat: number | null;
}>;

export type Scene = Readonly<{
  lost: boolean;
  refused: Refusal | null;
  ruleOf: (reason: string) => string | null;
  /** What is picked, and what could be picked besides. */
  picks: readonly string[];
  lit: readonly string[];
  isOnBoard: (pick: string) => boolean;
  turn: Turn;
  over: string | null;
  update: Pick<Update, "waiting">;
  seats: readonly SeatInfo[];
  mine: readonly number[];
  names: readonly string[];
}>;

const news = (tone: Tone, symbol: string, text: string, rule: string | null = null): News => ({
  tone,
  symbol,
  text,
  rule,
  seat: null,
});

export function newsOf(scene: Scene): News {
  return trouble(scene) ?? invited(scene) ?? picking(scene) ?? waiting(scene) ?? asked(scene);
}

function trouble({ lost, refused, ruleOf }: Scene): News | null {
  if (lost) return news("bad", "ui-alert", t("shell-lost"));
  if (refused === null) return null;
  return news("bad", "ui-alert", sentenceOfRefusal(refused), ruleOf(refused.reason));
}

/** Who comes by the link, and has no seat yet, may take a free one. */
function invited({ seats, mine, over }: Scene): News | null {
  const seat = seats.findIndex((other) => other.kind === "open" && other.can_sit);
  if (seat < 0 || mine.length > 0 || over !== null) return null;
  return { ...news("ask", "ui-human", t("table-free-seat")), seat };
}

/** What to click next, while something is picked. */
function picking({ picks, lit, isOnBoard }: Scene): News | null {
  if (picks.length === 0) return null;
  const open = lit.filter((pick) => !picks.includes(pick)).map((pick) => (isOnBoard(pick) ? "place" : kindOf(pick)));
  const kinds = ["card", "pawn", "place"].filter((kind) => open.includes(kind));
  const next = kinds.length > 0 ? kinds.join("-") : "button";
  return news("pick", "ui-pick", t(`table-pick-${next}`));
}

function waiting({ update, mine, names }: Scene): News | null {
  const [first] = update.waiting;
  if (first === undefined) return null;
  if (update.waiting.some((seat) => mine.includes(seat))) return news("ask", "ui-clock", t("table-wait-you"));
  const who = together(update.waiting.map((seat) => names[seat] ?? ""));
  return news("calm", "ui-clock", t("table-wait-others", { who }));
}

function asked({ turn, over, seats, mine, names }: Scene): News {
  if (over !== null) return news("calm", "ui-crown", over);
  const who = names[turn.decider] ?? "";
  if (seats[turn.decider]?.kind === "open") return news("ask", "ui-human", t("table-open-decides", { who }));
  const text = t(turn.message, { who, ...turn.facts });
  if (!mine.includes(turn.decider)) return news("calm", "ui-arrow", text);
  const urgent = turn.asked === "decide";
  return news(urgent ? "ask" : "mine", urgent ? "ui-alert" : "ui-arrow", text);
}
