/** Pawns on tiles: who stands where, side by side, and who is at turn. */
import type { Point } from "../../board/arrows";
import { standing, type Standing } from "../../board/standing";

type View<S> = Readonly<{
  seats: readonly S[];
  turn: Readonly<{ decider: number }>;
  outcome: string | null;
}>;

export type StandingPawn<S> = S & Readonly<{ number: number; active: boolean; at: Standing }>;

/** `feet` is the middle of the row of pawns on a place. */
export function pawnsOn<S extends Readonly<{ place: number }>>(
  view: View<S>,
  feet: (place: number) => Point,
  size = 1,
): readonly StandingPawn<S>[] {
  return view.seats.map((seat, number) => {
    const there = view.seats.flatMap((other, at) => (other.place === seat.place ? [at] : []));
    const active = number === view.turn.decider && view.outcome === null;
    const at = standing(feet(seat.place), there.indexOf(number), there.length, active, size);
    return { ...seat, number, active, at };
  });
}

/** The place that the keyboard reaches while no place is lit: where who decides stands. */
export function reachedPlace(
  view: View<Readonly<{ place: number }>>,
  lit: ReadonlyMap<string, unknown>,
): number | null {
  const quiet = ![...lit.keys()].some((pick) => pick.startsWith("place:"));
  return quiet ? (view.seats[view.turn.decider]?.place ?? 0) : null;
}
