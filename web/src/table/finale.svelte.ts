/** How a game ends before one's eyes: its board may show it, then the summary opens, once. */
import { untrack } from "svelte";
import { motionFactor } from "../shell/settings.svelte";
import type { Sitting } from "./sitting.svelte";

export class Finale {
  /** The board shows how it ended. */
  onBoard = $state(false);
  /** The summary is open. */
  summary = $state(false);
  #wasOn = false;

  constructor(sitting: Sitting) {
    const isOver = $derived(sitting.ending !== null); // the summary opens once, not at each step back
    $effect(() => {
      if (!isOver) this.#wasOn = true;
      else if (this.#wasOn && sitting.game.finale && untrack(motionFactor) > 0) this.onBoard = true;
      else this.summary = true;
    });
  }

  finish(): void {
    this.onBoard = false;
    this.summary = true;
  }
}
