/** The platform as it lies: its cells, what meets across them, and what a new tile would complete. */
import type { Point } from "../../board/arrows";
import type { SkyPlaceView, SkyTileView, SkyView } from "../../net/messages";
import { facing, HALF, pointOf, round, sideOf, STEPS, TILE, turnedCorner, turnedPoint, turnedPort } from "./ports";

/** Tiles east and south of the compass. */
export type Cell = Point;

const COMPASS_COLUMN = 12; // M
const COMPASS_ROW = 50;
const WIDTH = 80; // columns, of which the last ones lie in the far west
const EAST = 40;

export function cellOf(name: string): Cell {
  const [, letters = "M", row = "50"] = /^([A-Z]+)(\d+)$/.exec(name) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  const x = column - COMPASS_COLUMN;
  return { x: x >= EAST ? x - WIDTH : x, y: Number(row) - COMPASS_ROW };
}

export const cornerOf = ({ x, y }: Cell): Point => ({ x: x * TILE, y: y * TILE });

/** The units of half tiles, in which components stand. */
export const pointAt = ({ x, y }: Point): Point => ({ x: x * HALF, y: y * HALF });

export type Box = Readonly<{ x: number; y: number; width: number; height: number }>;

const ROOM = 14; // units

/** All of the platform, and the spots where it can grow: beyond a wire. */
export function stretch(places: readonly SkyPlaceView[]): Box {
  const cells = places.flatMap((place) => [place, ...openSides(place).map((side) => beside(place, side))]);
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: left * TILE - ROOM,
    y: top * TILE - ROOM,
    width: (Math.max(...xs) - left + 1) * TILE + 2 * ROOM,
    height: (Math.max(...ys) - top + 1) * TILE + 2 * ROOM,
  };
}

const openSides = ({ tile, turn }: SkyPlaceView): readonly number[] => [...new Set(portsAt(tile, turn).map(sideOf))];

export const placeAt = (places: readonly SkyPlaceView[], { x, y }: Cell): SkyPlaceView | undefined =>
  places.find((place) => place.x === x && place.y === y);

const beside = ({ x, y }: Cell, side: number): Cell => ({ x: x + STEPS[side]!.x, y: y + STEPS[side]!.y });

/** The side of a turned tile that looks in a direction. */
export const sideAt = (tile: SkyTileView, turn: number, side: number) => tile.sides[round(side - turn)]!;

const portsAt = (tile: SkyTileView, turn: number): readonly string[] =>
  tile.groups.flat().map((port) => turnedPort(port, turn));

/** Where wires meet across a side: each join once, with whether it runs up and down. */
export type Join = Readonly<Point & { upright: boolean }>;

export function joins(places: readonly SkyPlaceView[]): readonly Join[] {
  return places.flatMap((place) =>
    portsAt(place.tile, place.turn)
      .filter((port) => [1, 2].includes(sideOf(port)))
      .flatMap((port) => {
        const other = placeAt(places, beside(place, sideOf(port)));
        if (other === undefined || !portsAt(other.tile, other.turn).includes(facing(port))) return [];
        const { x, y } = pointOf(port);
        return [{ x: x + place.x * TILE, y: y + place.y * TILE, upright: sideOf(port) === 2 }];
      }),
  );
}

/** A component that isn't there yet; in half tiles. */
export type Completed = Readonly<Point & { kind: string }>;

/** What a tile would bring if it were laid so. */
export function completed(view: SkyView, tile: SkyTileView, turn: number, cell: Cell): readonly Completed[] {
  const middle = { x: 2 * cell.x + 1, y: 2 * cell.y + 1 };
  const found: Completed[] = tile.symbol === "rod" ? [{ kind: "rod", ...middle }] : [];
  STEPS.forEach((step, side) => {
    const half = sideAt(tile, turn, side).half;
    const other = placeAt(view.places, beside(cell, side));
    if (half === null || other === undefined) return;
    if (sideAt(other.tile, other.turn, round(side + 2)).half !== half) return;
    found.push({ kind: half, x: middle.x + step.x, y: middle.y + step.y });
  });
  const pad = padAt(view.places, tile, turn, cell);
  if (pad !== null) found.push({ kind: "launch-pad", ...pad });
  return found.filter(({ kind }) => view.blueprint.needs.some((need) => need.kind === kind && need.left > 0));
}

/** The corner where a quarter would be the fourth. */
function padAt(places: readonly SkyPlaceView[], tile: SkyTileView, turn: number, cell: Cell): Point | null {
  if (tile.quarter === null) return null;
  const corner = turnedCorner(tile.quarter, turn);
  const cells = around(cell, corner);
  const full = cells.every(({ x, y, corner: theirs }) => {
    const other = placeAt(places, { x, y });
    return other?.tile.quarter != null && turnedCorner(other.tile.quarter, other.turn) === theirs;
  });
  const { x, y } = cornerPoint(corner);
  return full ? { x: 2 * cell.x + x, y: 2 * cell.y + y } : null;
}

/** The other three cells at a corner, and which of their corners it is. */
function around(cell: Cell, corner: number): readonly (Cell & { corner: number })[] {
  const [one, other] = [corner, round(corner + 1)];
  const across = beside(beside(cell, one), other);
  return [
    { ...beside(cell, one), corner: round(corner + 1) },
    { ...across, corner: round(corner + 2) },
    { ...beside(cell, other), corner: round(corner + 3) },
  ];
}

const cornerPoint = (corner: number): Point => {
  const { x, y } = turnedPoint({ x: TILE, y: 0 }, corner);
  return { x: x / HALF, y: y / HALF };
};
