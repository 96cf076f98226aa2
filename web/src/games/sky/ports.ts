/** Ports: where a wire meets a side of a tile, and how they go round when the tile is turned. */
import type { Point } from "../../board/arrows";

export const TILE = 120; // units a side
export const HALF = TILE / 2;
const ASIDE = 24; // of a second wire, from the middle of the side

export const LETTERS = ["N", "E", "S", "W"] as const;
export const CORNERS = ["NE", "SE", "SW", "NW"] as const; // a corner follows its side clockwise
export const SIDES = ["north", "east", "south", "west"] as const;

/** One step out of each side. */
export const STEPS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export const round = (side: number): number => ((side % 4) + 4) % 4;

/** The number of a port's side, from north clockwise. */
export const sideOf = (port: string): number => LETTERS.indexOf(port[0] as (typeof LETTERS)[number]);

/** To the right (r) or the left (l) of the middle, looking outward. */
function asideOf(port: string): number {
  return port.endsWith("r") ? ASIDE : port.endsWith("l") ? -ASIDE : 0;
}

/** Where a port lies on its tile, unturned. */
export function pointOf(port: string): Point {
  const out = STEPS[sideOf(port)]!;
  const aside = asideOf(port);
  return { x: HALF + out.x * HALF - out.y * aside, y: HALF + out.y * HALF + out.x * aside };
}

/** A point some way into the tile from a port. */
export function inward(port: string, depth: number): Point {
  const { x, y } = pointOf(port);
  const out = STEPS[sideOf(port)]!;
  return { x: x - out.x * depth, y: y - out.y * depth };
}

/** A point of a tile that is turned clockwise, by quarters. */
export function turnedPoint({ x, y }: Point, turn: number): Point {
  const [dx, dy] = [x - HALF, y - HALF];
  const [ex, ey] = [
    [dx, dy],
    [-dy, dx],
    [-dx, -dy],
    [dy, -dx],
  ][round(turn)] as [number, number];
  return { x: HALF + ex, y: HALF + ey };
}

/** What a port becomes on a turned tile. */
export const turnedPort = (port: string, turn: number): string =>
  `${LETTERS[round(sideOf(port) + turn)]}${port.slice(1)}`;

const mirrored: Readonly<Record<string, string>> = { r: "l", l: "r" };

/** The port that a port of the next tile meets. */
export const facing = (port: string): string => `${LETTERS[round(sideOf(port) + 2)]}${mirrored[port.slice(1)] ?? ""}`;
