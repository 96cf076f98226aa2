/** A plan on the board: what its steps are about is framed, and arrows lead there. */
import type { Choice } from "../net/messages";
import { boardKinds, kindOf, nameOf, type Guide } from "./narrowing";

/** Something on the board, the numbers of the steps that are about it, and what else they name. */
export type Framed = Readonly<{ pick: string; numbers: readonly number[]; along: readonly string[] }>;
export type Arrow = Readonly<{ from: string; to: string }>;
/** What was done instead of a plan, and the mark it got. */
export type Instead = Readonly<{ picks: readonly string[]; symbol: string }>;
export type Ghosts = Readonly<{
  frames: readonly Framed[];
  arrows: readonly Arrow[];
  instead: Instead | null;
  /** It was played, and led to where it should. */
  reached?: true;
}>;

export const noGhosts: Ghosts = { frames: [], arrows: [], instead: null };

const PLACE = "place:";

/** What a step adds to the board, as it is picked; null: nothing. */
export const laidBy = (step: Choice, guide: Guide): string | null =>
  guide.laying.includes(step.verb) ? (boardPicks(step, guide).at(-1) ?? null) : null;

const boardPicks = ({ picks }: Choice, guide: Guide): readonly string[] =>
  picks.filter((pick) => boardKinds(guide).includes(kindOf(pick)));

const pawnsOf = ({ picks }: Choice): readonly number[] =>
  picks.filter((pick) => kindOf(pick) === "pawn").map((pick) => Number(nameOf(pick)));

/** The board as it is after some steps: where each seat's pawn stands, and what was laid. */
class Ahead {
  readonly guide: Guide;
  readonly places: number; // that there are now
  readonly stands: number[];
  readonly laid: string[] = [];

  constructor(guide: Guide, standing: readonly number[], places: number) {
    this.guide = guide;
    this.stands = [...standing];
    this.places = places;
  }

  /** Where a place is: one that is still to be laid is where that is done. */
  whereIs(place: number | undefined): string | null {
    if (place === undefined || place < 0) return null;
    return place < this.places ? PLACE + place : (this.laid[place - this.places] ?? null);
  }

  targets(step: Choice): readonly string[] {
    const picks = boardPicks(step, this.guide);
    const found = this.guide.inOrder.includes(step.verb) ? picks.slice(-1) : picks;
    if (found.length > 0) {
      return found.flatMap((pick) => (pick.startsWith(PLACE) ? (this.whereIs(Number(nameOf(pick))) ?? []) : pick));
    }
    const seats = this.guide.here.includes(step.verb) ? [step.seat] : pawnsOf(step);
    return [...new Set(seats.flatMap((seat) => this.whereIs(this.stands[seat]) ?? []))];
  }

  /** From whoever goes, or does something elsewhere; what is tied between two things has none. */
  arrow(step: Choice, targets: readonly string[]): Arrow | null {
    const [to] = targets;
    const who = step.verb in this.guide.going ? (pawnsOf(step)[0] ?? step.seat) : step.seat;
    const from = this.whereIs(this.stands[who]);
    return targets.length === 1 && to !== undefined && from !== null && from !== to ? { from, to } : null;
  }

  follow(step: Choice): void {
    const laid = laidBy(step, this.guide);
    if (laid !== null) this.laid.push(laid);
    const place = boardPicks(step, this.guide).findLast((pick) => pick.startsWith(PLACE));
    const goes = this.guide.going[step.verb];
    if (goes === undefined || place === undefined) return;
    const named = pawnsOf(step);
    const going = goes === "both" || named.length === 0 ? [...named, step.seat] : named;
    for (const seat of going) this.stands[seat] = Number(nameOf(place));
  }
}

/** `standing` are the places of the pawns by seat, below 0 where there is none; `places` are so many. */
export function ghostsOf(steps: readonly Choice[], guide: Guide, standing: readonly number[], places: number): Ghosts {
  const ahead = new Ahead(guide, standing, places);
  const frames = new Map<string, Framed>();
  const arrows: Arrow[] = [];
  steps.forEach((step, at) => {
    const targets = ahead.targets(step);
    for (const pick of targets) {
      const { numbers = [], along = [] } = frames.get(pick) ?? {};
      frames.set(pick, { pick, numbers: [...numbers, at + 1], along: [...along, ...step.picks] });
    }
    const arrow = ahead.arrow(step, targets);
    if (arrow !== null) arrows.push(arrow);
    ahead.follow(step);
  });
  return { frames: [...frames.values()], arrows, instead: null };
}

/** What was done step by step, numbered where it was done; pawns have gone on, so no arrows lead there. */
export const stepsDone = (...plan: Parameters<typeof ghostsOf>): Ghosts => ({
  ...ghostsOf(...plan),
  arrows: [],
  reached: true,
});

/** The better way as a plan, with what was played instead. */
export function bothWays(
  { better, played }: Readonly<Record<"better" | "played", Readonly<{ steps: readonly Choice[] }>>>,
  symbol: string,
  ...board: readonly [guide: Guide, standing: readonly number[], places: number]
): Ghosts {
  const picks = ghostsOf(played.steps, ...board).frames.map(({ pick }) => pick);
  return { ...ghostsOf(better.steps, ...board), instead: { picks, symbol } };
}
