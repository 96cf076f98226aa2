/** Which symbol stands for what counts, and for what happened, in Through the Desert. */
import type { Event } from "../../net/messages";
import type { Mark } from "../../board/signs";
import { camelSymbol, flagSymbol, seatColour } from "./colours";
import type { Count } from "./scoring";

export const countSymbols: Readonly<Record<Count, string>> = {
  waterholes: "water",
  oases: "palm",
  territory: "territory",
  caravans: "camel",
};

const eventSymbols: Readonly<Record<string, string>> = {
  turn: "ui-arrow",
  laid: "palm",
  water: "water",
  oasis: "palm",
  territory: "territory",
  land: "territory",
  "one-camel": "ui-lock",
  stuck: "ui-lock",
  "over-exhausted": "ui-end",
  "over-stuck": "ui-end",
  total: "ui-log",
  won: "ui-crown",
};

export function eventSymbol({ what, facts }: Event): string {
  const { camel } = facts;
  return eventSymbols[what] ?? (typeof camel === "string" ? camelSymbol(camel) : "ui-check");
}

export { camelSymbol as cardSymbol } from "./colours";

/** On the board: the seat's colour, and its pennant. */
export const markOf = (colour: string, seat: number): Mark => ({
  colour: seatColour(seat),
  symbol: flagSymbol(colour),
});
