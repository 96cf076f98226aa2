/** What changes on the board of Forbidden Island, and how it sounds. */
import type { IslandView } from "../../net/messages";
import type { Sounds } from "../../sound/sound";
import { knock } from "../sounds";
import { endChanges, more, seatChanges, type TeamChange } from "../team/changes";
import { deep, teamSounds, wave } from "../team/sounds";

export type IslandChange = TeamChange | Readonly<{ what: "flooded" | "dried" | "sank"; place: number }>;

export const sounds: Sounds<IslandChange> = { ...teamSounds, flooded: wave, dried: knock, sank: deep };

export function changes(before: IslandView, after: IslandView): readonly IslandChange[] {
  return [
    ...after.places.flatMap((_, place) => tileChange(before, after, place)),
    ...after.seats.flatMap((is, seat) => seatChanges(seat, before.seats[seat], is)),
    ...more(after.captured, before.captured).map((thing) => ({ what: "captured" as const, thing })),
    ...endChanges(before, after, before.water.level, after.water.level),
  ];
}

function tileChange(before: IslandView, after: IslandView, place: number): readonly IslandChange[] {
  const was = before.places[place]?.condition;
  const is = after.places[place]?.condition;
  if (was === is) return [];
  const what = is === "dry" ? "dried" : is === "flooded" ? "flooded" : "sank";
  return [{ what, place }];
}
