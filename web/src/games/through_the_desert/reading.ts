/** What the table asks about a view of Through the Desert. */
import type { Choice, ThroughTheDesertView } from "../../net/messages";
import { t } from "../../text/words.svelte";
import type { Column, Ending, Fact, Final, Player, Step, Turn } from "../game";
import { camels, camelSymbol } from "./colours";
import { cells, placeName } from "./hexes";
import { counts, type Count } from "./scoring";

export const NEARLY_OUT = 5; // camels of a colour: the end is near

export function turn(view: ThroughTheDesertView): Turn {
  const { seat, decider, asked, step, to_place, in_all } = view.turn;
  return {
    seat,
    decider,
    asked: asked as Turn["asked"],
    message: `through_the_desert-asked-${step}`,
    facts: { camels: to_place },
    left: `through_the_desert-table-left-${step === "camels" ? "camels" : "riders"}`,
    actionsLeft: asked === "act" ? camelsLeft(view) : 0,
    actionsInAll: in_all,
    cardsLeft: 0,
  };
}

/** A rider rides once in a game, and with the last camel of a turn it is over. */
export function final({ turn }: ThroughTheDesertView, { verb, picks }: Choice): Final | null {
  const last = verb === "place" && turn.to_place === 1 && turn.in_all > 1;
  if (!last && verb !== "ride") return null;
  const place = Number(picks.find((pick) => pick.startsWith("place:"))?.slice("place:".length));
  const message = `through_the_desert-sure-${verb}`;
  return { message, facts: { place: placeName(place) }, symbol: "ui-check" };
}

/** What is left to place in this turn. */
const camelsLeft = ({ turn }: ThroughTheDesertView): number => (turn.step === "camels" ? turn.to_place : 1);

export function steps(view: ThroughTheDesertView): readonly Step[] {
  const { step, to_place, in_all } = view.turn;
  const over = view.outcome !== null;
  if (step !== "camels") return beforeTheCamels(view);
  return Array.from({ length: in_all }, (_, camel) => ({
    name: t("through_the_desert-table-nth", { camel: camel + 1 }),
    now: !over && in_all - to_place === camel,
    done: over || in_all - to_place > camel,
  }));
}

function beforeTheCamels({ turn, seats }: ThroughTheDesertView): readonly Step[] {
  const setAside = turn.step === "aside" || seats.some(({ aside }) => aside !== null);
  const all = [...(setAside ? ["aside"] : []), "riders", "camels"];
  const now = all.indexOf(turn.step === "lay" ? "riders" : turn.step);
  return all.map((step, at) => ({ name: t(`through_the_desert-step-${step}`), now: at === now, done: at < now }));
}

export function players(view: ThroughTheDesertView): readonly Player[] {
  const begun = view.turn.step === "camels";
  return view.seats.map(({ colour, riders, points }, seat) => ({
    adventurer: colour,
    place: -1,
    hand: riders,
    limit: null,
    score: begun && points ? { points: points.total, leads: view.leaders.includes(seat) } : null,
  }));
}

const names = cells.map((_, place) => placeName(place));
export const places = (): readonly string[] => names;

/** The colour with the fewest camels left, and how many. */
export function scarcest({ supply }: ThroughTheDesertView): Readonly<{ camel: string; left: number }> {
  const [camel, left] = Object.entries(supply).reduce(
    (least, one) => (one[1] < least[1] ? one : least),
    ["", Infinity],
  );
  return { camel, left };
}

const column = ({ seats }: ThroughTheDesertView, count: Count | "total"): Column => ({
  label: t(`through_the_desert-points-${count}`),
  values: seats.map(({ points }) => points?.[count] ?? 0),
});

export function ending(view: ThroughTheDesertView): Ending | null {
  if (view.outcome === null) return null;
  const most = Math.max(...view.seats.map(({ points }) => points?.total ?? 0));
  const land = view.territories.reduce((sum, { empty }) => sum + empty, 0);
  return {
    outcome: view.outcome,
    won: view.won,
    result: { winners: view.winners, columns: ["total" as const, ...counts].map((count) => column(view, count)) },
    facts: [
      { symbol: "ui-crown", value: String(most), label: t("through_the_desert-table-best") },
      {
        symbol: "camel",
        value: String(view.camels.length),
        label: t("through_the_desert-table-on-board", { camels: view.camels.length }),
      },
      { symbol: "territory", value: String(land), label: t("through_the_desert-table-enclosed", { hexes: land }) },
    ],
  };
}

/** The shortest herd, the caravans one leads, one's points if one may know them. */
export function facts(view: ThroughTheDesertView): readonly Fact[] {
  const few = scarcest(view);
  const seat = view.you ?? view.turn.seat;
  const led = camels.filter((camel) => view.longest[camel]?.seats.includes(seat)).length;
  const points = view.seats[seat]?.points;
  return [
    {
      symbol: camelSymbol(few.camel),
      value: t("through_the_desert-table-left", { left: few.left }),
      label: t("through_the_desert-table-shortest"),
    },
    { symbol: "ui-crown", value: `${led} / ${camels.length}`, label: t("through_the_desert-table-led") },
    ...(points ? [{ symbol: "ui-log", value: String(points.total), label: t("through_the_desert-table-points") }] : []),
  ];
}
