/** Where camels may be placed now, and in which colours. */
import { camels } from "./colours";

export type Legal = ReadonlyMap<number, readonly string[]>;

const CAMEL = "camel:";
const PLACE = "place:";

export const camelPick = (camel: string): string => CAMEL + camel;
export const placePick = (place: number): string => PLACE + place;

/** The colour that was chosen, if one was. */
export const chosenCamel = (picks: readonly string[]): string | null =>
  picks.find((pick) => pick.startsWith(CAMEL))?.slice(CAMEL.length) ?? null;

/** The colours that may go to each place; `along` tells what may be picked along with something. */
export function legalPlaces(along: (pick: string) => Iterable<string>, chosen: string | null): Legal {
  const found = new Map<number, string[]>();
  for (const camel of chosen === null ? camels : [chosen]) {
    for (const pick of along(camelPick(camel))) {
      if (!pick.startsWith(PLACE)) continue;
      const place = Number(pick.slice(PLACE.length));
      found.set(place, [...(found.get(place) ?? []), camel]);
    }
  }
  return found;
}

/** The marks of each place: its colours, or none where any colour at all may go. */
export function marksOf(legal: Legal): Legal {
  const all = new Set([...legal.values()].flat()).size;
  const isPlain = (here: readonly string[]): boolean => here.length > 1 && here.length === all;
  return new Map([...legal].map(([place, here]) => [place, isPlain(here) ? [] : here]));
}
