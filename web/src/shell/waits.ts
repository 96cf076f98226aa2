/** How long a table waits for one of its players: what can be chosen, and how it is said. */
import { t } from "../text/words.svelte";

export const IDLE: readonly number[] = [0, 60, 300, 3600]; // seconds until a bot may stand in; 0: for ever
export const CLOCK: readonly number[] = [0, 60, 120, 300]; // seconds for a turn; 0: as many as they like

export function sayIdle(seconds: number): string {
  return seconds === 0 ? t("table-order-never") : t("table-order-after", { minutes: seconds / 60 });
}

export function sayClock(seconds: number): string {
  return seconds === 0 ? t("table-order-no-clock") : t("table-order-minutes", { minutes: seconds / 60 });
}
