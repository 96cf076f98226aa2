/** What one sees and may do at a table, now or at a moment of the past. */
import type { GameTable } from "../games/game";
import type { Connection } from "../net/connection.svelte";
import type { Choice, TableInfo, Update, View } from "../net/messages";
import { t } from "../text/words.svelte";
import { Play } from "./play.svelte";
import { inFocus, seatNames, yours } from "./seats";

/** What the server has told; it changes while one sits there. */
type Told = () => Readonly<{ table: TableInfo; update: Update }>;

export class Sitting {
  readonly connection: Connection;
  readonly game: GameTable;
  readonly play: Play;
  readonly #told: Told;
  /** What to do that is worth a second thought. */
  doubtful = $state.raw<Choice | null>(null);

  readonly table = $derived.by(() => this.#told().table);
  readonly update = $derived.by(() => this.#told().update);
  readonly past = $derived.by(() => this.connection.moment !== null);
  readonly view: View = $derived.by(() => this.connection.moment?.view ?? this.update.view);
  /** How many moves were made until then. */
  readonly shown = $derived.by(() => this.connection.moment?.moves ?? this.update.moves);
  readonly turn = $derived.by(() => this.game.reading.turn(this.view));
  readonly players = $derived.by(() => this.game.reading.players(this.view));
  readonly places = $derived.by(() => this.game.reading.places(this.view));
  readonly ending = $derived.by(() => this.game.reading.ending(this.update.view));
  /** How it ended, in a few words. */
  readonly outcome = $derived.by(() =>
    this.ending === null ? null : t(`${this.game.name}-outcome-${this.ending.outcome}`),
  );
  readonly names = $derived.by(() =>
    seatNames(
      this.table.seats,
      this.players.map(({ adventurer }) => t(`${this.game.name}-${adventurer}`)),
    ),
  );
  readonly mine = $derived.by(() => yours(this.table.seats));
  /** The seat whose hand is shown. */
  readonly focus = $derived.by(() => inFocus(this.mine, this.turn.decider, this.turn.seat));
  /** Whether what one does now would be heard. */
  readonly listening = $derived.by(
    () => !this.past && this.connection.pending.length === 0 && this.connection.status === "open",
  );
  readonly waitsForMe = $derived.by(
    () => this.listening && !this.connection.wentOn && this.update.waiting.some((seat) => this.mine.includes(seat)),
  );
  readonly canUndo = $derived.by(() => this.listening && this.update.can_undo);
  readonly warning = $derived.by(() => this.doubtful && this.#cautionOf(this.doubtful));

  constructor(connection: Connection, game: GameTable, told: Told) {
    this.connection = connection;
    this.game = game;
    this.#told = told;
    this.play = new Play(
      () => (this.listening ? this.update.choices : []),
      () => this.players.map(({ place }) => place),
      game.asking.guide,
      (choice) => {
        if (this.#cautionOf(choice) === null) connection.do(choice.action);
        else this.doubtful = choice;
      },
    );
  }

  #cautionOf(choice: Choice): string | null {
    return this.game.caution(this.view, choice, this.names);
  }

  /** Shows the board after so many moves. */
  look(moves: number): void {
    if (moves >= this.update.moves) this.connection.now();
    else this.connection.look(moves);
  }
}
