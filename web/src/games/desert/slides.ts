/** The tiles that the wind has moved, from the difference of two views. */
import type { DesertView } from "../../net/messages";

export const SIDE = 5;
const FURTHEST = 3; // tiles that one card moves

/** A tile slides into the hole that the one before it has left. */
export type Slide = Readonly<{ from: number; to: number }>;

export const holeOf = (view: DesertView): number => view.places.findIndex((place) => place.hole);

export const rowOf = (place: number): number => Math.floor(place / SIDE);
export const columnOf = (place: number): number => place % SIDE;

/** In the order in which they slid; none if the hole can't have moved so by one card. */
export function slides(before: DesertView, after: DesertView): readonly Slide[] {
  const start = holeOf(before);
  const end = holeOf(after);
  const step = stepBetween(start, end);
  if (step === 0) return [];
  const found: Slide[] = [];
  for (let to = start; to !== end; to += step) found.push({ from: to + step, to });
  const fits = ({ from, to }: Slide): boolean => isSameTile(before, from, after, to);
  return found.length <= FURTHEST && found.every(fits) ? found : [];
}

/** From place to place along the row or column of both; 0 if they have none in common. */
function stepBetween(start: number, end: number): number {
  if (rowOf(start) === rowOf(end)) return Math.sign(end - start);
  return columnOf(start) === columnOf(end) ? SIDE * Math.sign(end - start) : 0;
}

function isSameTile(before: DesertView, from: number, after: DesertView, to: number): boolean {
  const was = before.places[from];
  const is = after.places[to];
  return was?.back === is?.back && was?.face === is?.face && was?.revealed === is?.revealed;
}

/** Where each tile lies that was once laid out: it keeps its number when it slides. */
export type Laid = Readonly<{ places: readonly number[]; slides: readonly Slide[] }>;

/** Follows the tiles from view to view, so that each is drawn as the same piece. */
export class Follower {
  #view: DesertView | null = null;
  #laid: Laid = { places: [], slides: [] };

  follow(view: DesertView): Laid {
    if (view === this.#view) return this.#laid;
    const moved = this.#view === null ? [] : slides(this.#view, view);
    const before = this.#laid.places.length > 0 ? this.#laid.places : firstPlaces(view);
    const after = moved.reduce(slid, before);
    const fits = !after.includes(holeOf(view));
    this.#view = view;
    this.#laid = { places: fits ? after : firstPlaces(view), slides: fits ? moved : [] };
    return this.#laid;
  }
}

const slid = (places: readonly number[], { from, to }: Slide): readonly number[] =>
  places.map((place) => (place === from ? to : place));

const firstPlaces = (view: DesertView): readonly number[] =>
  view.places.flatMap((place, number) => (place.hole ? [] : [number]));
