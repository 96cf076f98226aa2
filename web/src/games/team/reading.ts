/** What the table asks about a view of a cooperative game. */
import type { Choice, DesertView, IslandView, SkyView } from "../../net/messages";
import { t, together } from "../../text/words.svelte";
import type { Ending, Fact, Final, Player, Step, Turn } from "../game";

const END = "end"; // the verb
const FEW = 3; // verbs that a question names

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
    cardsLeft: cards,
  };
}

/** Ending a turn with actions that could do something else. */
export function finalEnd(view: TeamView, choice: Choice, choices: readonly Choice[]): Final | null {
  const left = actionsLeft(view);
  const others = choices.filter(({ seat, verb }) => seat === choice.seat && verb !== END);
  if (choice.verb !== END || left === 0 || others.length === 0) return null;
  const verbs = [...new Set(others.map(({ verb }) => t(`${view.game}-verb-${verb}`).toLowerCase()))].slice(0, FEW);
  return { message: "team-sure-end", facts: { actions: left, verbs: together(verbs) }, symbol: "ui-end" };
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

/** How strong the storm is, and how long it can still grow. */
export const stormFact = ({ storm }: DesertView | SkyView, symbol: string): Fact => ({
  symbol,
  value: t("team-cards", { cards: storm.cards }),
  label: t("team-steps-left", { left: storm.meter.length - storm.level }),
});

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
