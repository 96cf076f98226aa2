/** What the table asks about a view of Forbidden Desert. */
import type { DesertView } from "../../net/messages";
import { t } from "../../text/words.svelte";
import type { Ending, Step, Turn } from "../game";
import { endingOf, stormSteps, turnOf } from "../team/reading";
import { columnOf, rowOf } from "./slides";

const ACTIONS_A_TURN = 4;
export const SAND = 48;
export const BLOCKED_FROM = 2;

export const turn = (view: DesertView): Turn =>
  turnOf(view, { settled: ["order"], cards: view.turn.to_draw, actionsInAll: ACTIONS_A_TURN });

/** How many storm cards this turn still brings; none after the end. */
export function cardsToCome({ turn, storm, outcome }: DesertView): number {
  if (outcome !== null) return 0;
  return turn.step === "storm" ? turn.to_draw : Math.max(0, storm.cards - turn.reductions);
}

export const steps = (view: DesertView): readonly Step[] => stormSteps(view, cardsToCome(view));
export { equippedPlayers as players } from "../team/reading";

export const columnName = (column: number): string => "ABCDE"[column] ?? "";
export const placeName = (place: number): string => `${columnName(columnOf(place))}${rowOf(place) + 1}`;

export const places = (view: DesertView): readonly string[] => view.places.map((_, place) => placeName(place));

export const partsTaken = (view: DesertView): number => view.parts.filter((part) => part.taken).length;

export const ending = (view: DesertView): Ending | null =>
  endingOf(view, [
    { symbol: "part-engine", value: `${partsTaken(view)} / ${view.parts.length}`, label: t("desert-table-parts") },
    { symbol: "storm-up", value: String(view.storm.level + 1), label: t("desert-table-level") },
    { symbol: "sand", value: `${view.sand_left} / ${SAND}`, label: t("desert-table-sand-left") },
  ]);

/** Sheltered from the sun, as things lie now. */
export function isShaded(view: DesertView, seat: number): boolean {
  const here = view.seats[seat]?.place ?? -1;
  const { revealed, face } = view.places[here] ?? { revealed: false, face: null };
  const inTunnel = revealed && face === "tunnel";
  return inTunnel || view.seats.some((other) => other.shield && other.place === here);
}
