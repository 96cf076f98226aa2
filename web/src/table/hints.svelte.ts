/** What an expert would do: asked for, shown on the board, followed step by step or let be. */
import type { AdviceLine, Choice } from "../net/messages";
import { holding } from "../net/wire";
import { sentenceOfRefusal } from "../text/trouble";
import { t } from "../text/words.svelte";
import { figuresSpoken, reasonsOf, sentencesOf, type Telling } from "./advice";
import { ghostsOf, noGhosts } from "./ghosts";
import type { Reason } from "./news";
import type { Sitting } from "./sitting.svelte";

export class Hints {
  readonly #sitting: Sitting;
  #open = $state(false);
  #chosen = $state.raw<AdviceLine | null>(null);
  /** The plan that is pointed at. */
  pointed = $state.raw<AdviceLine | null>(null);

  /** What is told now. */
  readonly told = $derived.by(() => (this.#open && !this.#sitting.past ? this.#sitting.connection.advised : null));
  readonly thinking = $derived.by(() => this.#open && this.#sitting.connection.wondering);
  /** The plans that go on from what has been done, the best one first. */
  readonly lines = $derived.by(() => (this.told === null ? [] : holding(this.told)));
  readonly line: AdviceLine | null = $derived.by(() => this.#among(this.#chosen) ?? this.lines[0] ?? null);
  /** How many steps are done. */
  readonly done = $derived.by(() => this.told?.done.length ?? 0);
  readonly ghosts = $derived.by(() => {
    const { players, places, game } = this.#sitting;
    const line = this.#among(this.pointed) ?? this.line;
    if (line === null) return noGhosts;
    const standing = players.map(({ place }) => place);
    return ghostsOf(line.steps.slice(this.done), game.asking.guide, standing, places.length);
  });
  readonly telling: Telling = $derived.by(() => {
    const { game, places, names, mine } = this.#sitting;
    const seat = this.told?.hint.advice.seat ?? null;
    const spokenTo = seat !== null && mine.includes(seat) ? seat : null;
    return { game: game.name, guide: game.asking.guide, places, names, seat: spokenTo, end: game.end };
  });
  /** For those who hear it. */
  readonly spoken = $derived.by(() => {
    const { told, line } = this;
    if (this.thinking) return t("table-hint.thinking");
    if (told === null || line === null) return "";
    const steps = sentencesOf(line.steps.slice(this.done), this.telling).join(", ");
    return [`${steps}.`, ...reasonsOf(line, this.telling), figuresSpoken(told.hint.advice, line)].join(" ");
  });
  /** Why there is none. */
  readonly reason: Reason | null = $derived.by(() => {
    const refusal = this.#sitting.connection.unadvised;
    return refusal === null ? null : { text: sentenceOfRefusal(refusal), rule: null };
  });
  /** What the next step is, if it can be done here and now. */
  readonly next: Choice | null = $derived.by(() => {
    const { listening, choices } = this.#sitting;
    const action = this.line?.steps[this.done]?.action;
    return listening ? (choices.find((choice) => choice.action === action) ?? null) : null;
  });
  /** The plan is to let the next card come: nobody asks for that by a verb. */
  readonly isCard = $derived.by(() => {
    const { turn, game } = this.#sitting;
    const verb = this.line?.steps[this.done]?.verb;
    return turn.asked === "reveal" && !game.asking.verbs.some((button) => button.verb === verb);
  });
  readonly canPlay = $derived.by(() => this.next !== null || (this.isCard && this.#sitting.waitsForMe));

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
  }

  #among(line: AdviceLine | null): AdviceLine | null {
    return line !== null && this.lines.includes(line) ? line : null;
  }

  toggle(): void {
    if (this.told !== null || this.thinking) this.close();
    else this.#show();
  }

  #show(): void {
    const { connection, past } = this.#sitting;
    if (past) return;
    this.#open = true;
    this.#sitting.whys.forget();
    if (connection.advised === null && !connection.wondering) connection.askHint();
  }

  close(): void {
    this.#open = false;
    this.pointed = null;
    this.#sitting.connection.forgetHint();
  }

  choose(line: AdviceLine): void {
    this.#chosen = line;
  }

  /** As if it had been clicked: what is asked before something final is asked here, too. */
  play(): void {
    if (this.next !== null) this.#sitting.play.act(this.next);
    else if (this.canPlay) this.#sitting.connection.goOn();
  }
}
