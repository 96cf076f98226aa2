/** What is picked now, and what it leads to. */
import type { Choice } from "../net/messages";
import { waysShown } from "./glowing";
import {
  along,
  boardKinds,
  click,
  kindOf,
  lit,
  none,
  offers,
  remaining,
  targets,
  verbsWith,
  waysOf,
  type Guide,
  type Narrowed,
  type Offer,
} from "./narrowing";

export class Play {
  readonly #choices: () => readonly Choice[];
  readonly #standing: () => readonly number[];
  readonly #guide: Guide;
  readonly #do: (choice: Choice) => void;
  readonly #refuse: (picks: readonly string[] | null, label: string) => void;
  #task: () => Choice | null = () => null;
  #clicked = $state.raw<readonly string[]>([]);
  readonly #ways = $derived.by(() => waysOf(this.#choices(), this.#guide, this.#standing()));
  /** What was clicked, as long as it still leads somewhere in the present position. */
  readonly picks: readonly string[] = $derived.by(() =>
    remaining(this.#ways, this.#clicked).length > 0 ? this.#clicked : [],
  );
  /** What can be picked. */
  readonly lit = $derived.by(() => lit(this.#ways, this.picks));
  readonly #shown = $derived.by(() => waysShown(this.#ways, this.picks, this.#task()));
  /** What of that glows. */
  readonly #glowing = $derived.by(() => lit(this.#shown, this.picks));
  /** What all picks together lead to. */
  readonly left: readonly Choice[] = $derived.by(() => remaining(this.#ways, this.picks).map(({ choice }) => choice));
  readonly offers: readonly Offer[] = $derived.by(() => offers(this.#ways, this.picks));

  /** `standing` tells the place of each seat's pawn; `refuse` hears of clicks that lead nowhere, and with null of
   * those that do. */
  constructor(
    choices: () => readonly Choice[],
    standing: () => readonly number[],
    guide: Guide,
    act: (choice: Choice) => void,
    refuse: (picks: readonly string[] | null, label: string) => void = () => undefined,
  ) {
    this.#choices = choices;
    this.#standing = standing;
    this.#guide = guide;
    this.#do = act;
    this.#refuse = refuse;
  }

  /** Where somebody is led through, only the task glows; the rest can be picked all the same. */
  leadTo(task: () => Choice | null): void {
    this.#task = task;
  }

  /** The place where buttons stand: the last one picked, if no other could be picked besides. */
  get place(): string | null {
    const goesOn = [...this.lit.keys()].some((pick) => this.isOnBoard(pick) && !this.isPicked(pick));
    return goesOn ? null : (this.picks.findLast((pick) => this.isOnBoard(pick)) ?? null);
  }

  isOnBoard(pick: string): boolean {
    return boardKinds(this.#guide).includes(kindOf(pick));
  }

  isPicked(pick: string): boolean {
    return this.picks.includes(pick);
  }

  /** Whether it leads somewhere, also where it doesn't glow. */
  canPick(pick: string): boolean {
    return this.lit.has(pick);
  }

  /** The verbs that light a thing; none if it doesn't glow. */
  verbsAt(pick: string): readonly string[] {
    return this.#glowing.get(pick) ?? none;
  }

  /** How many targets a verb or a thing has. */
  targets(pick: string): number {
    return targets(this.#ways, this.#guide, pick);
  }

  /** So many of them glow. */
  targetsShown(pick: string): number {
    return targets(this.#shown, this.#guide, pick);
  }

  /** What glows along with something. */
  along(pick: string): ReadonlySet<string> {
    return along(this.#shown, pick);
  }

  /** Whether all these picks together lead to something. */
  allows(...picks: readonly string[]): boolean {
    return remaining(this.#ways, picks).length > 0;
  }

  /** What can be done with all these picks together, lit or not. */
  verbsWith(picks: readonly string[]): readonly string[] {
    return verbsWith(this.#ways, picks);
  }

  /** What leads nowhere leaves all as it is, and asks for a reason; the label tells what was clicked. */
  click(pick: string, label = ""): void {
    const narrowed = click(this.#ways, this.picks, pick);
    if (this.#isRefused(pick, narrowed)) this.#refuse([...this.picks, pick], label);
    else this.#take(narrowed);
  }

  /** On the board only what is lit can be picked: what stays aside is asked for by its card or button. */
  #isRefused(pick: string, { picks, play }: Narrowed): boolean {
    if (this.isPicked(pick)) return false;
    return (picks.length === 0 && play === null) || (this.isOnBoard(pick) && !this.lit.has(pick));
  }

  /** Starts over with all these picks, for a button that stands for them. */
  ask(...picks: readonly string[]): void {
    let narrowed: Narrowed = { picks: [], play: null };
    for (const pick of picks) {
      if (narrowed.play === null) narrowed = click(this.#ways, narrowed.picks, pick);
    }
    this.#take(narrowed);
  }

  #take({ picks, play }: Narrowed): void {
    this.#refuse(null, "");
    this.#clicked = play === null ? picks : [];
    if (play !== null) this.#do(play);
  }

  take(offer: Offer): void {
    if (offer.choice === null) this.click(offer.pick);
    else this.act(offer.choice);
  }

  act(choice: Choice): void {
    this.startOver();
    this.#do(choice);
  }

  startOver(): void {
    this.#refuse(null, "");
    this.#clicked = [];
  }
}
