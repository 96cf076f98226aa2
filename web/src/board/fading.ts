/** How marks of the last move go when the next one comes. */
import type { TransitionConfig } from "svelte/transition";
import { motionFactor } from "../shell/settings.svelte";

const FADE = 220; // milliseconds

/** Without motion they are gone at once. */
export const fading: (mark: Element) => TransitionConfig = () => ({
  duration: FADE * motionFactor(),
  css: (left) => `opacity: ${left}`,
});
