/** A review that is being worked out: what is known of it so far. */
import { Trouble } from "../net/api";
import type { Review, ReviewEvent } from "../net/messages";
import { sentenceOf } from "../text/trouble";
import { t } from "../text/words.svelte";
import { follow } from "./stream";

const WITHHELD: ReadonlySet<string> = new Set(["daily-hidden", "hidden-record", "private"]);

export class Looking {
  review = $state.raw<Review | null>(null);
  /** `dropped`: another review of ours has begun. */
  state = $state<"coming" | "done" | "dropped" | "failed">("coming");
  /** Why there is none, in a sentence. */
  trouble = $state("");
  /** The record of this game can't be had either, as of a day that isn't over. */
  withheld = $state(false);
  /** How far it has come, in a sentence. */
  readonly progress = $derived.by(() => {
    if (this.review === null) return t("review-coming");
    const { points, moments } = this.review;
    const all = points.filter(({ mark }) => mark !== "card").length;
    if (moments.length < all) return t("review-progress", { done: moments.length, all });
    return t("review-deal-coming");
  });
  readonly #table: string;
  #call = new AbortController();

  constructor(table: string) {
    this.#table = table;
  }

  async begin(): Promise<void> {
    this.#call.abort();
    const call = (this.#call = new AbortController());
    this.state = "coming";
    try {
      await follow(this.#table, call.signal, (event) => this.#hear(event));
      if (this.state === "coming") this.state = "failed";
    } catch (trouble) {
      if (call.signal.aborted) return;
      this.state = "failed";
      this.trouble = sentenceOf(trouble);
      this.withheld = trouble instanceof Trouble && WITHHELD.has(trouble.reason);
    }
  }

  stop(): void {
    this.#call.abort();
  }

  #hear(event: ReviewEvent): void {
    if (event.type === "reviewed") this.review = event.review;
    else if (event.type === "dropped") this.state = "dropped";
    else if (this.review !== null) {
      const { points, moments, deal, done } = event;
      this.review = { ...this.review, points, moments, deal };
      if (done) this.state = "done";
    }
  }
}
