/** The seconds before the table's next step, and what makes them stand still. */
import type { Pause } from "../net/messages";

const TICK = 200; // milliseconds

/** Counts down by itself from what the server has told. */
export class Countdown {
  /** Whole seconds that are left; null: nothing counts down. */
  left = $state<number | null>(null);
  /** How much is left of what there was, from 1 to 0. */
  share = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  show(pause: Pause | null, now: () => number = () => performance.now()): void {
    clearInterval(this.#timer);
    const seconds = pause?.seconds ?? null;
    this.left = seconds === null ? null : Math.ceil(seconds);
    this.share = 1;
    if (pause === null || seconds === null || pause.stopped) return;
    const end = now() + seconds * 1000;
    this.#timer = setInterval(() => {
      const rest = Math.max(0, end - now()) / 1000;
      this.left = Math.ceil(rest);
      this.share = rest / seconds;
      if (rest === 0) clearInterval(this.#timer);
    }, TICK);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** Tells once whenever it begins or ends that somebody is busy: points at it, reads a dialog, is elsewhere. */
export class Attention {
  pointed = $state(false);
  #hidden = $state(false);
  #reading = $state(false);
  #told = false;

  constructor(counts: () => boolean, tell: (busy: boolean) => void) {
    const look = (): void => {
      this.#hidden = document.hidden;
    };
    const dialogs = new MutationObserver(() => {
      this.#reading = document.querySelector("dialog[open]") !== null;
    });
    $effect(() => {
      look();
      document.addEventListener("visibilitychange", look);
      dialogs.observe(document.body, { subtree: true, attributeFilter: ["open"] });
      return () => {
        document.removeEventListener("visibilitychange", look);
        dialogs.disconnect();
      };
    });
    $effect(() => {
      const busy = counts() && (this.pointed || this.#hidden || this.#reading);
      if (busy !== this.#told) tell((this.#told = busy));
    });
  }
}
