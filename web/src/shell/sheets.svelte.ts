/** Which of the shell's own sheets lies open. */

type Sheet = "settings" | "help";

let sheet = $state.raw<Sheet | null>(null);

export function openSheet(): Sheet | null {
  return sheet;
}

export function openSettings(): void {
  sheet = "settings";
}

export function openHelp(): void {
  sheet = "help";
}

export function closeSheet(): void {
  sheet = null;
}
