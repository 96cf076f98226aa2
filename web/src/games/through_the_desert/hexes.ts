/** The 251 hexes: where they lie, what is next to them, and the lines around them. */
import board from "../../../../src/simoun/games/through_the_desert/board.json";
import type { Point } from "../../board/arrows";

export type Cell = Readonly<{ label: string; col: number; row: number; section: string }>;
export type Spot = Readonly<{ col: number; row: number }>;

export const RADIUS = 30; // from the middle of a hex to a corner
const ACROSS = RADIUS * 1.5;
const DOWN = RADIUS * Math.sqrt(3);

export const cells: readonly Cell[] = board.cells;
export const massif: readonly Spot[] = board.mountain;
export const rim: readonly Spot[] = board.rim_mountains;
export const frontier: readonly (readonly number[])[] = board.frontier_edges;

/** The middle of a hex. */
export function centreAt({ col, row }: Spot): Point {
  return { x: col * ACROSS, y: (row + (col % 2 === 0 ? 0 : 0.5)) * DOWN };
}

const centres: readonly Point[] = cells.map(centreAt);
export const centre = (place: number): Point => centres[place] ?? { x: 0, y: 0 };

const key = (col: number, row: number): number => col * 100 + row;
const places = new Map(cells.map(({ col, row }, place) => [key(col, row), place]));
export const placeAt = ({ col, row }: Spot): number | null => places.get(key(col, row)) ?? null;

/** The six spots around one: lower right first, then on with the clock. */
export function around({ col, row }: Spot): readonly Spot[] {
  const low = row + (Math.abs(col) % 2);
  return [
    { col: col + 1, row: low },
    { col, row: row + 1 },
    { col: col - 1, row: low },
    { col: col - 1, row: low - 1 },
    { col, row: row - 1 },
    { col: col + 1, row: low - 1 },
  ];
}

/** The places next to one; null where a mountain or the edge is. */
const besides: readonly (readonly (number | null)[])[] = cells.map((cell) => around(cell).map(placeAt));
export const beside = (place: number): readonly (number | null)[] => besides[place] ?? [];
export const neighbours = (place: number): readonly number[] => beside(place).filter((other) => other !== null);

/** A corner of a hex, with the clock from the right one; side k lies between the corners k and k + 1. */
function corner({ x, y }: Point, number: number, radius: number): string {
  const angle = (number * Math.PI) / 3;
  return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
}

const round = (length: number): number => Math.round(length * 10) / 10;
const SIX = [0, 1, 2, 3, 4, 5] as const;

export const hexPath = (middle: Point, radius = RADIUS): string =>
  `M${SIX.map((number) => corner(middle, number, radius)).join("L")}z`;

export const hexPaths = (middles: readonly Point[], radius = RADIUS): string =>
  middles.map((middle) => hexPath(middle, radius)).join("");

/** The line around an area, drawn a little inside of it. */
export function outline(area: readonly number[], radius = RADIUS): string {
  const within = new Set<number | null>(area);
  return area
    .flatMap((place) =>
      SIX.filter((side) => !within.has(beside(place)[side] ?? null)).map(
        (side) => `M${corner(centre(place), side, radius)}L${corner(centre(place), side + 1, radius)}`,
      ),
    )
    .join("");
}

/** The side that two hexes share. */
export function sideBetween(one: number, other: number): string {
  const side = beside(one).indexOf(other);
  return `M${corner(centre(one), side, RADIUS)}L${corner(centre(one), side + 1, RADIUS)}`;
}

/** In the smaller part, which only four or five players use. */
export const isBeyond = (place: number): boolean => cells[place]?.section === "annex";

export const placeName = (place: number): string => cells[place]?.label ?? "";
