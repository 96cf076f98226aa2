/** What the table asks about a view of Forbidden Desert. */
import type { DesertView } from "../../net/messages";
import { t } from "../../text/words.svelte";
import type { Ending, Player, Step, Turn } from "../game";
import { columnOf, rowOf } from "./slides";

const isActing = ({ turn, outcome }: DesertView): boolean => turn.step === "actions" && outcome === null;

export function turn(view: DesertView): Turn {
  const { seat, decider, asked, actions_left, actions_in_all, step, to_draw } = view.turn;
  return {
    seat,
    decider,
    asked: asked === "order" ? "decide" : (asked as Turn["asked"]),
    message: `desert-asked-${asked === "reveal" ? step : asked}`,
    facts: { actions: actions_left, cards: to_draw },
    left: "team-actions-left",
    actionsLeft: isActing(view) ? actions_left : 0,
    actionsInAll: actions_in_all,
  };
}

export function steps(view: DesertView): readonly Step[] {
  const over = view.outcome !== null;
  const acting = isActing(view);
  return [
    { name: t("team-step-actions", { left: acting ? view.turn.actions_left : 0 }), now: acting, done: !acting },
    { name: t("desert-table-step-storm", { cards: view.odds.cards }), now: !acting && !over, done: over },
  ];
}

export const players = (view: DesertView): readonly Player[] =>
  view.seats.map(({ adventurer, place, equipment }) => ({
    adventurer,
    place,
    hand: equipment,
    limit: null,
    score: null,
  }));

export const columnName = (column: number): string => "ABCDE"[column] ?? "";
export const placeName = (place: number): string => `${columnName(columnOf(place))}${rowOf(place) + 1}`;

export const places = (view: DesertView): readonly string[] => view.places.map((_, place) => placeName(place));

export const partsTaken = (view: DesertView): number => view.parts.filter((part) => part.taken).length;

export function ending(view: DesertView): Ending | null {
  if (view.outcome === null) return null;
  return {
    outcome: view.outcome,
    won: view.won,
    result: null,
    facts: [
      { symbol: "part-engine", value: `${partsTaken(view)} / ${view.parts.length}`, label: t("desert-table-parts") },
      { symbol: "storm-up", value: String(view.storm.level + 1), label: t("desert-table-level") },
      { symbol: "sand", value: `${view.sand_left} / ${view.sand_in_all}`, label: t("desert-table-sand-left") },
    ],
  };
}
