/** What the table asks about a view of a cooperative game. */
import type { DesertView, IslandView, SkyView } from "../../net/messages";
import { t } from "../../text/words.svelte";
import type { Ending, Fact, Player, Step, Turn } from "../game";

type TeamView = IslandView | DesertView | SkyView;

/** How a game differs in its turn: what has to be settled first, the cards to come, and the actions a turn has. */
type Course = Readonly<{ settled: readonly string[]; cards: number; actionsInAll: number }>;

const isActing = ({ turn, outcome }: TeamView): boolean => turn.step === "actions" && outcome === null;

const actionsLeft = (view: TeamView): number => (isActing(view) ? view.turn.actions_left : 0);

export function turnOf(view: TeamView, { settled, cards, actionsInAll }: Course): Turn {
  const { seat, decider, asked, actions_left, step } = view.turn;
  const left = actionsLeft(view);
  return {
    seat,
    decider,
    asked: settled.includes(asked) ? "decide" : (asked as Turn["asked"]),
    message: `${view.game}-asked-${asked === "reveal" ? step : asked}`,
    facts: { actions: actions_left, cards },
    left: "team-actions-left",
    actionsLeft: left,
    actionsInAll: Math.max(actionsInAll, left),
  };
}

/** Actions come first in every turn. */
export const stepOfActions = (view: TeamView): string => t("team-step-actions", { left: actionsLeft(view) });

/** Actions, then the storm with so many cards. */
export function stormSteps(view: DesertView | SkyView, cards: number): readonly Step[] {
  const over = view.outcome !== null;
  const acting = isActing(view);
  return [
    { name: stepOfActions(view), now: acting, done: !acting },
    { name: t(`${view.game}-table-step-storm`, { cards }), now: !acting && !over, done: over },
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
