/** A small island for tests: six places in a row, one player at turn. */
import type { IslandView } from "../../net/messages";

const tiles = ["temple-of-the-moon", "cave-of-embers", "fools-landing", "observatory", "watchtower", "phantom-rock"];
const treasures: Readonly<Record<string, string>> = {
  "temple-of-the-moon": "earth-stone",
  "cave-of-embers": "crystal-of-fire",
};

export function island(changed: Partial<IslandView>): IslandView {
  return {
    game: "island",
    you: 0,
    places: tiles.map((tile, column) => ({
      tile,
      row: 0,
      column,
      condition: "dry",
      treasure: treasures[tile] ?? null,
      start: null,
    })),
    seats: [{ adventurer: "pilot", place: 2, hand: ["sandbags"], limit: 5 }],
    captured: [],
    water: { level: 1, cards: 2, meter: [2, 2, 3, 3, 3, 4, 4, 5, 5], skull: 10 },
    treasure_deck: { count: 2, next: { "earth-stone": 2 }, rises: 0, discard: {}, cards_for_a_treasure: 4 },
    flood_deck: { count: 6, layers: [[0, 1, 2, 3, 4, 5]], discard: [] },
    odds: { cards: 2, chances: { "earth-stone": 1 }, next: { "earth-stone": 1 }, wanted: null, sinks: 0, landing: 0 },
    turn: {
      seat: 0,
      step: "actions",
      decider: 0,
      asked: "act",
      actions_left: 3,
      actions_in_all: 3,
      second_shore: false,
      flown: false,
      to_draw: 2,
      to_flood: 0,
    },
    outcome: null,
    won: false,
    ...changed,
  };
}

/** The same island with one place in another condition. */
export const withPlace = (view: IslandView, number: number, condition: string): IslandView => ({
  ...view,
  places: view.places.map((place, at) => (at === number ? { ...place, condition } : place)),
});
