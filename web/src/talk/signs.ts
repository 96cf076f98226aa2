/** Pins and plans as the board draws them. */
import type { Mark, Pin as BoardPin, Signs, Way } from "../board/signs";
import type { Pin, Talked } from "../net/talk";

/** `isOnBoard` tells whether there is such a spot: what is elsewhere can't be shown. */
export function signsOf(
  pins: readonly Pin[],
  plans: Talked["plans"],
  markOf: (seat: number) => Mark,
  isOnBoard: (spot: string) => boolean,
): Signs {
  const there = pins.filter(({ spot }) => isOnBoard(spot));
  return {
    pins: there.map((pin, at) => boardPin(pin, there.slice(0, at), there, markOf)),
    ways: Object.entries(plans).flatMap(([seat, arrows]) =>
      arrows
        .filter(({ start, end }) => isOnBoard(start) && isOnBoard(end))
        .map(({ start, end }): Way => {
          const aside = Number(seat);
          return { key: `${seat} ${start} ${end}`, start, end, mark: markOf(aside), aside };
        }),
    ),
    start: null,
  };
}

/** Numbered where somebody shows several places. */
function boardPin(
  { key, seat, spot, count }: Pin,
  before: readonly Pin[],
  all: readonly Pin[],
  markOf: (seat: number) => Mark,
): BoardPin {
  const several = count > 1 || all.filter((other) => other.seat === seat).length > 1;
  const beside = before.filter((other) => other.spot === spot).length;
  return { key: String(key), spot, mark: markOf(seat), number: several ? count : null, beside };
}
