/** The platform as it lies: its cells, and what meets across them. */
import type { Point } from "../../board/arrows";
import type { SkyPlaceView, SkyTileView } from "../../net/messages";
import { facing, HALF, pointOf, sideOf, STEPS, TILE, turnedPort } from "./ports";

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

/** All of the platform, and where it can grow: beyond the wires of a place, and on spots that are known. */
export function stretch(places: readonly SkyPlaceView[], from: number | null, spots: readonly Cell[] = []): Box {
  const here = from === null ? undefined : places[from];
  const grown = here === undefined ? [] : openSides(here).map((side) => beside(here, side));
  const cells: readonly Cell[] = [...places, ...grown, ...spots];
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

const placeAt = (places: readonly SkyPlaceView[], { x, y }: Cell): SkyPlaceView | undefined =>
  places.find((place) => place.x === x && place.y === y);

const beside = ({ x, y }: Cell, side: number): Cell => ({ x: x + STEPS[side]!.x, y: y + STEPS[side]!.y });

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
