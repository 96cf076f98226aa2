/** A hint in words: what to do, why, and how sure that is. */
import type { Advice, AdviceLine, Choice } from "../net/messages";
import { percent, signed } from "../panel/percent";
import { type Called, explain, offer, t } from "../text/words.svelte";
import { laidBy } from "./ghosts";
import { nameOf, type Guide } from "./narrowing";

/** What the table knows when a plan is told. */
export type Telling = Readonly<{
  game: string;
  guide: Guide;
  /** The names of the places there are now. */
  places: readonly string[];
  names: readonly Called[];
  /** Who is spoken to. */
  seat: number | null;
  /** The verb that ends a turn. */
  end: string | null;
}>;

/** What each step does; a place that an earlier one lays has its name already. */
export function sentencesOf(steps: readonly Choice[], telling: Telling): readonly string[] {
  const { game, guide, names, seat } = telling;
  const places = [...telling.places];
  return steps.map((step) => {
    const said = offer(game, step, places, names);
    const laid = laidBy(step, guide);
    if (laid !== null) places.push(nameOf(laid));
    return step.seat === seat ? said : t("table-offer-by", { who: names[step.seat] ?? "", said });
  });
}

/** A plan in one line, after so many steps: which ones it shares with the best, the rest of it, and not its end. */
export function inShort(line: AdviceLine, best: AdviceLine, done: number, telling: Telling): string {
  const differs = line.steps.findIndex((step, at) => at >= done && step.action !== best.steps[at]?.action);
  const start = differs < 0 ? done : differs;
  const sentences = sentencesOf(line.steps.slice(done), telling).slice(start - done);
  const isEnd = line.steps.at(-1)?.verb === telling.end && sentences.length > 1;
  const row = (isEnd ? sentences.slice(0, -1) : sentences).map((said, at) => (at + start > done ? lower(said) : said));
  return start === done ? row.join(", ") : t("table-hint-then", { shared: start - done, steps: row.join(", ") });
}

const lower = (said: string): string => said.slice(0, 1).toLocaleLowerCase() + said.slice(1);

/** Two sentences at most, each with a figure. */
export const reasonsOf = ({ reasons }: AdviceLine, { game, names }: Telling): readonly string[] =>
  reasons.map((ground) => {
    const reason = explain(game, ground, names);
    return ground.against === "next best" ? t("table-hint-next", { reason }) : reason;
  });

/** In points of a per cent: where there is any, at least one. */
export const points = (part: number): number => Math.max(1, Math.round(100 * Math.abs(part)));

/** How much more or less likely a win is than now, in points. */
export function fromNow({ now }: Advice, { chance }: AdviceLine): string {
  const gain = Math.round(100 * (chance - now));
  return gain === 0 ? "±0" : signed(gain);
}

/** How much less likely it is than with the best plan; nothing for that one, and where one can't tell. */
export function lessThanBest(line: AdviceLine, best: AdviceLine): string {
  if (line === best || line.same) return "";
  const less = points(line.difference);
  if (line.error === null) return t("table-hint-less", { less });
  return t("table-hint-less.about", { less, error: points(line.error) });
}

/** Whether a win is more or less likely with a plan than now; 0 where the error doesn't tell. */
export function trendOf({ now, error }: Advice, { chance }: AdviceLine): -1 | 0 | 1 {
  const gain = chance - now;
  return Math.abs(gain) <= (error ?? 0) ? 0 : gain > 0 ? 1 : -1;
}

/** The two figures, for those who hear them. */
export function figuresSpoken({ now, error }: Advice, { chance }: AdviceLine): string {
  const facts = { now: percent(now), chance: percent(chance) };
  if (error === null) return t("table-hint-chances.spoken", facts);
  return t("table-hint-chances.about", { ...facts, error: points(error) });
}
