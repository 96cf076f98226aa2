/** For how long people have been away from the table. */
import type { SeatInfo } from "../net/messages";

const MINUTE = 60_000; // milliseconds

/** Moves on by itself with every minute, from what the server has told. */
export class Absence {
  /** Whole minutes for each seat; null: somebody is there, or nobody knows since when they aren't. */
  minutes = $state.raw<readonly (number | null)[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(seats: readonly SeatInfo[], now: () => number = () => performance.now()): void {
    clearTimeout(this.#timer);
    const told = now();
    const gone = seats.map(({ present, away }) => (present || away === null ? null : away * 1000));
    const look = (): void => {
      const spent = gone.map((before) => (before === null ? null : before + now() - told));
      this.minutes = spent.map((time) => (time === null ? null : Math.floor(time / MINUTE)));
      const next = spent.flatMap((time) => (time === null ? [] : [MINUTE - (time % MINUTE)]));
      if (next.length > 0) this.#timer = setTimeout(look, Math.ceil(Math.min(...next)));
    };
    look();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
