/** Clicks in any order narrow the choices of a seat to one action. */
import type { Choice } from "../net/messages";

/** What a game says about its verbs. */
export type Guide = Readonly<{
  /** Verbs that stay aside until asked for, by their button or by something else: a certain card
   * (`card:<name>`), the `pawn` or the `card` they name, or nothing but the button (`verb`). */
  aside: Readonly<Record<string, string>>;
  /** Verbs for the place where the pawn stands. */
  here: readonly string[];
  /** Verbs whose picks are clicked one after the other, as steps on a way. */
  inOrder: readonly string[];
  /** Verbs after which pawns stand elsewhere, and whose. */
  going: Readonly<Record<string, "one" | "both">>;
  /** Verbs after which there is a place more. */
  laying: readonly string[];
  /** The kind of thing that is held in a hand as a card. */
  held: string;
  /** What is on its board to be clicked, besides places. */
  onBoard: readonly string[];
  /** What else can be clicked, besides cards and pawns; buttons offer all other kinds. */
  beside: readonly string[];
}>;

/** How a verb is asked for, where it isn't by a click on what it names. */
export type AskedVerb = Readonly<{
  verb: string;
  /** It stays aside until this is clicked, or its button. */
  asks?: string;
  /** It is for the place where the pawn stands. */
  here?: true;
  /** Its picks are clicked one after the other. */
  inOrder?: true;
  /** The pawns that it names, or else whoever does it, stand at its place afterwards; or both do. */
  goes?: "one" | "both";
  /** Its pick on the board is the next place afterwards. */
  lays?: true;
}>;

type Kinds = Partial<Pick<Guide, "held" | "onBoard" | "beside">>;

export const guideOf = (verbs: readonly AskedVerb[], kinds: Kinds = {}): Guide => ({
  aside: Object.fromEntries(verbs.flatMap(({ verb, asks }) => (asks === undefined ? [] : [[verb, asks]]))),
  here: verbs.filter(({ here }) => here).map(({ verb }) => verb),
  inOrder: verbs.filter(({ inOrder }) => inOrder).map(({ verb }) => verb),
  going: Object.fromEntries(verbs.flatMap(({ verb, goes }) => (goes === undefined ? [] : [[verb, goes]]))),
  laying: verbs.filter(({ lays }) => lays).map(({ verb }) => verb),
  held: "card",
  onBoard: [],
  beside: [],
  ...kinds,
});

