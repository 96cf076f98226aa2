/** What the table asks about a view of Forbidden Island. */
import type { IslandView } from "../../net/messages";
import { t } from "../../text/words.svelte";
import type { Ending, Player, Step, Turn } from "../game";
import { treasures } from "./symbols";

export function turn(view: IslandView): Turn {
  const { seat, decider, asked, actions_left, actions_in_all, step, to_draw, to_flood } = view.turn;
  const reveal = asked === "reveal";
  return {
    seat,
    decider,
    asked: asked === "discard" || asked === "swim" ? "decide" : (asked as Turn["asked"]),
    message: `island-asked-${reveal ? step : asked}`,
    facts: { actions: actions_left, cards: step === "draw" ? to_draw : to_flood },
    left: "team-actions-left",
    actionsLeft: step === "actions" && view.outcome === null ? actions_left : 0,
    actionsInAll: actions_in_all,
  };
}

export function steps(view: IslandView): readonly Step[] {
  const { step, actions_left, to_draw, to_flood } = view.turn;
  const order = ["actions", "draw", "flood"];
  const now = view.outcome === null ? order.indexOf(step) : order.length;
  const names = [
    t("team-step-actions", { left: step === "actions" && view.outcome === null ? actions_left : 0 }),
    t("island-table-step-draw", { cards: step === "flood" ? 0 : to_draw }),
    t("island-table-step-flood", { cards: step === "flood" ? to_flood : view.water.cards }),
  ];
  return names.map((name, at) => ({ name, now: at === now, done: at < now }));
}

export const players = (view: IslandView): readonly Player[] =>
  view.seats.map(({ adventurer, place, hand, limit }) => ({ adventurer, place, hand, limit, score: null }));

export const places = (view: IslandView): readonly string[] => view.places.map((place) => place.tile);

export function ending(view: IslandView): Ending | null {
  if (view.outcome === null) return null;
  const sunk = view.places.filter((place) => place.condition === "sunk").length;
  return {
    outcome: view.outcome,
    won: view.won,
    result: null,
    facts: [
      { symbol: "tr-chalice", value: `${view.captured.length} / ${treasures.length}`, label: t("island-treasures") },
      { symbol: "card-rise", value: String(view.water.level), label: t("island-table-level") },
      { symbol: "ui-board", value: String(sunk), label: t("island-table-sunk", { sunk }) },
    ],
  };
}

/** The most cards of a treasure in one hand. */
export const mostHeld = (view: IslandView, treasure: string): number =>
  Math.max(...view.seats.map(({ hand }) => hand.filter((card) => card === treasure).length));
