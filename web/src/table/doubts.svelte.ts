/** What is asked once before it is done, as it can't be made good. */
import type { GameTable } from "../games/game";
import type { Choice, View } from "../net/messages";
import type { Settings } from "../shell/preferences";
import { type Called, t } from "../text/words.svelte";

export type Question = Readonly<{
  choice: Choice;
  ask: string;
  note: string;
  /** What the button says that does it. */
  act: string;
  symbol: string;
  /** It is asked whatever the settings say. */
  always: boolean;
}>;

/** What the table knows when somebody wants to do something. */
type Now = () => Readonly<{
  view: View;
  choices: readonly Choice[];
  names: readonly Called[];
  /** The turn's number. */
  turn: number;
}>;

export class Doubts {
  question = $state.raw<Question | null>(null);
  readonly #game: GameTable;
  readonly #now: Now;
  readonly #do: (choice: Choice) => void;
  readonly #settings: Pick<Settings, "confirm">;
  #sureIn: number | null = null; // the turn in which it was asked: it is so once a turn

  constructor(game: GameTable, now: Now, act: (choice: Choice) => void, settings: Pick<Settings, "confirm">) {
    this.#game = game;
    this.#now = now;
    this.#do = act;
    this.#settings = settings;
  }

  /** Does it, unless it is worth a second thought. */
  consider(choice: Choice): void {
    this.question = this.#questionOf(choice);
    if (this.question === null) this.#do(choice);
  }

  /** Yes, do it. */
  confirm(): void {
    const asked = this.question;
    this.question = null;
    if (asked === null) return;
    this.#sureIn = this.#now().turn;
    this.#do(asked.choice);
  }

  keepPlaying(): void {
    this.question = null;
  }

  /** Yes, and don't ask such things any more. */
  neverAsk(): void {
    this.#settings.confirm = false;
    this.confirm();
  }

  #questionOf(choice: Choice): Question | null {
    const { view, choices, names, turn } = this.#now();
    const warning = this.#game.caution(view, choice, names);
    if (warning !== null) {
      const act = t("table-caution.do");
      return { choice, ask: t("table-caution"), note: warning, act, symbol: "ui-alert", always: true };
    }
    if (!this.#settings.confirm || this.#sureIn === turn) return null;
    const final = this.#game.final(view, choice, choices);
    if (final === null) return null;
    const { message, facts, symbol } = final;
    const said = (form: string): string => t(`${message}${form}`, facts);
    return { choice, ask: said(""), note: said(".note"), act: said(".do"), symbol, always: false };
  }
}