/** A choice with the clicks that lead to it: those it needs, and those that only ask for it. */
export type Way = Readonly<{
  choice: Choice;
  needs: readonly string[];
  /** The needs that are clicked, and not offered by buttons. */
  clicks: readonly string[];
  openers: readonly string[];
  aside: boolean;
  inOrder: boolean;
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

/** Kinds of what is on the board: where buttons can stand, beside what was clicked. */
export const boardKinds = ({ onBoard }: Guide): readonly string[] => ["place", ...onBoard];

const clickedKinds = (guide: Guide): readonly string[] => [...boardKinds(guide), "pawn", "card", ...guide.beside];

export const kindOf = (pick: string): string => pick.slice(0, pick.indexOf(":"));
export const nameOf = (pick: string): string => pick.slice(pick.indexOf(":") + 1);
export const verbPick = (verb: string): string => `verb:${verb}`;

/** A card is picked in somebody's hand. */
export const cardPick = (card: string, seat: number): string => `card:${card}@${seat}`;

/** `standing` are the places of the pawns, by seat. */
export function waysOf(choices: readonly Choice[], guide: Guide, standing: readonly number[] = []): readonly Way[] {
  const kinds = clickedKinds(guide);
  return choices.map((choice) => {
    const needs = needsOf(choice, guide);
    return {
      choice,
      needs,
      clicks: needs.filter((need) => kinds.includes(kindOf(need))),
      openers: [verbPick(choice.verb), ...openersOf(choice, needs, guide, standing)],
      aside: choice.verb in guide.aside,
      inOrder: guide.inOrder.includes(choice.verb),
    };
  });
}

function needsOf(choice: Choice, guide: Guide): readonly string[] {
  return choice.picks.map((pick) => (kindOf(pick) === guide.held ? cardPick(nameOf(pick), choice.seat) : pick));
}

/** What asks for a choice besides its verb; on a way the first pawn asks for nothing yet. */
function openersOf(
  choice: Choice,
  needs: readonly string[],
  guide: Guide,
  standing: readonly number[],
): readonly string[] {
  if (guide.here.includes(choice.verb)) return [`place:${standing[choice.seat]}`];
  const key = guide.aside[choice.verb];
  if (key?.startsWith("card:")) return [cardPick(nameOf(key), choice.seat)];
  const sought = guide.inOrder.includes(choice.verb) ? needs.slice(1) : needs;
  return sought.filter((need) => kindOf(need) === key);
}

const clicked = (picks: readonly string[]): readonly string[] => picks.filter((pick) => kindOf(pick) !== "verb");

/** What a way still asks for: anything it needs, or its next step. */
const wanted = (way: Way, picks: readonly string[]): readonly string[] =>
  way.inOrder ? way.needs.slice(clicked(picks).length).slice(0, 1) : way.needs;

function leadTo(way: Way, picks: readonly string[]): boolean {
  if (!way.inOrder) return picks.every((pick) => way.needs.includes(pick) || way.openers.includes(pick));
  const verbs = picks.filter((pick) => kindOf(pick) === "verb");
  return (
    verbs.every((verb) => way.openers.includes(verb)) && clicked(picks).every((pick, step) => pick === way.needs[step])
  );
}

const isAsleep = (way: Way, picks: readonly string[]): boolean =>
  way.aside && !way.openers.some((opener) => picks.includes(opener));

function isFull(way: Way, picks: readonly string[]): boolean {
  if (way.inOrder) return clicked(picks).length === way.needs.length;
  return way.clicks.every((need) => picks.includes(need));
}

const narrowed = new WeakMap<readonly Way[], Map<string, readonly Way[]>>();

/** The ways all picks lead to, found once: there can be hundreds, and much asks for them. */
export function remaining(ways: readonly Way[], picks: readonly string[]): readonly Way[] {
  const known = narrowed.get(ways) ?? new Map<string, readonly Way[]>();
  narrowed.set(ways, known);
  const key = picks.join(" ");
  const found = known.get(key) ?? narrow(ways, picks);
  known.set(key, found);
  return found;
}

/** The verbs that all picks together lead to. */
export const verbsWith = (ways: readonly Way[], picks: readonly string[]): readonly string[] => [
  ...new Set(remaining(ways, picks).map(({ choice }) => choice.verb)),
];

/** What stays aside comes in when asked for, or when nothing else does. */
function narrow(ways: readonly Way[], picks: readonly string[]): readonly Way[] {
  const matching = ways.filter((way) => leadTo(way, picks));
  const awake = matching.filter((way) => !isAsleep(way, picks));
  return awake.length > 0 || picks.length === 0 ? awake : matching;
}

/** No verbs at all. */
export const none: readonly string[] = [];

const lists = new Map<string, readonly string[]>();

/** One verb more; the same list each time, so that what stays lit as it is isn't drawn again. */
function together(verbs: readonly string[], verb: string): readonly string[] {
  const key = [...verbs, verb].join(" ");
  const found = lists.get(key) ?? [...verbs, verb];
  lists.set(key, found);
  return found;
}

/** What lights up, and the verbs that light it; a picked thing stays lit to be unpicked. */
export function lit(ways: readonly Way[], picks: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const light = (pick: string, verb: string): void => {
    const verbs = found.get(pick) ?? none;
    if (!verbs.includes(verb)) found.set(pick, together(verbs, verb));
  };
  for (const way of remaining(ways, picks)) {
    const here = way.aside ? [] : way.openers.slice(1);
    for (const pick of [...wanted(way, picks), ...here]) light(pick, way.choice.verb);
  }
  for (const way of ways.filter((other) => isAsleep(other, picks))) {
    for (const opener of awaking(way, picks)) light(opener, way.choice.verb);
  }
  return found;
}

/** What would ask for a way now: at the start, or as its next step. */
function awaking(way: Way, picks: readonly string[]): readonly string[] {
  if (!way.inOrder) return picks.length === 0 ? way.openers.slice(1) : [];
  return leadTo(way, picks) ? wanted(way, picks).filter((need) => way.openers.includes(need)) : [];
}

export function click(ways: readonly Way[], picks: readonly string[], pick: string): Narrowed {
  const goesOn = remaining(ways, picks).some((way) => way.inOrder && wanted(way, picks).includes(pick));
  if (picks.includes(pick) && !goesOn) {
    return { picks: picks.filter((other) => other !== pick), play: null };
  }
  const next = widened(ways, picks, pick);
  return { picks: next, play: next.length > 0 ? decided(ways, next, pick) : null };
}

/** The picks with one more: beside the others, instead of one of its kind, or as a new start. */
function widened(ways: readonly Way[], picks: readonly string[], pick: string): readonly string[] {
  const kind = kindOf(pick);
  const others = picks.filter((other) => kindOf(other) !== kind);
  const attempts = [[...picks, pick]];
  if (picks.length > 0 && kindOf(picks.at(-1)!) === kind) attempts.push([...picks.slice(0, -1), pick]);
  attempts.push([...others, pick]);
  if (["verb", "card"].includes(kind)) attempts.push([pick]);
  return attempts.find((attempt) => remaining(ways, attempt).length > 0) ?? [];
}

/** A place decides as soon as it leaves one way; all else when nothing more could be picked.
 * What stays aside is never played by a click that didn't ask for it, nor by its card alone. */
function decided(ways: readonly Way[], picks: readonly string[], last: string): Choice | null {
  const left = remaining(ways, picks);
  const [first] = left;
  if (first === undefined || left.some((way) => isAsleep(way, picks))) return null;
  const full = left.filter((way) => isFull(way, picks));
  const atPlace = kindOf(last) === "place";
  if (left.length === 1) {
    const onlyAsked = kindOf(last) === "card" && !first.needs.includes(last);
    return full.length === 1 ? (onlyAsked ? null : first.choice) : atPlace && !first.inOrder ? first.choice : null;
  }
  const verbs = new Set(left.map((way) => way.choice.verb));
  return atPlace && full.length === 1 && verbs.size === 1 && !first.inOrder ? full[0]!.choice : null;
}

/** Buttons for what remains: for each verb one that plays, or one for each thing to add. */
export function offers(ways: readonly Way[], picks: readonly string[]): readonly Offer[] {
  if (picks.length === 0) return [];
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
  const few = ways.length <= MOST_OFFERS && !ways.some((way) => way.inOrder);
  const atPlace = picks.some((other) => kindOf(other) === "place");
  const each = full.length > 0 ? full : atPlace && few ? ways : [];
  if (each.length > 0) {
    return each.map((way) => ({ verb, choice: way.choice, pick, pawns: pawnsOf(way) }));
  }
  return amongOthers && !picks.includes(pick) ? [{ verb, choice: null, pick, pawns: [] }] : [];
}

const pawnsOf = (way: Way): readonly number[] => [
  ...new Set(way.needs.filter((need) => kindOf(need) === "pawn").map((need) => Number(nameOf(need)))),
];

/** All that ways with a pick ask for besides it. */
export const along = (ways: readonly Way[], pick: string): ReadonlySet<string> =>
  new Set(ways.filter((way) => leadTo(way, [pick])).flatMap((way) => way.needs.filter((need) => need !== pick)));

/** How many targets a verb or a thing has now: on the board if it has any, else pawns, else ways. Things that are
 * picked together, as the two ends of a cable, count as one; of steps on a way the first one counts. */
export function targets(ways: readonly Way[], guide: Guide, pick: string): number {
  const same = ways.filter((way) => way.openers.includes(pick) || way.needs.includes(pick));
  if (same.length > 0 && same.every(({ inOrder }) => inOrder)) return new Set(same.map(({ needs }) => needs[0])).size;
  const named = (kind: string): number => {
    const needs = same.map((way) => way.needs.filter((need) => kindOf(need) === kind));
    const together = needs.some(({ length }) => length > 1);
    return new Set(together ? needs.map((pair) => pair.join()) : needs.flat()).size;
  };
  const counts = [...boardKinds(guide), "pawn"].map(named);
  return counts.find((count) => count > 0) ?? same.length;
}
