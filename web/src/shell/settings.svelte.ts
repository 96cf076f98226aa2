/** What a reader has chosen for every table; remembered by this browser. */
import { type Motion, type Settings, understood } from "./preferences";

const DRAWER = "simoun-settings";
const factors: Readonly<Record<Motion, number>> = { off: 0, fast: 0.5, normal: 1, slow: 2 };

export const settings: Settings = $state(remembered());

$effect.root(() => {
  $effect(() => remember(JSON.stringify(settings)));
});

/** By what to multiply a duration; 0 is no motion at all. */
export function motionFactor(): number {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : factors[settings.motion];
}

function remembered(): Settings {
  try {
    return understood(JSON.parse(localStorage.getItem(DRAWER) ?? "null"), navigator.languages);
  } catch {
    return understood(null, navigator.languages);
  }
}

function remember(written: string): void {
  try {
    localStorage.setItem(DRAWER, written);
  } catch {
    // a browser that keeps nothing still plays
  }
}
