/** Clicks in any order narrow the choices of a seat to one action. */
import type { Choice } from "../net/messages";

/** What a game says about its verbs. */
export type Guide = Readonly<{
  /** Verbs that stay aside until asked for: by this card, or (true) by the pawn they name, if any. */
  aside: Readonly<Record<string, string | true>>;
  /** Verbs that turn up a card: the table plays them by itself. */
  reveals: readonly string[];
}>;

/** A choice with the clicks that lead to it: those it needs, and those that only ask for it. */
export type Way = Readonly<{
  choice: Choice;
  needs: readonly string[];
  openers: readonly string[];
  aside: boolean;
}>;

/** After a click: what is picked now, or the choice to play. */
export type Narrowed = Readonly<{ picks: readonly string[]; play: Choice | null }>;

/** A button where several choices remain: it plays one, or picks one thing more. */
export type Offer = Readonly<{
  verb: string;
  choice: Choice | null;
  pick: string;
  /** The pawns it moves, by seat. */
  pawns: readonly number[];
}>;

const MOST_OFFERS = 4; // of one verb, before a button for the verb stands for them all

export const kindOf = (pick: string): string => pick.slice(0, pick.indexOf(":"));
export const nameOf = (pick: string): string => pick.slice(pick.indexOf(":") + 1);
export const verbPick = (verb: string): string => `verb:${verb}`;

/** A card is picked in somebody's hand. */
export const cardPick = (card: string, seat: number): string => `card:${card}@${seat}`;

export function waysOf(choices: readonly Choice[], guide: Guide): readonly Way[] {
  return choices
    .filter((choice) => !guide.reveals.includes(choice.verb))
    .map((choice) => {
      const needs = needsOf(choice);
      const aside = choice.verb in guide.aside;
      return { choice, needs, openers: openersOf(choice, needs, guide), aside };
    });
}

function needsOf(choice: Choice): readonly string[] {
  return choice.picks.map((pick) =>
    kindOf(pick) === "card" ? cardPick(nameOf(pick), choice.seat) : pick,
  );
}

function openersOf(choice: Choice, needs: readonly string[], guide: Guide): readonly string[] {
  const key = guide.aside[choice.verb];
  const verb = verbPick(choice.verb);
  if (key === undefined) return [verb];
  if (key === true) return [verb, ...needs.filter((need) => kindOf(need) === "pawn")];
  return [verb, cardPick(key, choice.seat)];
}

const leadsTo = (way: Way, pick: string): boolean =>
  way.needs.includes(pick) || way.openers.includes(pick);

const isAsleep = (way: Way, picks: readonly string[]): boolean =>
  way.aside && !way.openers.some((opener) => picks.includes(opener));

const isFull = (way: Way, picks: readonly string[]): boolean =>
  way.needs.every((need) => picks.includes(need) || kindOf(need) === "treasure");

/** The ways all picks lead to; what stays aside comes in when asked for, or when nothing else does. */
export function remaining(ways: readonly Way[], picks: readonly string[]): readonly Way[] {
  const matching = ways.filter((way) => picks.every((pick) => leadsTo(way, pick)));
  const awake = matching.filter((way) => !isAsleep(way, picks));
  return awake.length > 0 || picks.length === 0 ? awake : matching;
}

/** What lights up, and the verbs that light it; a picked thing stays lit to be unpicked. */
export function lit(
  ways: readonly Way[],
  picks: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const light = (pick: string, verb: string): void => {
    const verbs = found.get(pick) ?? [];
    if (!verbs.includes(verb)) found.set(pick, [...verbs, verb]);
  };
  for (const way of remaining(ways, picks)) {
    for (const need of way.needs) light(need, way.choice.verb);
  }
  const asleep = picks.length === 0 ? ways.filter((way) => way.aside) : [];
  for (const way of asleep) {
    for (const opener of way.openers.slice(1)) light(opener, way.choice.verb);
  }
  return found;
}

export function click(ways: readonly Way[], picks: readonly string[], pick: string): Narrowed {
  if (picks.includes(pick)) return { picks: picks.filter((other) => other !== pick), play: null };
  const next = widened(ways, picks, pick);
  return { picks: next, play: next.length > 0 ? decided(ways, next, pick) : null };
}

/** The picks with one more: beside the others, instead of one of its kind, or as a new start. */
function widened(
  ways: readonly Way[],
  picks: readonly string[],
  pick: string,
): readonly string[] {
  const others = picks.filter((other) => kindOf(other) !== kindOf(pick));
  const attempts = [[...picks, pick], [...others, pick]];
  if (["verb", "card"].includes(kindOf(pick))) attempts.push([pick]);
  return attempts.find((attempt) => remaining(ways, attempt).length > 0) ?? [];
}

/** A place decides as soon as it leaves one way; all else when nothing more could be picked.
 * What stays aside is never played by a click that didn't ask for it. */
function decided(ways: readonly Way[], picks: readonly string[], last: string): Choice | null {
  const left = remaining(ways, picks);
  if (left.some((way) => isAsleep(way, picks))) return null;
  const full = left.filter((way) => isFull(way, picks));
  const atPlace = kindOf(last) === "place";
  if (left.length === 1) return atPlace || full.length === 1 ? left[0]!.choice : null;
  const verbs = new Set(left.map((way) => way.choice.verb));
  return atPlace && full.length === 1 && verbs.size === 1 ? full[0]!.choice : null;
}

/** Buttons for what remains: for each verb one that plays, or one for each thing to add. */
export function offers(ways: readonly Way[], picks: readonly string[]): readonly Offer[] {
  if (picks.length === 0 || picks.every((pick) => kindOf(pick) === "verb")) return [];
  const left = remaining(ways, picks);
  const verbs = [...new Set(left.map((way) => way.choice.verb))];
  return verbs.flatMap((verb) => {
    const same = left.filter((way) => way.choice.verb === verb);
    return offersOf(verb, same, picks, verbs.length > 1);
  });
}

function offersOf(
  verb: string,
  ways: readonly Way[],
  picks: readonly string[],
  amongOthers: boolean,
): readonly Offer[] {
  const pick = verbPick(verb);
  const full = ways.filter((way) => isFull(way, picks));
  const atPlace = picks.some((other) => kindOf(other) === "place");
  const each = full.length > 0 ? full : atPlace && ways.length <= MOST_OFFERS ? ways : [];
  if (each.length > 0) {
    return each.map((way) => ({ verb, choice: way.choice, pick, pawns: pawnsOf(way) }));
  }
  return amongOthers && !picks.includes(pick) ? [{ verb, choice: null, pick, pawns: [] }] : [];
}

const pawnsOf = (way: Way): readonly number[] =>
  way.needs.filter((need) => kindOf(need) === "pawn").map((need) => Number(nameOf(need)));

/** How many targets a verb has now: places if it has any, else ways. */
export function targets(ways: readonly Way[], verb: string): number {
  const same = ways.filter((way) => way.choice.verb === verb);
  const places = new Set(
    same.flatMap((way) => way.needs.filter((need) => kindOf(need) === "place")),
  );
  return places.size > 0 ? places.size : same.length;
}
