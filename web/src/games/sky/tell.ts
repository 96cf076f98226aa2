/** What lies on a tile, in words. */
import type { SkyTileView, SkyView } from "../../net/messages";
import { type Called, t, together } from "../../text/words.svelte";
import { piecesOf } from "./laying";
import { isHalf } from "./wires";

/** The symbol of a tile, and the circles that it has a piece of. */
function printed({ symbol, sides, quarter }: SkyTileView): readonly string[] {
  const halves = sides.flatMap((side) => (isHalf(side) ? [t("sky-table-half", { component: t(`sky-${side}`) })] : []));
  return [
    symbol === null || symbol === "rod" ? "" : t(`sky-${symbol}`),
    ...halves,
    quarter === null ? "" : t("sky-table-quarter", { component: t("sky-launch-pad") }),
  ];
}

const listed = (facts: readonly string[]): string => facts.filter((fact) => fact !== "").join(", ");

/** Its symbol, what stands there, whether Lightning strikes there, and who would be hit. */
export function tellPlace(view: SkyView, number: number, seatNames: readonly Called[]): string {
  const { name, tile, struck } = view.places[number]!;
  const here = view.seats.flatMap((seat, at) => (seat.place === number ? [seatNames[at]?.alone ?? ""] : []));
  const standing = view.components.filter(({ places }) => places.includes(number));
  return listed([
    name,
    tile.symbol === null || tile.symbol === "rod" ? "" : t(`sky-${tile.symbol}`),
    ...standing.map(({ component }) => t(`sky-${component}`)),
    struck ? t("sky-live") : t("sky-table-safe"),
    here.length > 0 ? together(here) : "",
  ]);
}

export const tellTile = (tile: SkyTileView): string =>
  listed([t("sky-table-tile", { tile: tile.tile }), ...printed(tile)]);

export const turnName = (turn: number): string => t("sky-table-turned", { turn });

/** A spot with the tile that would be laid there. */
export function tellGhost(view: SkyView, tile: string, turn: number, spot: string): string {
  const gains = piecesOf(view, { tile, turn, spot }).map(({ kind }) =>
    t("sky-table-completes", { component: t(`sky-${kind}`) }),
  );
  return listed([spot, t("sky-table-tile", { tile }), turnName(turn), ...gains]);
}
