/** A bare desert for tests: the hole in the middle, one player at turn in the corner. */
import type { DesertPlaceView, DesertSeatView, DesertStormView, DesertView } from "../../net/messages";

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
    under: {},
    equipment_left: 12,
    storm: withCards([{ "sun-beats-down": 1, "wind-north-1": 2, "storm-picks-up": 1 }]),
    turn: { seat: 0, step: "actions", decider: 0, asked: "act", actions_left: 4, reductions: 0, to_draw: 0 },
    outcome: null,
    won: false,
    ...changed,
  };
}

export const withCards = (layers: readonly Readonly<Record<string, number>>[]): DesertStormView => ({
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
