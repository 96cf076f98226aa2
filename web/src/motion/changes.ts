/** What changed between two views: it moves, sounds and is marked for a moment. */

export type Change =
  | Readonly<{ what: "moved"; seat: number; from: number; to: number }>
  | Readonly<{ what: "flooded" | "dried" | "sank" | "cleared" | "revealed"; place: number }>
  /** A tile that slides after those before it; `place` is where it comes to lie. */
  | Readonly<{ what: "slid"; from: number; place: number; order: number }>
  /** A piece that comes to a place, or leaves it for its owner. */
  | Readonly<{ what: "placed" | "taken"; place: number; seat: number }>
  | Readonly<{ what: "closed"; place: number }>
  | Readonly<{ what: "drew" | "spent"; seat: number; card: string }>
  | Readonly<{ what: "drank" | "hurt" | "worn"; seat: number }>
  | Readonly<{ what: "captured" | "built" | "hung"; thing: string }>
  | Readonly<{ what: "struck" }>
  | Readonly<{ what: "blew"; direction: string }>
  | Readonly<{ what: "rose"; level: number }>
  | Readonly<{ what: "turn"; seat: number }>
  | Readonly<{ what: "ended"; won: boolean }>;

export const SLIDE = 420; // milliseconds a tile
const LONGEST = 800; // a tile that sinks

/** How long some changes are on show. */
export function duration(changes: readonly Change[]): number {
  const slid = changes.filter((change) => change.what === "slid").length;
  return slid > 0 ? slid * SLIDE : LONGEST;
}

/** The places where something changed. */
export const changedPlaces = (changes: readonly Change[]): ReadonlySet<number> =>
  new Set(
    changes.flatMap((change) => {
      if (change.what === "moved") return [change.to];
      return "place" in change ? [change.place] : [];
    }),
  );

/** The cards that one bag holds more than another, each as often as it does. */
export function more(bag: readonly string[], than: readonly string[]): readonly string[] {
  const left = [...than];
  return bag.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

type Seat = Readonly<{ place: number; hand: readonly string[] }>;

/** Where a player went, and the cards that came and went. */
export function seatChanges(seat: number, was: Seat | undefined, is: Seat): readonly Change[] {
  if (was === undefined) return [];
  const moved = was.place === is.place ? [] : [{ what: "moved" as const, seat, from: was.place, to: is.place }];
  const drew = more(is.hand, was.hand).map((card) => ({ what: "drew" as const, seat, card }));
  const spent = more(was.hand, is.hand).map((card) => ({ what: "spent" as const, seat, card }));
  return [...moved, ...drew, ...spent];
}

type Course = Readonly<{ turn: Readonly<{ seat: number }>; outcome: string | null; won: boolean }>;

/** Whose turn it is now, and whether it is over. */
export function courseChanges(before: Course, after: Course): readonly Change[] {
  const found: Change[] = [];
  if (before.turn.seat !== after.turn.seat) found.push({ what: "turn", seat: after.turn.seat });
  if (before.outcome === null && after.outcome !== null) found.push({ what: "ended", won: after.won });
  return found;
}
