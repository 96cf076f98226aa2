/** What the table asks about a view of Forbidden Sky. */
import { courseChanges, more, seatChanges, type Change } from "../../motion/changes";
import type { Choice, SkyCableView, SkySeatView, SkyView } from "../../net/messages";
import { t, together } from "../../text/words.svelte";
import type { Ending, Player, Step, Turn } from "../game";
import { cardsToCome } from "./odds";

const ACTIONS_A_TURN = 4;
const CHOICES = ["circle", "order", "tile", "company"];

const isActing = ({ turn, outcome }: SkyView): boolean => turn.step === "actions" && outcome === null;

export function turn(view: SkyView): Turn {
  const { seat, decider, asked, actions_left, step, to_draw } = view.turn;
  const actionsLeft = isActing(view) ? actions_left : 0;
  return {
    seat,
    decider,
    asked: CHOICES.includes(asked) ? "decide" : (asked as Turn["asked"]),
    message: `sky-asked-${asked === "reveal" ? step : asked}`,
    facts: { actions: actions_left, cards: to_draw },
    left: "table-actions-left",
    actionsLeft,
    actionsInAll: Math.max(ACTIONS_A_TURN, actionsLeft),
  };
}

export function steps(view: SkyView): readonly Step[] {
  const over = view.outcome !== null;
  const acting = isActing(view);
  return [
    { name: t("table-step-actions", { left: acting ? view.turn.actions_left : 0 }), now: acting, done: !acting },
    { name: t("table-sky-step-storm", { cards: cardsToCome(view) }), now: !acting && !over, done: over },
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

/** How much of the circuit stands as the blueprint wants it, and how much it wants. */
export function circuit(view: SkyView): Readonly<{ wired: number; needed: number }> {
  const sum = (count: (need: SkyView["blueprint"]["needs"][number]) => number): number =>
    view.blueprint.needs.reduce((all, need) => all + count(need), 0);
  return { wired: sum(({ needed, in_circuit }) => Math.min(needed, in_circuit)), needed: sum(({ needed }) => needed) };
}

export function ending(view: SkyView): Ending | null {
  if (view.outcome === null) return null;
  const { wired, needed } = circuit(view);
  return {
    outcome: view.outcome,
    won: view.won,
    result: null,
    facts: [
      { symbol: "rocket", value: `${wired} / ${needed}`, label: t("table-sky-in-circuit") },
      { symbol: "storm-up", value: String(view.storm.level + 1), label: t("table-sky-level") },
      {
        symbol: "ui-scout",
        value: String(view.places.length),
        label: t("table-sky-laid", { tiles: view.places.length }),
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
  return t("table-sky-launch-without", { group: together(names), count: names.length });
}

export function changes(before: SkyView, after: SkyView): readonly Change[] {
  const seat = after.turn.seat;
  const laid = after.places.slice(before.places.length).map((_, at) => before.places.length + at);
  const standing = before.components.map(({ component }) => component);
  const turnedUp = (card: string): boolean => (after.storm.discard[card] ?? 0) > (before.storm.discard[card] ?? 0);
  return [
    ...laid.map((place) => ({ what: "placed" as const, place, seat })),
    ...more(
      after.components.map(({ component }) => component),
      standing,
    ).map((thing) => ({ what: "built" as const, thing })),
    ...more(after.cables.map(cableName), before.cables.map(cableName)).map((thing) => ({
      what: "hung" as const,
      thing,
    })),
    ...(turnedUp("lightning") ? [{ what: "struck" as const }] : []),
    ...(turnedUp("gust") ? [{ what: "blew" as const, direction: before.storm.vane }] : []),
    ...after.seats.flatMap((is, number) => playerChanges(number, before.seats[number], is)),
    ...(before.storm.level < after.storm.level ? [{ what: "rose" as const, level: after.storm.level }] : []),
    ...courseChanges(before, after),
  ];
}

export const cableName = ({ from, to, length }: SkyCableView): string => `${from} ${to} ${length}`;

const held = ({ place, tiles, equipment }: SkySeatView) => ({
  place,
  hand: [...tiles.map(({ tile }) => tile), ...equipment],
});

function playerChanges(seat: number, was: SkySeatView | undefined, is: SkySeatView): readonly Change[] {
  if (was === undefined) return [];
  const hurt = is.health < was.health ? [{ what: "hurt" as const, seat }] : [];
  const worn = is.rope < was.rope ? [{ what: "worn" as const, seat }] : [];
  return [...seatChanges(seat, held(was), held(is)), ...hurt, ...worn];
}
