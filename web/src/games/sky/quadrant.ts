/** The quadrant of a tile where its symbol stands: the one with the least copper; and where a badge does. */
import type { Point } from "../../board/arrows";
import type { SkyTileView } from "../../net/messages";
import { CORNERS, pointOf, round, sideOf, TILE, turnedPoint } from "./ports";

const INSET = 29;
const BADGE_INSET = 19;
const MIDDLE: Point = { x: TILE / 2, y: TILE / 2 };
const FIRST = 3; // north-west, if it is as free as the others

const points: readonly Point[] = CORNERS.map((corner) => ({
  x: corner.includes("E") ? TILE - INSET : INSET,
  y: corner.includes("S") ? TILE - INSET : INSET,
}));

/** Where a symbol stands on a tile as it lies. */
export function symbolPoint(tile: SkyTileView, turn: number): Point {
  if (["compass", "landing", "rod"].includes(tile.symbol ?? "")) return MIDDLE;
  const crowded = points.map((_, corner) => crowdAt(tile, corner));
  const order = [FIRST, 0, 1, 2].map((corner) => round(corner - turn)); // as it lies, from the upper left
  const best = order.reduce((least, corner) => (crowded[corner]! < crowded[least]! ? corner : least));
  return turnedPoint(points[best]!, turn);
}

/** Where the badge for what can be done on a tile hides no symbol: at the upper right, or the upper left. */
export function badgePoint(tile: SkyTileView, turn: number): Point {
  const sign = symbolPoint(tile, turn);
  const isTaken = tile.symbol !== null && sign.x > MIDDLE.x && sign.y < MIDDLE.y;
  return { x: isTaken ? BADGE_INSET : TILE - BADGE_INSET, y: BADGE_INSET };
}

/** What would be hidden by a symbol in a corner. */
function crowdAt(tile: SkyTileView, corner: number): number {
  const sides = [corner, round(corner + 1)];
  const bends = tile.groups.filter((group) => sides.every((side) => group.some((port) => sideOf(port) === side)));
  const aside = tile.groups.flat().filter((port) => port.length > 1 && isNear(pointOf(port), points[corner]!));
  const discs = sides.filter((side) => tile.sides[side] === "large-capacitor");
  const isQuarter = tile.quarter === CORNERS[corner];
  return 3 * bends.length + 2 * aside.length + discs.length + (isQuarter ? 9 : 0);
}

const isNear = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < TILE / 2;
