/** Where the points came from, one step after another, as they are counted at the end. */
import type { ThroughTheDesertView } from "../../net/messages";
import { camels } from "./colours";

/** What points are counted for. */
export const counts = ["waterholes", "oases", "territory", "caravans"] as const;
export type Count = (typeof counts)[number];

export type Scored = Readonly<{
  what: Count;
  /** The colour of a longest caravan. */
  camel: string | null;
  length: number;
  /** What each seat gets now. */
  gains: readonly number[];
  /** What shows it on the board. */
  places: readonly number[];
}>;

export function scoring(view: ThroughTheDesertView): readonly Scored[] {
  const plain = (what: Count, places: readonly number[] = []): Scored => ({
    what,
    camel: null,
    length: 0,
    gains: view.seats.map(({ points }) => points?.[what] ?? 0),
    places,
  });
  return [
    plain("waterholes"),
    plain("oases", view.palms),
    plain(
      "territory",
      view.territories.flatMap(({ places }) => places),
    ),
    ...camels.flatMap((camel) => longest(view, camel)),
  ];
}

/** What the longest caravan of a colour brings, or each of them. */
function longest(view: ThroughTheDesertView, camel: string): readonly Scored[] {
  const { length, seats, points } = view.longest[camel] ?? { length: 0, seats: [], points: 0 };
  if (seats.length === 0) return [];
  return [
    {
      what: "caravans",
      camel,
      length,
      gains: view.seats.map((_, seat) => (seats.includes(seat) ? points : 0)),
      places: view.camels.filter((one) => one.camel === camel && seats.includes(one.seat)).map(({ place }) => place),
    },
  ];
}

/** What each seat has after so many steps. */
export const totals = (scored: readonly Scored[], seats: number, steps: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) =>
    scored.slice(0, steps).reduce((sum, { gains }) => sum + (gains[seat] ?? 0), 0),
  );
