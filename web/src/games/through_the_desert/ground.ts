/** What never changes during a game: land, mountains, the black line, and how much of it is in play. */
import type { Point } from "../../board/arrows";
import type { Part } from "../../board/viewport";
import {
  around,
  cells,
  centre,
  centreAt,
  frontier,
  hexPaths,
  isBeyond,
  massif,
  placeAt,
  RADIUS,
  rim,
  sideBetween,
} from "./hexes";

const MARGIN = 27; // for the mountains around
const PULL = 16; // a mountain leans on the land

const all = cells.map((_, place) => place);
const near = all.filter((place) => !isBeyond(place));
const beyond = all.filter(isBeyond);

export const placesInPlay = (whole: boolean): readonly number[] => (whole ? all : near);

/** The stretch of land in play, with room for the mountains around it. */
export function stretch(whole: boolean): Part {
  const middles = placesInPlay(whole).map(centre);
  const [x, width] = reach(middles.map((middle) => middle.x));
  const [y, height] = reach(middles.map((middle) => middle.y));
  return { x, y, width, height };
}

function reach(middles: readonly number[]): readonly [number, number] {
  const [least, most] = [Math.min(...middles), Math.max(...middles)];
  return [least - RADIUS - MARGIN, most - least + 2 * (RADIUS + MARGIN)];
}

/** Land and massif, as one shape. */
export const landPath = (part: "near" | "beyond"): string =>
  hexPaths([...(part === "near" ? near : beyond).map(centre), ...(part === "near" ? massif.map(centreAt) : [])]);

/** The land in three tints, no hex beside one of its own. */
export const tintPath = (part: "near" | "beyond", tint: number): string =>
  hexPaths((part === "near" ? near : beyond).filter((place) => tintOf(place) === tint).map(centre), RADIUS - 0.5);

function tintOf(place: number): number {
  const { col, row } = cells[place]!;
  const r = row - (col - (col % 2)) / 2;
  return (((col - r) % 3) + 3) % 3;
}

export const massifPath = hexPaths(massif.map(centreAt));
export const peaks: readonly Point[] = inOrder(massif.map(centreAt));
export const frontierPath = frontier.map(([one, other]) => sideBetween(one!, other!)).join("");

/** The mountains around the land, those behind first; `beyond` where only the smaller part touches them. */
export const mountains: readonly Readonly<Point & { beyond: boolean }>[] = inOrder(
  rim.map((spot) => {
    const land = around(spot)
      .map(placeAt)
      .filter((place) => place !== null);
    const from = centreAt(spot);
    const to = mean(land.map(centre));
    const way = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const at = { x: from.x + ((to.x - from.x) * PULL) / way, y: from.y + ((to.y - from.y) * PULL) / way };
    return { ...at, beyond: land.every(isBeyond) };
  }),
);

/** Ripples on the sand, a few here and there. */
export const ripples = (whole: boolean): string =>
  placesInPlay(whole)
    .filter((place) => (place * 7) % 11 < 3)
    .map((place) => {
      const { x, y } = centre(place);
      return `M${x - 10} ${(y + 2).toFixed(1)}q5-5 10 0t10 0M${x - 6} ${(y + 9).toFixed(1)}q4-4 8 0`;
    })
    .join("");

function mean(points: readonly Point[]): Point {
  const n = points.length || 1;
  return { x: points.reduce((sum, { x }) => sum + x, 0) / n, y: points.reduce((sum, { y }) => sum + y, 0) / n };
}

function inOrder<P extends Point>(points: readonly P[]): readonly P[] {
  return points.toSorted((one, other) => one.y - other.y);
}
