/** What the table asks about a view of Forbidden Island. */
import type { Choice, IslandView } from "../../net/messages";
import { t } from "../../text/words.svelte";
import type { Ending, Fact, Final, Player, Step, Turn } from "../game";
import { endingOf, finalEnd, stepOfActions, turnOf } from "../team/reading";
import { treasures } from "./symbols";

export function turn(view: IslandView): Turn {
  const { step, to_draw, to_flood, second_shore } = view.turn;
  const found = turnOf(view, ["discard", "swim"], step === "draw" ? to_draw : to_flood);
  return { ...found, facts: { ...found.facts, free: Number(second_shore) } };
}

/** A card that is discarded is gone, too. */
export function final(view: IslandView, choice: Choice, choices: readonly Choice[]): Final | null {
  if (choice.verb !== "discard") return finalEnd(view, choice, choices);
  const card = choice.picks.find((pick) => pick.startsWith("card:"))?.slice("card:".length) ?? "";
  return { message: "island-sure-discard", facts: { card: t(`island-${card}`) }, symbol: "ui-deck" };
}

export function steps(view: IslandView): readonly Step[] {
  const { step, to_draw, to_flood } = view.turn;
  const order = ["actions", "draw", "flood"];
  const now = view.outcome === null ? order.indexOf(step) : order.length;
  const names = [
    stepOfActions(view),
    t("island-table-step-draw", { cards: step === "flood" ? 0 : to_draw }),
    t("island-table-step-flood", { cards: step === "flood" ? to_flood : view.water.cards }),
  ];
  return names.map((name, at) => ({ name, now: at === now, done: at < now }));
}

export const players = (view: IslandView): readonly Player[] =>
  view.seats.map(({ adventurer, place, hand, limit }) => ({ adventurer, place, hand, limit, score: null }));

export const places = (view: IslandView): readonly string[] => view.places.map((place) => place.tile);

export function ending(view: IslandView): Ending | null {
  const sunk = view.places.filter((place) => place.condition === "sunk").length;
  return endingOf(view, [
    { symbol: "tr-chalice", value: `${view.captured.length} / ${treasures.length}`, label: t("island-treasures") },
    { symbol: "card-rise", value: String(view.water.level), label: t("island-table-level") },
    { symbol: "ui-board", value: String(sunk), label: t("island-table-sunk", { sunk }) },
  ]);
}

/** The most cards of a treasure in one hand. */
export const mostHeld = (view: IslandView, treasure: string): number =>
  Math.max(...view.seats.map(({ hand }) => hand.filter((card) => card === treasure).length));

/** Level, treasures, supply. */
export const facts = ({ water, captured, treasure_deck, flood_deck }: IslandView): readonly Fact[] => [
  {
    symbol: "card-rise",
    value: t("island-table-level-short", { level: water.level }),
    label: t("island-table-rate-short", { cards: water.cards }),
  },
  {
    symbol: "tr-chalice",
    value: `${captured.length} / ${treasures.length}`,
    label: t("island-treasures").toLowerCase(),
  },
  { symbol: "ui-deck", value: `${treasure_deck.count} · ${flood_deck.count}`, label: t("island-table-supply") },
];
