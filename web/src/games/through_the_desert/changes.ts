/** What changes on the board of Through the Desert, and how it sounds. */
import { courseChanges, type CourseChange } from "../../motion/changes";
import type { ThroughTheDesertView } from "../../net/messages";
import type { Sounds } from "../../sound/sound";
import { chime, knock, sand } from "../sounds";

export type ThroughTheDesertChange =
  | CourseChange
  /** A camel that comes to a place, or a waterhole that leaves it for its owner. */
  | Readonly<{ what: "placed" | "taken"; place: number; seat: number }>
  | Readonly<{ what: "closed"; place: number }>;

export const sounds: Sounds<ThroughTheDesertChange> = { placed: knock, taken: chime, closed: sand };

export function changes(before: ThroughTheDesertView, after: ThroughTheDesertView): readonly ThroughTheDesertChange[] {
  const there = new Set(before.camels.map(({ place }) => place));
  const placed = after.camels.filter(({ place }) => !there.has(place));
  const water = new Set(after.waterholes.map(({ place }) => place));
  const owned = new Set(before.territories.flatMap(({ places }) => places));
  const taker = placed[0]?.seat;
  return [
    ...placed.map(({ place, seat }) => ({ what: "placed" as const, place, seat })),
    ...(taker === undefined ? [] : before.waterholes)
      .filter(({ place }) => !water.has(place))
      .map(({ place }) => ({ what: "taken" as const, place, seat: taker! })),
    ...after.territories
      .flatMap(({ places }) => places)
      .filter((place) => !owned.has(place) && placed.length > 0)
      .map((place) => ({ what: "closed" as const, place })),
    ...courseChanges(before, after),
  ];
}
