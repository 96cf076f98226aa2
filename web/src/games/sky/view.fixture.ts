/** A bare start board for tests: a rod at its foot, two players on the landing pad. */
import { acting } from "../team/turn.fixture";
import type { SkyPlaceView, SkySeatView, SkyTileView, SkyView } from "../../net/messages";

/** Sides as letters from north on: a platform `-`, clouds `~`, half a small (s) or large (l) circle. */
export function tile(
  name: string,
  sides: string,
  groups: readonly (readonly string[])[],
  changed: Partial<SkyTileView> = {},
): SkyTileView {
  const side: Readonly<Record<string, string | null>> = {
    "-": null,
    "~": "clouds",
    s: "small-capacitor",
    l: "large-capacitor",
  };
  return {
    tile: name,
    symbol: null,
    sides: [...sides].map((letter) => side[letter]!),
    groups,
    quarter: null,
    ...changed,
  };
}

export const place = (name: string, x: number, y: number, printed: SkyTileView, turn = 0): SkyPlaceView => ({
  name,
  x,
  y,
  turn,
  tile: printed,
  live: [],
  struck: false,
});

const strip = [
  place("M50", 0, 0, tile("A0", "~---", [["E", "W"]], { symbol: "compass" })),
  place("M51", 0, 1, tile("A1", "----", [["E"], ["W"]], { symbol: "landing" })),
  place("M52", 0, 2, tile("A2", "----", [["E"], ["W"]], { symbol: "teleporter" })),
  place("M53", 0, 3, tile("A3", "----", [["E", "S", "W"]], { symbol: "rod" })),
];

const seat: SkySeatView = {
  adventurer: "doctor",
  place: 1,
  health: 4,
  full_health: 4,
  rope: 5,
  full_rope: 5,
  tiles: [],
  room: 3,
  equipment: [],
  shielded: false,
  hooked: false,
};

const kinds = ["rod", "small-capacitor", "large-capacitor", "launch-pad"];

export function sky(changed: Partial<SkyView> = {}): SkyView {
  return {
    game: "sky",
    you: 0,
    places: strip,
    components: [{ component: "rod-1", kind: "rod", x: 1, y: 7, places: [3], live: true, in_circuit: false }],
    cables: [],
    cables_left: { short: 12, long: 4 },
    blueprint: {
      difficulty: "novice",
      needs: kinds.map((kind) => ({ kind, needed: 1, placed: 0, in_circuit: 0, left: 1 })),
      needed: 4,
      wired: 0,
    },
    seats: [seat, { ...seat, adventurer: "sailor" }],
    pile: { count: 30, tiles: [], under: [] },
    equipment_left: 14,
    storm: {
      level: 1,
      cards: 2,
      meter: [2, 2, 3],
      vane: "south",
      count: 4,
      next: {},
      layers: [{ lightning: 2, gust: 1, "storm-reshuffles": 1 }],
      discard: {},
      seen: {},
      put_back: [],
    },
    odds: {
      cards: 2,
      chances: { lightning: 5 / 6, gust: 5 / 12, shift: 0, rise: 1 / 2 },
      left: { lightning: 2, gust: 1, shift: 0, rise: 1 },
    },
    completes: [],
    forecast: { lightning: [], gust: [], company: [] },
    launch: { ready: false, cables: [], left_behind: [0, 1] },
    turn: {
      ...acting,
      free_cable: false,
      circles: [],
      tiles: [],
    },
    outcome: null,
    won: false,
    ...changed,
  };
}

/** The start board with more tiles. */
export const laidOut = (...more: readonly SkyPlaceView[]): SkyView => sky({ places: [...strip, ...more] });

export const withSeat = (view: SkyView, changed: Partial<SkySeatView>): SkyView => ({
  ...view,
  seats: [{ ...view.seats[0]!, ...changed }, ...view.seats.slice(1)],
});
