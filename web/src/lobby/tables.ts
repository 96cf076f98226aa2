/** What the first page says about a table that is already there. */
import type { SeatInfo, TableCard } from "../net/messages";
import { t, together } from "../text/words.svelte";

export function sittingWith(table: TableCard): string {
  const people = table.seats.filter((seat) => seat.kind === "person" && !seat.yours);
  const bots = table.seats.filter((seat) => seat.kind === "bot").length;
  const names = [...new Set(people.map(nameOf))];
  const company = bots > 0 ? [...names, t("lobby-bots", { bots })] : names;
  return company.length > 0 ? t("lobby-with", { who: together(company) }) : t("lobby-alone");
}

/** Not everybody has said a name. */
const nameOf = ({ name }: SeatInfo): string => name || t("lobby-somebody");

/** With whom, how hard, how far. */
export function summary(table: TableCard): string {
  const level = table.difficulty && t(`${table.game}-option-difficulty-${table.difficulty}`);
  return [sittingWith(table), level, progress(table)].filter(Boolean).join(" · ");
}

function progress(table: TableCard): string {
  if (table.over) return t("lobby-over");
  return table.moves > 0 ? t("lobby-moves", { moves: table.moves }) : t("lobby-not-begun");
}

/** Whose turn it is. */
export function turnOf(table: TableCard): string {
  const seat = table.seats[table.decider];
  if (table.your_turn || seat === undefined) return t("lobby-turn-yours");
  return t(`lobby-turn-${seat.kind}`, { who: nameOf(seat) });
}

export function taken(table: TableCard): number {
  return table.seats.filter((seat) => seat.kind !== "open").length;
}

export function canJoin(table: TableCard): boolean {
  return !table.over && table.seats.some((seat: SeatInfo) => seat.can_sit);
}
