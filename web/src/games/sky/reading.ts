/** What the table asks about a view of Forbidden Sky. */
import type { Choice, SkyView } from "../../net/messages";
import { type Called, group, t } from "../../text/words.svelte";
import type { Ending, Fact, Step, Turn } from "../game";
import { endsOf, hangs } from "./cables";
import { endingOf, stormFact, stormSteps, turnOf } from "../team/reading";

export const turn = (view: SkyView): Turn => turnOf(view, ["circle", "order", "tile", "company"], view.turn.to_draw);

export const steps = (view: SkyView): readonly Step[] => stormSteps(view);
export { equippedPlayers as players } from "../team/reading";

export const places = (view: SkyView): readonly string[] => view.places.map(({ name }) => name);

export function ending(view: SkyView): Ending | null {
  const { wired, needed } = view.blueprint;
  const tiles = view.places.length;
  return endingOf(view, [
    { symbol: "rocket", value: `${wired} / ${needed}`, label: t("sky-table-in-circuit") },
    { symbol: "storm-up", value: String(view.storm.level + 1), label: t("sky-table-level") },
    { symbol: "ui-scout", value: String(tiles), label: t("sky-table-laid", { tiles }) },
  ]);
}

/** A cable that would launch the rocket without somebody is worth a second thought. */
export function caution(view: SkyView, choice: Choice, seatNames: readonly Called[]): string | null {
  const { cables, left_behind } = view.launch;
  const ends = endsOf(choice.picks);
  const launches = hangs(choice) && cables.some((pair) => pair.every((end) => ends.includes(end)));
  if (!launches || left_behind.length === 0) return null;
  const missing = left_behind.flatMap((seat) => seatNames[seat] ?? []);
  return t("sky-table-launch-without", { group: group(missing) });
}

/** Storm, wind, circuit. */
export const facts = (view: SkyView): readonly Fact[] => [
  stormFact(view, "lightning"),
  { symbol: "gust", value: t(`sky-${view.storm.vane}`), label: t("sky-table-wind") },
  { symbol: "rocket", value: built(view), label: t("sky-blueprint") },
];

const built = ({ blueprint }: SkyView): string =>
  blueprint.needs
    .filter(({ kind }) => kind !== "launch-pad")
    .map(({ placed, needed }) => `${placed}/${needed}`)
    .join("\u2009·\u2009");
