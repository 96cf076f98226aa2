/** What changes in the cooperative games: pawns move, cards come and go, the danger rises. */
import { type Change, changedPlaces, courseChanges, type CourseChange } from "../../motion/changes";

export type TeamChange =
  | CourseChange
  | Readonly<{ what: "went"; seat: number; from: number; place: number }>
  | Readonly<{ what: "drew" | "spent"; seat: number; card: string }>
  | Readonly<{ what: "captured"; thing: string }>
  | Readonly<{ what: "rose"; level: number }>;

/** The places where something changed; a pawn that went there leaves a trail instead. */
export const changedTiles = (changes: readonly Change[]): ReadonlySet<number> =>
  changedPlaces(changes.filter(({ what }) => what !== "went"));

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
export function seatChanges(seat: number, was: Seat | undefined, is: Seat): readonly TeamChange[] {
  if (was === undefined) return [];
  const moved = was.place === is.place ? [] : [{ what: "went" as const, seat, from: was.place, place: is.place }];
  const drew = more(is.hand, was.hand).map((card) => ({ what: "drew" as const, seat, card }));
  const spent = more(was.hand, is.hand).map((card) => ({ what: "spent" as const, seat, card }));
  return [...moved, ...drew, ...spent];
}

type Course = Parameters<typeof courseChanges>[0];

/** What comes last in every turn: the danger has risen from one level to another, the turn passes, it is over. */
export const endChanges = (before: Course, after: Course, level: number, now: number): readonly TeamChange[] => [
  ...(level < now ? [{ what: "rose" as const, level: now }] : []),
  ...courseChanges(before, after),
];
