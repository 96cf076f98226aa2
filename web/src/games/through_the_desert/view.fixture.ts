/** A desert for tests: two players, nothing placed yet, Blue to place camels. */
import type {
  ThroughTheDesertCamelView,
  ThroughTheDesertPointsView,
  ThroughTheDesertSeatView,
  ThroughTheDesertView,
} from "../../net/messages";
import { camels } from "./colours";
import { cells } from "./hexes";

const each = <Value>(value: Value): Record<string, Value> => Object.fromEntries(camels.map((camel) => [camel, value]));
export const none: ThroughTheDesertPointsView = { waterholes: 0, oases: 0, territory: 0, caravans: 0, total: 0 };

const seatOf = (colour: string): ThroughTheDesertSeatView => ({
  colour,
  riders: [],
  aside: null,
  lengths: each(0),
  tokens: 0,
  points: none,
});

export function caravans(changed: Partial<ThroughTheDesertView> = {}): ThroughTheDesertView {
  return {
    game: "through_the_desert",
    you: 0,
    whole: false,
    palms: [],
    waterholes: [],
    camels: [],
    territories: [],
    supply: each(22),
    seats: [seatOf("blue"), seatOf("vermilion")],
    leaders: [],
    longest: each({ length: 0, seats: [], points: 0 }),
    earns: [],
    turn: { seat: 0, step: "camels", decider: 0, asked: "act", to_place: 2, in_all: 2, round: 2 },
    worth: { waterhole: 3, oasis: 5, territory: 1, longest: 10, tied: 5 },
    scores: "hidden",
    outcome: null,
    winners: [],
    won: false,
    ...changed,
  };
}

export const withSeat = (
  view: ThroughTheDesertView,
  number: number,
  changed: Partial<ThroughTheDesertSeatView>,
): ThroughTheDesertView => ({
  ...view,
  seats: view.seats.map((seat, at) => (at === number ? { ...seat, ...changed } : seat)),
});

export const placeOf = (name: string): number => cells.findIndex(({ label }) => label === name);

export const camelAt = (name: string, camel: string, seat = 0, rider = false): ThroughTheDesertCamelView => ({
  place: placeOf(name),
  camel,
  seat,
  rider,
});
