/** What one sees and may do at a table, now or at a moment of the past. */
import { endSymbol, type GameTable } from "../games/game";
import type { Motion } from "../motion/motion.svelte";
import { listed } from "../net/choices";
import type { Connection } from "../net/connection.svelte";
import type { TableInfo, Update, View } from "../net/messages";
import { nameOfDay } from "../daily/days";
import { settings } from "../shell/settings.svelte";
import { Chat } from "../talk/chat.svelte";
import { language, offered, player, say, t, together } from "../text/words.svelte";
import { Absence } from "./absence.svelte";
import { Doubts } from "./doubts.svelte";
import { Hints } from "./hints.svelte";
import { happened, turnsOf } from "./journal";
import { newsOf, type Reason, type Scene, type Told } from "./news";
import { Play } from "./play.svelte";
import { promptOf } from "./prompts";
import { inFocus, seatNames, yours } from "./seats";
import { Whys } from "./whys.svelte";

/** A table, its game, and what the server has told last. */
export type Present = Readonly<{ connection: Connection; game: GameTable; table: TableInfo; update: Update }>;

/** What the server has told; it changes while one sits there. */
type FromServer = () => Readonly<Pick<Present, "table" | "update">>;

export class Sitting {
  readonly connection: Connection;
  readonly game: GameTable;
  readonly motion: Motion<View>;
  readonly play: Play;
  readonly doubts: Doubts;
  readonly whys: Whys;
  readonly hints: Hints;
  readonly chat: Chat;
  readonly absence = new Absence();
  readonly #told: FromServer;

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
  /** Whether it ended well for whoever looks at it; a spectator is glad for the winners. */
  readonly won = $derived.by(() => {
    const winners = this.ending?.result?.winners;
    if (winners === undefined) return this.ending?.won ?? false;
    return this.mine.length === 0 || winners.some((seat) => this.mine.includes(seat));
  });
  /** What was agreed before: how hard it is, where there is a choice, and how many play. */
  readonly agreed = $derived.by(() => {
    const difficulty = this.table.options["difficulty"];
    const players = t("table-players", { players: this.players.length });
    const isChosen = typeof difficulty === "string";
    const how = isChosen ? [t(`${this.game.name}-option-difficulty-${difficulty}`), players] : [players];
    const { day } = this.table;
    return [...(day == null ? [] : [t("daily-deal", { day: nameOfDay(day, language()) })]), ...how].join(" · ");
  });
  readonly names = $derived.by(() =>
    seatNames(
      this.table.seats,
      this.players.map(({ adventurer }) => player(this.game.name, adventurer)),
    ),
  );
  readonly mine = $derived.by(() => yours(this.table.seats));
  /** One looks on, without a seat. */
  readonly watches = $derived.by(() => this.mine.length === 0);
  /** The seat whose hand is shown. */
  readonly focus = $derived.by(() => inFocus(this.mine, this.turn.decider, this.turn.seat));
  /** Whether what one does now would be heard. */
  readonly listening = $derived.by(
    () => !this.past && this.connection.pending.length === 0 && this.connection.status === "open",
  );
  readonly waitsForMe = $derived.by(
    () => this.listening && !this.connection.wentOn && this.update.waiting.some((seat) => this.mine.includes(seat)),
  );
  /** Whether somebody at this page has to decide something. */
  readonly isMyTurn = $derived.by(
    () => this.ending === null && this.turn.asked !== "reveal" && this.mine.includes(this.turn.decider),
  );
  /** Whether a bot waits for an answer of somebody at this page. */
  readonly isAsked = $derived.by(
    () => this.listening && (this.update.offer?.whom.some((seat) => this.mine.includes(seat)) ?? false),
  );
  readonly choices = $derived.by(() => listed(this.update.choices));
  readonly canUndo = $derived.by(() => this.listening && this.update.can_undo);
  /** What happened last. */
  readonly last = $derived.by(() => this.#last());
  readonly news = $derived.by(() => newsOf(this.#scene()));

  constructor(connection: Connection, game: GameTable, told: FromServer, motion: Motion<View>) {
    this.connection = connection;
    this.game = game;
    this.motion = motion;
    this.#told = told;
    this.hints = new Hints(this);
    this.chat = new Chat(this);
    this.whys = new Whys(connection, game.name, () => this.names);
    this.doubts = new Doubts(
      game,
      () => ({ view: this.view, choices: this.choices, names: this.names, turn: turnsOf(connection.journal) }),
      (choice) => connection.do(choice.action),
      settings,
    );
    this.play = new Play(
      () => (this.listening ? this.choices : []),
      () => this.players.map(({ place }) => place),
      game.asking.guide,
      (choice) => this.doubts.consider(choice),
      (refused, label) =>
        refused === null ? this.whys.forget() : void this.whys.ask(refused, label, this.#aside(refused)),
    );
    $effect(() => {
      this.absence.show(this.table.seats);
      return () => this.absence.stop();
    });
  }

  /** What can be done with all this all the same, once its card or button is chosen. */
  #aside(picks: readonly string[]): Reason | null {
    const verbs = this.play.verbsWith(picks).map((verb) => t(`${this.game.name}-verb-${verb}`));
    return verbs.length === 0 ? null : { text: t("table-why-aside", { verbs: together(verbs) }), rule: null };
  }

  undo(): void {
    if (this.canUndo) this.connection.undo();
    else this.whys.tell({ text: t("table-refused-no-undo"), rule: null });
  }

  /** What somebody lets a bot do with their pawn or hand; always: without being asked again. */
  answer(answer: "yes" | "no" | "always"): void {
    if (!this.isAsked) return;
    this.connection.answer(answer !== "no");
    if (answer === "always") settings.ask = false;
  }

  /** Shows the board after so many moves. */
  look(moves: number): void {
    if (moves >= this.update.moves) this.connection.now();
    else this.connection.look(moves);
  }

  #last(): Told | null {
    const events = happened(this.connection.journal.at(-1));
    const [first] = events;
    if (first === undefined) return null;
    const { who } = first.facts;
    return {
      text: events.map((event) => say(this.game.name, event, this.names)).join(" "),
      seat: typeof who === "number" ? who : null,
      symbol: this.game.symbols.eventSymbol(first),
    };
  }

  /** Spoken to, where only one person at this page is asked, also while the answer is on its way. */
  #offer(): Scene["offer"] {
    const { offer } = this.update;
    if (offer === null) return null;
    const alone = this.mine.length === 1 && offer.whom.some((seat) => this.mine.includes(seat));
    return { ...offer, text: offered(this.game.name, offer.deed, this.names, alone) };
  }

  #scene(): Scene {
    const { connection, game, play, ending, outcome } = this;
    return {
      lost: connection.status === "lost",
      refused: connection.refused,
      reason: this.whys.reason ?? this.hints.reason,
      ruleOf: (reason) => game.rules[reason] ?? null,
      question: this.doubts.question,
      prompt:
        this.chat.prompt ??
        promptOf({
          game: game.name,
          picks: play.picks,
          lit: [...play.lit.keys()],
          left: play.left,
          isOnBoard: (pick) => play.isOnBoard(pick),
          stops: play.offers.some(({ choice }) => choice !== null),
        }),
      turn: this.turn,
      over:
        ending === null || outcome === null
          ? null
          : { text: outcome, won: this.won, symbol: endSymbol(ending, this.won) },
      waiting: connection.wentOn ? [] : this.update.waiting,
      pause: this.update.pause,
      offer: this.#offer(),
      canUndo: this.canUndo,
      last: this.last,
      canShow: this.motion.canReplay,
      seats: this.table.seats,
      mine: this.mine,
      names: this.names,
      away: this.absence.minutes,
    };
  }
}
