/** What the table asks about a view of a cooperative game. */
import type { DesertView, IslandView, SkyView } from "../../net/messages";
import { t } from "../../text/words.svelte";
import type { Ending, Fact, Player, Step, Turn } from "../game";

type TeamView = IslandView | DesertView | SkyView;

const isActing = ({ turn, outcome }: TeamView): boolean => turn.step === "actions" && outcome === null;

const actionsLeft = (view: TeamView): number => (isActing(view) ? view.turn.actions_left : 0);

/** Games differ in what has to be settled first, and in the cards to come. */
export function turnOf(view: TeamView, settled: readonly string[], cards: number): Turn {
  const { seat, decider, asked, actions_left, actions_in_all, step } = view.turn;
  return {
    seat,
    decider,
    asked: settled.includes(asked) ? "decide" : (asked as Turn["asked"]),
    message: `${view.game}-asked-${asked === "reveal" ? step : asked}`,
    facts: { actions: actions_left, cards },
    left: "team-actions-left",
    actionsLeft: actionsLeft(view),
    actionsInAll: actions_in_all,
  };
}

/** Actions come first in every turn. */
export const stepOfActions = (view: TeamView): string => t("team-step-actions", { left: actionsLeft(view) });

/** Actions, then the storm with the cards that it brings. */
export function stormSteps(view: DesertView | SkyView): readonly Step[] {
  const over = view.outcome !== null;
  const acting = isActing(view);
  return [
    { name: stepOfActions(view), now: acting, done: !acting },
    { name: t(`${view.game}-table-step-storm`, { cards: view.odds.cards }), now: !acting && !over, done: over },
  ];
}

/** Players who hold any number of cards of equipment. */
export const equippedPlayers = ({ seats }: DesertView | SkyView): readonly Player[] =>
  seats.map(({ adventurer, place, equipment }) => ({
    adventurer,
    place,
    hand: equipment,
    limit: null,
    score: null,
  }));

/** They have won or lost together, with this to show; null while they play. */
export const endingOf = ({ outcome, won }: TeamView, facts: readonly Fact[]): Ending | null =>
  outcome === null ? null : { outcome, won, result: null, facts };
