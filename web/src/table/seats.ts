/** Who sits where, and whom this browser plays. */
import type { SeatInfo } from "../net/messages";
import { type Called, person } from "../text/words.svelte";

/** What to call each seat: a person by name, if nobody else has it; others by their adventurer. */
export function seatNames(seats: readonly SeatInfo[], adventurers: readonly Called[]): readonly Called[] {
  return seats.map((seat, number) => {
    const alike = seats.filter((other) => other.name === seat.name).length;
    const own = seat.kind === "person" && seat.name !== "" && alike === 1;
    return own ? person(seat.name) : (adventurers[number] ?? person(seat.name));
  });
}

export const yours = (seats: readonly SeatInfo[]): readonly number[] =>
  seats.flatMap((seat, number) => (seat.yours ? [number] : []));

/** The seat whose hand is shown: mine that decides, mine at turn, my first; none for a spectator. */
export function inFocus(mine: readonly number[], decider: number, atTurn: number): number | null {
  return [decider, atTurn].find((seat) => mine.includes(seat)) ?? mine[0] ?? null;
}
