/** What the table asks about a view of Forbidden Sky. */
import type { Choice, SkyView } from "../../net/messages";
import { t, together } from "../../text/words.svelte";
import type { Ending, Player, Step, Turn } from "../game";

const CHOICES = ["circle", "order", "tile", "company"];

const isActing = ({ turn, outcome }: SkyView): boolean => turn.step === "actions" && outcome === null;

export function turn(view: SkyView): Turn {
  const { seat, decider, asked, actions_left, actions_in_all, step, to_draw } = view.turn;
  return {
    seat,
    decider,
    asked: CHOICES.includes(asked) ? "decide" : (asked as Turn["asked"]),
    message: `sky-asked-${asked === "reveal" ? step : asked}`,
    facts: { actions: actions_left, cards: to_draw },
    left: "team-actions-left",
    actionsLeft: isActing(view) ? actions_left : 0,
    actionsInAll: actions_in_all,
  };
}

export function steps(view: SkyView): readonly Step[] {
  const over = view.outcome !== null;
  const acting = isActing(view);
  return [
    { name: t("team-step-actions", { left: acting ? view.turn.actions_left : 0 }), now: acting, done: !acting },
    { name: t("sky-table-step-storm", { cards: view.odds.cards }), now: !acting && !over, done: over },
  ];
}

export const players = (view: SkyView): readonly Player[] =>
  view.seats.map(({ adventurer, place, equipment }) => ({
    adventurer,
    place,
    hand: equipment,
    limit: null,
    score: null,
  }));

export const places = (view: SkyView): readonly string[] => view.places.map(({ name }) => name);

export function ending(view: SkyView): Ending | null {
  if (view.outcome === null) return null;
  const { wired, needed } = view.blueprint;
  return {
    outcome: view.outcome,
    won: view.won,
    result: null,
    facts: [
      { symbol: "rocket", value: `${wired} / ${needed}`, label: t("sky-table-in-circuit") },
      { symbol: "storm-up", value: String(view.storm.level + 1), label: t("sky-table-level") },
      {
        symbol: "ui-scout",
        value: String(view.places.length),
        label: t("sky-table-laid", { tiles: view.places.length }),
      },
    ],
  };
}

/** A cable that would launch the rocket without somebody is worth a second thought. */
export function caution(view: SkyView, choice: Choice, seatNames: readonly string[]): string | null {
  const { cables, left_behind } = view.launch;
  const ends = choice.picks.flatMap((pick) => (pick.startsWith("component:") ? [pick.slice("component:".length)] : []));
  const hangs = choice.verb === "wire" || choice.verb === "fuse";
  const launches = hangs && cables.some((pair) => pair.every((end) => ends.includes(end)));
  if (!launches || left_behind.length === 0) return null;
  const names = left_behind.map((seat) => seatNames[seat] ?? "");
  return t("sky-table-launch-without", { group: together(names), count: names.length });
}
