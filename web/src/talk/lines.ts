/** What was said at a table, in words the reader knows. */
import { PHRASES, type SeatInfo, type Spoken } from "../net/messages";
import { kindOf, nameOf as nameIn } from "../table/narrowing";
import { type Called, has, language, nameOf, person, t } from "../text/words.svelte";

const PLACE = "place";
const FIRST = ["well-played", "wait"]; // of the few that are always in sight
const LAST = ["go-on"];

/** What a place of the board is called in a sentence; `places` are the names of the places, by number. */
export function placeName(game: string, spot: string, places: readonly string[]): string {
  const name = nameIn(spot);
  const thing = kindOf(spot) === PLACE ? (places[Number(name)] ?? name) : name;
  const form = `${game}-${thing}.the`;
  const said = t(form);
  return said === form ? nameOf(game, thing) : said;
}

/** A phrase that only this game has, or one that all have. */
export const phraseText = (game: string, phrase: string): string =>
  t(has(`${game}-phrase-${phrase}`) ? `${game}-phrase-${phrase}` : `talk-phrase-${phrase}`);

/** All phrases, and how many of them are always in sight. */
export function phrasesOf(own: readonly string[]): Readonly<{ all: readonly string[]; few: number }> {
  const few = [...FIRST, ...own.slice(0, 1), ...LAST];
  return { all: [...new Set([...few, ...own, ...PHRASES])], few: few.length };
}

/** What tells a speaker from all others: somebody else may take the seat. */
export const speakerKey = (seat: number | null, name: string): string => `${seat ?? ""}:${name}`;

/** What to call whoever said a line: as at the table, if they still sit there. */
export function speaker({ seat, name }: Spoken, seats: readonly SeatInfo[], names: readonly Called[]): Called {
  const called = seat === null || seats[seat]?.name !== name ? undefined : names[seat];
  return called ?? person(name);
}

/** A place that is pointed at: «Guest shows C2». */
export function shows(who: Called, place: string, phrase: string | null): string {
  return phrase === null ? t("talk-shows", { who, place }) : t("talk-shows.with", { who, place, phrase });
}

/** New lines of others, oldest first. */
export const newLines = (lines: readonly Spoken[], after: number): readonly Spoken[] =>
  lines.filter(({ line, yours }) => line > after && !yours);

/** At what time of the day. */
export function clockTime(at: number): string {
  return new Intl.DateTimeFormat(language(), { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    at * 1000,
  );
}
