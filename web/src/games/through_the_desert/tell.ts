/** A hex in words, for those who listen: what lies there, and what may be placed. */
import type { ThroughTheDesertView } from "../../net/messages";
import { type Called, t } from "../../text/words.svelte";
import { earnedAt, type Earnings } from "./earns";
import { placeName } from "./hexes";

/** What lies at a place; nothing on plain sand. */
export function whatLiesAt(view: ThroughTheDesertView, place: number, seatNames: readonly Called[]): string {
  const camel = view.camels.find((one) => one.place === place);
  const water = view.waterholes.find((one) => one.place === place);
  const owner = view.territories.find(({ places }) => places.includes(place));
  const facts = [
    camel === undefined
      ? ""
      : t(`through_the_desert-table-${camel.rider ? "rider" : "camel"}`, {
          camel: t(`through_the_desert-${camel.camel}.one`),
          who: seatNames[camel.seat] ?? "",
        }),
    view.palms.includes(place) ? t("through_the_desert-oasis") : "",
    water === undefined ? "" : t("through_the_desert-waterhole", { points: water.points }),
    owner === undefined ? "" : t("through_the_desert-table-land-of", { who: seatNames[owner.seat] ?? "" }),
  ];
  return facts.filter((fact) => fact !== "").join(", ");
}

/** The whole name of a hex, with the colours that may go there and what they would earn. */
export function nameOfHex(what: string, place: number, camels: readonly string[], earnings: Earnings): string {
  const name = what === "" ? placeName(place) : `${placeName(place)}, ${what}`;
  if (camels.length === 0) return name;
  const verbs = camels.map((camel) =>
    t("through_the_desert-table-offer", {
      camel: t(`through_the_desert-${camel}`),
      points: earnedAt(earnings, camel, place).points,
    }),
  );
  return t("table-lit", { name, verbs: verbs.join(", ") });
}
