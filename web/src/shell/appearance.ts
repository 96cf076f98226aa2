/** Light or dark, on the whole page. */
import type { Theme } from "./preferences";
import { settings } from "./settings.svelte";

const night = matchMedia("(prefers-color-scheme: dark)");

export function wear(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "auto" && night.matches);
}
