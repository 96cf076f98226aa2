/** One's month on a sheet: how each day went, and which days can be looked at. */
import type { Daily, DailyDay } from "../net/messages";
import { monthAfter, monthOf, weeksOf } from "./days";

export type Cell = Readonly<{
  date: string;
  number: number;
  /** `today`: it can still be played; `ahead`: it is still to come, or was before there were deals. */
  how: DailyDay["standing"] | "today" | "ahead";
  /** The day that is shown. */
  here: boolean;
}>;

type Month = Pick<Daily, "date" | "today" | "first" | "month">;

/** In weeks from Monday to Sunday; null: another month's day. */
export function sheetOf(daily: Month): readonly (readonly (Cell | null)[])[] {
  const known = new Map(daily.month.map(({ date, standing }) => [date, standing]));
  const cell = (date: string): Cell => ({
    date,
    number: Number(date.slice(-2)),
    how: howIs(date, daily, known.get(date) ?? "none"),
    here: date === daily.date,
  });
  return weeksOf(monthOf(daily.date)).map((week) => week.map((date) => (date === null ? null : cell(date))));
}

function howIs(date: string, { today, first }: Month, standing: DailyDay["standing"]): Cell["how"] {
  if (date > today || date < first) return "ahead";
  return date === today && standing === "none" ? "today" : standing;
}

/** The last day of the month before and of the one after, as far as there are deals. */
export function turnsOf({ date, today, first }: Month): Readonly<{ earlier: string | null; later: string | null }> {
  const lastOf = (month: string): string =>
    weeksOf(month)
      .flat()
      .findLast((day) => day !== null) ?? today;
  const [before, after] = [lastOf(monthAfter(monthOf(date), -1)), lastOf(monthAfter(monthOf(date), 1))];
  const isPast = monthOf(date) < monthOf(today);
  return { earlier: before < first ? null : before, later: !isPast ? null : after > today ? today : after };
}
