/** What an expert would do: asked for, shown on the board, followed step by step or let be. */
import type { AdviceLine, Choice, Update } from "../net/messages";
import { holding } from "../net/wire";
import { sentenceOfRefusal } from "../text/trouble";
import { t } from "../text/words.svelte";
import { figuresSpoken, reasonsOf, sentencesOf, type Telling } from "./advice";
import { ghostsOf } from "./ghosts";
import type { Reason } from "./news";
import type { Sitting } from "./sitting.svelte";

const SOON = 300; // milliseconds in which an answer needs no guess before it

export class Hints {
  readonly #sitting: Sitting;
  #open = $state(false);
  #waited = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #chosen = $state.raw<AdviceLine | null>(null);
  /** The plan that is pointed at. */
  pointed = $state.raw<AdviceLine | null>(null);

  /** What is told now. */
  readonly told = $derived.by(() => (this.#open && !this.#sitting.past ? this.#sitting.connection.advised : null));
  readonly thinking = $derived.by(() => this.#open && this.#sitting.connection.wondering);
  /** The steps that look best at first sight, where a better answer takes a moment. */
  readonly guess: readonly Choice[] | null = $derived.by(() =>
    this.thinking && this.#waited && !this.#sitting.past ? this.#sitting.connection.guess : null,
  );
  readonly shown = $derived.by(() => this.told !== null || this.guess !== null);
  /** The plans that go on from what has been done, the best one first. */
  readonly lines = $derived.by(() => (this.told === null ? [] : holding(this.told)));
  readonly line: AdviceLine | null = $derived.by(() => this.#among(this.#chosen) ?? this.lines[0] ?? null);
  /** How many steps are done. */
  readonly done = $derived.by(() => this.told?.done.length ?? 0);
  /** Those that are still to be done. */
  readonly steps: readonly Choice[] = $derived.by(() => this.#left(this.line) ?? this.guess ?? []);
  readonly ghosts = $derived.by(() => {
    const { players, places, game } = this.#sitting;
    const steps = this.#left(this.#among(this.pointed)) ?? this.steps;
    const standing = players.map(({ place }) => place);
    return ghostsOf(steps, game.asking.guide, standing, places.length);
  });
  readonly telling: Telling = $derived.by(() => {
    const { game, places, names, mine } = this.#sitting;
    const seat = this.told?.hint.advice.seat ?? this.guess?.[0]?.seat ?? null;
    const spokenTo = seat !== null && mine.includes(seat) ? seat : null;
    return { game: game.name, guide: game.asking.guide, places, names, seat: spokenTo, end: game.end };
  });
  /** The chances after thinking, as long as nothing was done since. */
  readonly chances: Update["chances"] = $derived.by(() => {
    const { advised } = this.#sitting.connection;
    return advised !== null && advised.done.length === 0 ? advised.hint.chances : null;
  });
  /** For those who hear it. */
  readonly spoken = $derived.by(() => {
    const { told, line } = this;
    if (this.thinking) return t("table-hint.thinking");
    if (told === null || line === null) return "";
    const steps = sentencesOf(this.steps, this.telling).join(", ");
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

  get open(): boolean {
    return this.shown || this.thinking;
  }

  #left(line: AdviceLine | null): readonly Choice[] | null {
    return line === null ? null : line.steps.slice(this.done);
  }

  #among(line: AdviceLine | null): AdviceLine | null {
    return line !== null && this.lines.includes(line) ? line : null;
  }

  toggle(): void {
    if (this.open) this.close();
    else this.#show();
  }

  #show(): void {
    const { connection, past } = this.#sitting;
    if (past) return;
    this.#open = true;
    this.#sitting.whys.forget();
    if (connection.advised === null && !connection.wondering) connection.askHint();
    clearTimeout(this.#timer);
    this.#waited = false;
    this.#timer = setTimeout(() => (this.#waited = true), SOON);
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
