/** The deal of the day in words: what is played, who played it, how far they came. */
import type { Daily, DailyCard, DailyResult, Figure } from "../net/messages";
import { percent } from "../panel/percent";
import { language, nameOf, t, together } from "../text/words.svelte";
import { written } from "./bars";
import { nameOfDay } from "./days";

type Deal = Pick<Daily, "game" | "difficulty">;

export const difficultyOf = ({ game, difficulty }: Deal): string | null =>
  difficulty === null ? null : t(`${game}-option-difficulty-${difficulty}`);

/** Forbidden Desert, Elite; or shorter: Desert, Elite. */
export function titleOf(deal: Deal, how: "long" | "short" = "long"): string {
  const game = t(how === "long" ? `${deal.game}-title` : `${deal.game}-title.short`);
  const difficulty = difficultyOf(deal);
  return difficulty === null ? game : t("daily-game", { game, difficulty });
}

/** Who sets out, as far as that is dealt too. */
export function companyOf({ game, players, adventurers }: Pick<Daily, "game" | "players" | "adventurers">): string {
  if (adventurers.length === 0) return t("daily-rivals", { n: players });
  const roles = together(adventurers.map((adventurer) => nameOf(game, adventurer)));
  return t("daily-adventurers", { n: players, roles });
}

/** Whether one's try still counts, and what comes then. */
export function tryOf({ date, today, tried, playing }: Pick<Daily, "date" | "today" | "tried" | "playing">): string {
  if (date !== today) return t("daily-try.past");
  if (playing !== null) return t("daily-try.on");
  return t(tried ? "daily-try.done" : "daily-try");
}

/** People by their names, in however many seats, then bots by their levels: You, Ben, 2 × Expert. */
export function whoPlayed({ seats }: Pick<DailyResult, "seats">): string {
  const people = seats.filter(({ level }) => level === null);
  const names = people.map(({ name, you }) => (you ? t("daily-you") : name || t("shell-guest")));
  const levels = seats.flatMap(({ level }) => level ?? []);
  const bots = [...new Set(levels)].map((level) =>
    t("daily-bots", { n: levels.filter((other) => other === level).length, level: t(`table-level-${level}`) }),
  );
  return [...new Set(names), ...bots].join(", ");
}

/** How far they came, in two words: a team that won by its turns, all others by what counts most. */
export function reached(game: string, { won, turns, figures }: Pick<DailyResult, "won" | "turns" | "figures">): string {
  const [first] = figures;
  if (first === undefined || (won && first.of !== null)) return t("daily-turn", { turn: turns });
  return told(game, first);
}

/** 3 of 4 parts. */
function told(game: string, { name, value, of }: Figure): string {
  const named = (n: number): string => t(`${game}-figure-${name}`, { n });
  if (of === null) return t("daily-figure", { value, what: named(value) });
  return t("daily-figure-of", { value, of, what: named(value), "what-all": named(of) });
}

/** What a result needed, or why it was none. */
export const remark = (game: string, { won, outcome, hints }: DailyResult): string =>
  won ? t("daily-hints", { n: hints }) : t(`${game}-outcome-${outcome}`);

/** Elite · 3 players · the same deal for all. */
export function lineOf(deal: Pick<Daily, "game" | "difficulty" | "players">): string {
  const players = t("table-players", { players: deal.players });
  const difficulty = difficultyOf(deal);
  return difficulty === null ? t("daily-card-line.plain", { players }) : t("daily-card-line", { difficulty, players });
}

/** A figure of the card, and what it counts. */
export type Told = Readonly<{ value: string; what: string }>;

/** Those of the game, the hints, and how many did as well; four at most. */
export function figuresOf({ game, teams }: Pick<Daily, "game" | "teams">, { result, top }: DailyCard): readonly Told[] {
  const own = result.figures.map(({ name, value }) => ({
    value: String(value),
    what: t(`${game}-figure-${name}`, { n: value }),
  }));
  const hints = { value: String(result.hints), what: t("daily-hints.what", { n: result.hints }) };
  const best =
    top === null
      ? []
      : [{ value: t("daily-top", { percent: percent(top / 100) }), what: t("daily-top.of", { teams }) }];
  return [...own.slice(0, 2), hints, ...best];
}

/** Three lines that tell how it went and nothing of the cards. */
export function textOf(
  daily: Pick<Daily, "date" | "today" | "game" | "difficulty">,
  { result, chances }: DailyCard,
): string {
  const day = nameOfDay(daily.date, language(), "short", daily.today);
  const hints = t("daily-hints", { n: result.hints });
  return [
    t("daily-text", { day, game: titleOf(daily, "short") }),
    t(result.won ? "daily-text-won" : "daily-text-lost", { turn: result.turns, hints }),
    written(chances),
  ].join("\n");
}
