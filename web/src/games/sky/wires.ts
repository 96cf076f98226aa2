/** The copper on a tile: one drawn line for each group of ports, with its caps and its junction. */
import type { Point } from "../../board/arrows";
import type { SkyTileView } from "../../net/messages";
import { CORNERS, HALF, inward, LETTERS, pointOf, sideOf } from "./ports";

export type Wire = Readonly<{
  /** Its line, as an SVG path on the unturned tile. */
  d: string;
  /** Where it ends on the tile. */
  caps: readonly Point[];
  /** Where more than two ends meet. */
  junction: Point | null;
}>;

const MIDDLE: Point = { x: HALF, y: HALF };
const STUB = 34; // how far a wire reaches that ends on the tile
const IN_DISC = 15; // … inside a half disc
const BEND = 44;

const at = ({ x, y }: Point): string => `${x} ${y}`;

export const wiresOf = (tile: SkyTileView): readonly Wire[] => tile.groups.map((group) => wireOf(tile, group));

function wireOf(tile: SkyTileView, group: readonly string[]): Wire {
  if (tile.symbol === "rod") return { d: toMiddle(group), caps: [], junction: null };
  const [one = "", other] = group;
  if (other === undefined) return stub(tile, one);
  if (group.length === 2) return { d: curve(one, other), caps: [], junction: null };
  return tile.quarter === null ? { d: toMiddle(group), caps: [], junction: MIDDLE } : branch(tile.quarter, group);
}

/** Whether half a disc lies on a side. */
export const isHalf = (side: string | null): side is string => side !== null && side !== "clouds";

function stub(tile: SkyTileView, port: string): Wire {
  const inDisc = isHalf(tile.sides[sideOf(port)]!) && port.length === 1;
  const end = inward(port, inDisc ? IN_DISC : STUB);
  return { d: `M${at(pointOf(port))}L${at(end)}`, caps: inDisc ? [] : [end], junction: null };
}

function curve(one: string, other: string): string {
  const bend = BEND;
  return `M${at(pointOf(one))}C${at(inward(one, bend))} ${at(inward(other, bend))} ${at(pointOf(other))}`;
}

const line = (port: string, end: Point): string => `M${at(pointOf(port))}Q${at(inward(port, BEND - 4))} ${at(end)}`;

/** To where the ends meet, or the rod stands. */
const toMiddle = (group: readonly string[]): string => group.map((port) => line(port, MIDDLE)).join("");

/** A wire around a quarter of the launch pad, with others that join it halfway. */
function branch(quarter: string, group: readonly string[]): Wire {
  const corner = CORNERS.indexOf(quarter as (typeof CORNERS)[number]);
  const [one, other] = [LETTERS[corner]!, LETTERS[(corner + 1) % 4]!];
  const junction = halfway(one, other);
  const rest = group.filter((port) => port !== one && port !== other);
  return { d: curve(one, other) + rest.map((port) => line(port, junction)).join(""), caps: [], junction };
}

function halfway(one: string, other: string): Point {
  const points = [pointOf(one), inward(one, BEND), inward(other, BEND), pointOf(other)] as const;
  const mix = (axis: "x" | "y"): number =>
    (points[0][axis] + 3 * points[1][axis] + 3 * points[2][axis] + points[3][axis]) / 8;
  return { x: mix("x"), y: mix("y") };
}
