/** What a game brings to the table: its board, its panels, and how to read its view. */
import type { Component } from "svelte";
import type { Mark, Signs } from "../board/signs";
import type { Change } from "../motion/changes";
import type { Choice, Event, View } from "../net/messages";
import type { Sounds } from "../sound/sound";
import type { Play } from "../table/play.svelte";
import type { Ghosts } from "../table/ghosts";
import type { AskedVerb, Guide } from "../table/narrowing";
import type { Called } from "../text/called";

export type BoardProps<V = View, C extends Change = Change> = {
  view: V;
  play: Play;
  seatNames: readonly Called[];
  changes: readonly C[];
  /** What the last move changed: it stays marked until the next one. */
  marks: readonly C[];
  /** A plan that is proposed. */
  ghosts: Ghosts;
  /** What people show each other. */
  signs: Signs;
  /** The game has just ended: its board may show why, and says when it is through with it. */
  finale: boolean;
  onfinished: () => void;
};

export type PanelProps<V = View> = { view: V; seatNames: readonly Called[] };
/** Panels of the side may light things up, too. */
export type SideProps<V = View> = PanelProps<V> & { play: Play };
export type SeatProps<V = View> = { view: V; seat: number; play: Play };

/** A game on the first page. */
export type GameCard = Readonly<{
  kind: "cooperative" | "competitive";
  Picture: Component;
  symbol: string;
  /** A player's pawn, or what else they play with; blank if it is still to be drawn. */
  Figure: Component<{ adventurer: string }>;
}>;

/** A part of the turn, for the top bar. */
export type Step = Readonly<{ name: string; now: boolean; done: boolean }>;

/** Who decides what, in words the table knows. */
export type Turn = Readonly<{
  seat: number;
  decider: number;
  /** `decide`: something has to be settled before anything else. */
  asked: "act" | "decide" | "reveal" | "nothing";
  /** The message that says what the table waits for; it is told `who` decides, and these. Its `.yours` says it to
   * whoever decides. */
  message: string;
  facts: Readonly<Record<string, number>>;
  /** The message that says how much is left to do; its `.yours` says so on a phone. */
  left: string;
  actionsLeft: number;
  actionsInAll: number;
  /** Cards that are still to be turned up in this part of the turn; the message's `.card` counts them. */
  cardsLeft: number;
}>;

/** What can't be made good: a message that asks whether one is sure; its `.note` says more, its `.do` does it. */
export type Final = Readonly<{ message: string; facts: Readonly<Record<string, string | number>>; symbol: string }>;

export type Player = Readonly<{
  adventurer: string;
  place: number;
  hand: readonly string[];
  /** How many cards one may hold; null: any number. */
  limit: number | null;
  /** Where players compete: the points, if one may know them, and whether they lead. */
  score: Readonly<{ points: number; leads: boolean }> | null;
}>;

export type Ending = Readonly<{
  outcome: string;
  won: boolean;
  /** Where players compete: who won, and what each of them got; null: they won or lost together. */
  result: Readonly<{ winners: readonly number[]; columns: readonly Column[] }> | null;
  facts: readonly Fact[];
}>;
/** A crown for whoever has won; a flag for whoever was beaten, a skull if all have lost together. */
export const endSymbol = ({ result }: Ending, won: boolean): string =>
  won ? "ui-crown" : result === null ? "ui-skull" : "ui-flag";

/** A value for each seat. */
export type Column = Readonly<{ label: string; values: readonly number[] }>;
export type Fact = Readonly<{ symbol: string; value: string; label: string }>;

/** A verb, and when it has a button in the action bar: in one's own turn even with nothing to do
 * it on, only with something to do it on, or never, as it is asked for elsewhere. */
export type VerbButton = AskedVerb & Readonly<{ symbol: string; shown: "always" | "possible" | "elsewhere" }>;

/** A thing to pick that has a button in the action bar: its name is a message of the game. */
export type ThingButton = Readonly<{ pick: string; symbol: string; name: string }>;

/** A button of the action bar, as it is shown. */
export type PickButton = Readonly<{ pick: string; symbol: string; label: string }>;

/** How things are asked for at its table. */
export type Asking = Readonly<{
  guide: Guide;
  verbs: readonly VerbButton[];
  /** What is passed to another player at any time, by a button beside their name. */
  gifts: readonly VerbButton[];
}>;

/** What a view says in words the table knows. */
export type Reading<V> = {
  turn(view: V): Turn;
  steps(view: V): readonly Step[];
  players(view: V): readonly Player[];
  /** The names of the places, by number. */
  places(view: V): readonly string[];
  /** What the panels of the right column tell, in three facts, where there is no column for them. */
  facts(view: V): readonly Fact[];
  ending(view: V): Ending | null;
};

export type Moving<V, C extends Change> = {
  changes(before: V, after: V): readonly C[];
  /** How its own kinds of change sound. */
  readonly sounds: Sounds<C>;
};

export type Symbols = {
  /** What tells a player apart on the board. */
  markOf(adventurer: string, seat: number): Mark;
  cardSymbol(card: string): string;
  eventSymbol(event: Event): string;
};

/** What it draws. */
export type Parts<V, C extends Change> = Readonly<{
  /** What one holds besides cards, in one's own hand. */
  Held: Component<SeatProps<V>> | null;
  /** A player's pawn, or what else they play with. */
  Figure: Component<{ adventurer: string }>;
  /** Its weather, behind everything. */
  World: Component;
  Board: Component<BoardProps<V, C>>;
  /** How a player fares, beside the cards held. */
  Condition: Component<SeatProps<V>> | null;
  /** What counts how much, below the players, if there is room. */
  Legend: Component<{ view: V }> | null;
  /** The panels of the right column. */
  Side: Component<SideProps<V>>;
  /** What takes the place of the actions: something has to be settled first, or needs more than a click. */
  Asked: Component<SideProps<V>> | null;
}>;

export type GameTable<V extends View = View, C extends Change = Change> = {
  readonly name: V["game"];
  readonly asking: Asking;
  readonly reading: Reading<V>;
  readonly moving: Moving<V, C>;
  readonly symbols: Symbols;
  readonly parts: Parts<V, C>;
  readonly things: readonly ThingButton[];
  /** The verb that ends a turn; null: a turn ends by itself. */
  readonly end: string | null;
  /** The message that names one's own hand; its `.of` somebody else's. Null: nobody holds cards. */
  readonly hand: string | null;
  isAnyTime(card: string): boolean;
  /** What to think of before something is done that can't be made good; null if there is nothing. */
  caution(view: V, choice: Choice, seatNames: readonly Called[]): string | null;
  /** Whether something can't be made good, of all that one may do now; it is asked once a turn. */
  final(view: V, choice: Choice, choices: readonly Choice[]): Final | null;
  /** Whether the board shows how the game ended before the summary does. */
  readonly finale: boolean;
  /** The events that tell that the danger rises. */
  readonly rises: readonly string[];
  /** What the summary at the end counts for each player. */
  readonly deeds: readonly string[];
  /** Keys of its own, for the list of them: a key, and the message that explains it. */
  readonly keys: readonly (readonly [string, string])[];
  /** The rules behind refusals, by their reason. */
  readonly rules: Readonly<Record<string, string>>;
};
