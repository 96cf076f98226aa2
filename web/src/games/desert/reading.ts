/** What the table asks about a view of Forbidden Desert. */
import type { DesertView } from "../../net/messages";
import { t } from "../../text/words.svelte";
import type { Ending, Fact, Step, Turn } from "../game";
import { endingOf, stormFact, stormSteps, turnOf } from "../team/reading";
import { columnOf, rowOf } from "./slides";

export const turn = (view: DesertView): Turn => turnOf(view, ["order"], view.turn.to_draw);

export const steps = (view: DesertView): readonly Step[] => stormSteps(view);
export { equippedPlayers as players } from "../team/reading";

export const columnName = (column: number): string => "ABCDE"[column] ?? "";
export const placeName = (place: number): string => `${columnName(columnOf(place))}${rowOf(place) + 1}`;

export const places = (view: DesertView): readonly string[] => view.places.map((_, place) => placeName(place));

export const partsTaken = (view: DesertView): number => view.parts.filter((part) => part.taken).length;

export const ending = (view: DesertView): Ending | null =>
  endingOf(view, [
    { symbol: "part-engine", value: `${partsTaken(view)} / ${view.parts.length}`, label: t("desert-table-parts") },
    { symbol: "storm-up", value: String(view.storm.level + 1), label: t("desert-table-level") },
    { symbol: "sand", value: `${view.sand_left} / ${view.sand_in_all}`, label: t("desert-table-sand-left") },
  ]);

/** Storm, sand, parts. */
export const facts = (view: DesertView): readonly Fact[] => [
  stormFact(view, "storm-up"),
  { symbol: "sand", value: `${view.sand_left} / ${view.sand_in_all}`, label: t("desert-table-sand-left") },
  { symbol: "part-engine", value: `${partsTaken(view)} / ${view.parts.length}`, label: t("desert-table-parts") },
];
