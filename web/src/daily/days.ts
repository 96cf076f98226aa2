/** Days as 2026-11-16, by the calendar of UTC: weeks of a month, names, and the time until the next one. */
import type { Language } from "../shell/preferences";

export const DAYS_A_WEEK = 7;
const MINUTE = 60_000;
const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", fr: "fr-FR" }; // days before months
const THURSDAY = Date.UTC(1970, 0, 1);

/** A month, as 2026-11. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** So many months later, or earlier. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** Its days in weeks from Monday to Sunday; null: that day is another month's. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const first = new Date(`${month}-01`).getUTCDay();
  const before = Array<null>((first + DAYS_A_WEEK - 1) % DAYS_A_WEEK).fill(null);
  const days = [...before, ...daysOf(month)];
  const weeks = Math.ceil(days.length / DAYS_A_WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_, day) => days[week * DAYS_A_WEEK + day] ?? null),
  );
}

function daysOf(month: string): readonly string[] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, k) => `${month}-${String(k + 1).padStart(2, "0")}`);
}

/** 16 November; shorter: 16 Nov. With its year where that isn't the present one. */
export function nameOfDay(day: string, language: Language, how: "long" | "short" = "long", today = day): string {
  const year = today.slice(0, 4) === day.slice(0, 4) ? undefined : ("numeric" as const);
  return written(day, language, { day: "numeric", month: how, year });
}

/** November 2026. */
export const nameOfMonth = (month: string, language: Language): string =>
  written(`${month}-01`, language, { month: "long", year: "numeric" });

/** Monday to Sunday, in full and as one letter. */
export function namesOfWeekdays(language: Language): readonly Readonly<{ long: string; letter: string }>[] {
  const monday = THURSDAY - 3 * 24 * 60 * MINUTE;
  const days = Array.from({ length: DAYS_A_WEEK }, (_, k) => new Date(monday + k * 24 * 60 * MINUTE).toISOString());
  return days.map((day) => ({
    long: written(day, language, { weekday: "long" }),
    letter: written(day, language, { weekday: "narrow" }),
  }));
}

const written = (day: string, language: Language, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALES[language], { ...how, timeZone: "UTC" }).format(new Date(day));

/** Hours and minutes from now until then, as clocks count down: never less than nothing. */
export function timeUntil(then: number, now: number): Readonly<{ hours: number; minutes: number }> {
  const minutes = Math.max(0, Math.ceil((then - now) / MINUTE));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
