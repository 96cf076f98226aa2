/** How somebody goes about a puzzle: hints, the answer, and turns begun anew. */
import { answerTo } from "../net/api";
import type { Choice, PuzzleAnswer } from "../net/messages";
import { toast } from "../shell/toasts.svelte";
import { sentenceOf } from "../text/trouble";
import { count } from "./figures.svelte";
import { dayOf } from "./kept";

export class Solving {
  readonly game: string;
  readonly number: number;
  /** How often the turn was begun. */
  begun = $state(0);
  /** So many of the hints are open. */
  hints = $state(0);
  /** The answer is played for whoever looks on. */
  showing = $state(false);
  /** The answer was shown: what comes after that is no result. */
  given = $state(false);
  answer = $state.raw<PuzzleAnswer | null>(null);
  #steps: readonly (readonly [number, Choice])[] = []; // what was done after so many moves
  #counted = -1; // the turn that was counted last

  constructor(game: string, number: number) {
    this.game = game;
    this.number = number;
  }

  /** One more each time. */
  async hint(): Promise<void> {
    const answer = await this.#known();
    if (answer) this.hints = Math.min(this.hints + 1, answer.hints.length);
  }

  async show(): Promise<void> {
    if (!(await this.#known())) return;
    this.given = true;
    this.begin();
    this.showing = true;
  }

  /** What is done after so many moves; what was taken back is done no more. */
  note(moves: number, step: Choice): void {
    this.#steps = [...this.#steps.filter(([at]) => at < moves), [moves, step]];
  }

  /** All that was done until then. */
  stepsUntil(moves: number): readonly Choice[] {
    return this.#steps.filter(([at]) => at < moves).map(([, step]) => step);
  }

  begin(): void {
    this.#steps = [];
    this.showing = false;
    this.begun += 1;
  }

  /** Once for each turn; a turn that was taken back has counted. */
  judged(stars: number, solved: boolean): void {
    if (solved) void this.#known();
    if (this.given || this.#counted === this.begun) return;
    this.#counted = this.begun;
    const { game, number } = this;
    count({ game, number, stars, solved, helped: this.hints > 0, day: dayOf(Date.now()) });
  }

  async #known(): Promise<PuzzleAnswer | null> {
    try {
      this.answer ??= await answerTo(this.game, this.number);
    } catch (why) {
      toast(sentenceOf(why), "bad");
    }
    return this.answer;
  }
}
