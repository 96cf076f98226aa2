/** How a game ends before one's eyes: the last event is seen, its board may show it, then the summary opens, once. */
import { untrack } from "svelte";
import { motionFactor, settings } from "../shell/settings.svelte";
import type { Sitting } from "./sitting.svelte";

const READ = 1500; // milliseconds to read what happened last

export class Finale {
  /** The board shows how it ended. */
  onBoard = $state(false);
  /** The summary is open. */
  summary = $state(false);
  #wasOn = false;
  #shown = false;

  /** `moves` tells whether something still moves on the board. */
  constructor(sitting: Sitting, moves: () => boolean) {
    const isOver = $derived(sitting.ending !== null); // the summary opens once, not at each step back
    const isStill = $derived(!moves());
    $effect(() => {
      if (isOver && sitting.mine.length > 0) settings.hasPlayed = true;
      if (!isOver) this.#wasOn = true;
      else if (this.#shown) return;
      else if (!this.#wasOn) this.#show();
      else if (sitting.game.finale && untrack(motionFactor) > 0) this.onBoard = this.#shown = true;
      else if (isStill) {
        const timer = setTimeout(() => this.#show(), READ);
        return () => clearTimeout(timer);
      }
    });
  }

  #show(): void {
    this.#shown = true;
    this.summary = true;
  }

  finish(): void {
    this.onBoard = false;
    this.summary = true;
  }
}
