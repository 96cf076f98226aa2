/** What is picked now, and what it leads to. */
import type { Choice } from "../net/messages";
import { click, lit, offers, remaining, targets, verbPick, waysOf, type Guide, type Offer } from "./narrowing";

export class Play {
  readonly #choices: () => readonly Choice[];
  readonly #guide: Guide;
  readonly #do: (choice: Choice) => void;
  #clicked = $state.raw<readonly string[]>([]);
  readonly #ways = $derived.by(() => waysOf(this.#choices(), this.#guide));
  /** What was clicked, as long as it still leads somewhere in the present position. */
  readonly picks: readonly string[] = $derived.by(() =>
    remaining(this.#ways, this.#clicked).length > 0 ? this.#clicked : [],
  );
  readonly lit = $derived.by(() => lit(this.#ways, this.picks));
  readonly offers: readonly Offer[] = $derived.by(() => offers(this.#ways, this.picks));

  constructor(choices: () => readonly Choice[], guide: Guide, act: (choice: Choice) => void) {
    this.#choices = choices;
    this.#guide = guide;
    this.#do = act;
  }

  /** The place where buttons stand, if one is picked. */
  get place(): string | null {
    return this.picks.find((pick) => pick.startsWith("place:")) ?? null;
  }

  isPicked(pick: string): boolean {
    return this.picks.includes(pick);
  }

  /** The verbs that light a thing; none if it isn't lit. */
  verbsAt(pick: string): readonly string[] {
    return this.lit.get(pick) ?? [];
  }

  targets(verb: string): number {
    return targets(this.#ways, verb);
  }

  click(pick: string): void {
    const { picks, play } = click(this.#ways, this.picks, pick);
    this.#clicked = play === null ? picks : [];
    if (play !== null) this.#do(play);
  }

  verb(verb: string): void {
    this.click(verbPick(verb));
  }

  take(offer: Offer): void {
    if (offer.choice === null) return this.click(offer.pick);
    this.startOver();
    this.#do(offer.choice);
  }

  startOver(): void {
    this.#clicked = [];
  }
}
