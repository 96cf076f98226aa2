/** A bare desert for tests: the hole in the middle, one player at turn in the corner. */
import { acting } from "../team/turn.fixture";
import type { DesertPlaceView, DesertSeatView, DesertView, TeamStormView } from "../../net/messages";

const HOLE = 12;
const bare: DesertPlaceView = { hole: false, back: "desert", face: null, revealed: false, sand: 0 };
const storm: DesertPlaceView = { ...bare, hole: true, back: null };
const explorer: DesertSeatView = {
  adventurer: "explorer",
  place: 0,
  water: 4,
  canteen: 4,
  equipment: [],
  buried: false,
  shield: false,
  shaded: false,
};

export function desert(changed: Partial<DesertView> = {}): DesertView {
  return {
    game: "desert",
    you: 0,
    places: Array.from({ length: 25 }, (_, place) => (place === HOLE ? storm : bare)),
    seats: [explorer],
    parts: ["propeller", "engine", "crystal", "compass"].map((part) => ({
      part,
      row: null,
      column: null,
      place: null,
      taken: false,
    })),
    sand_left: 48,
    sand_in_all: 48,
    blocked_from: 2,
    under: {},
    equipment_left: 12,
    storm: withCards([{ "sun-beats-down": 1, "wind-north-1": 2, "storm-picks-up": 1 }]),
    odds: {
      cards: 2,
      chances: { sun: 1 / 2, rise: 1 / 2 },
      left: { sun: 1, rise: 1, wind: 2, north: 2, east: 0, south: 0, west: 0 },
      thirst: [0],
      endangered: null,
    },
    turn: {
      ...acting,
      reductions: 0,
    },
    outcome: null,
    won: false,
    ...changed,
  };
}

export const withCards = (layers: readonly Readonly<Record<string, number>>[]): TeamStormView => ({
  level: 0,
  cards: 2,
  meter: [2, 3, 3, 4],
  count: 4,
  next: layers[0] ?? {},
  layers,
  discard: {},
  seen: {},
  put_back: [],
});

export const withPlace = (view: DesertView, number: number, changed: Partial<DesertPlaceView>): DesertView => ({
  ...view,
  places: view.places.map((place, at) => (at === number ? { ...place, ...changed } : place)),
});

export const withSeat = (view: DesertView, changed: Partial<DesertSeatView>): DesertView => ({
  ...view,
  seats: [{ ...explorer, ...changed }],
});

/** The same after the wind has moved the tiles between the hole and this place, one sand on each. */
export function blown(view: DesertView, ...hole: readonly number[]): DesertView {
  const places = [...view.places];
  let was = HOLE;
  for (const next of hole) {
    const tile = places[next]!;
    places[was] = { ...tile, sand: tile.sand + 1 };
    places[next] = storm;
    was = next;
  }
  return { ...view, places };
}
