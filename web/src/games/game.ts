/** What a game brings to the table: its board, its panels, and how to read its view. */
import type { Component } from "svelte";
import type { Change } from "../motion/changes";
import type { Event, View } from "../net/messages";
import type { Play } from "../table/play.svelte";
import type { Guide } from "../table/narrowing";

export type BoardProps<V = View> = {
  view: V;
  play: Play;
  seatNames: readonly string[];
  changes: readonly Change[];
};

export type PanelProps<V = View> = { view: V; seatNames: readonly string[] };
export type SeatProps<V = View> = { view: V; seat: number };

/** A part of the turn, for the top bar. */
export type Step = Readonly<{ name: string; now: boolean; done: boolean }>;

/** Who decides what, in words the table knows. */
export type Turn = Readonly<{
  seat: number;
  decider: number;
  /** `decide`: something has to be settled before anything else. */
  asked: "act" | "decide" | "reveal" | "nothing";
  /** The message that says what the table waits for; it is told `who` decides, and these. */
  message: string;
  facts: Readonly<Record<string, number>>;
  actionsLeft: number;
  actionsInAll: number;
}>;

export type Player = Readonly<{
  adventurer: string;
  place: number;
  hand: readonly string[];
  /** How many cards one may hold; null: any number. */
  limit: number | null;
}>;

export type Ending = Readonly<{ outcome: string; won: boolean; facts: readonly Fact[] }>;
export type Fact = Readonly<{ symbol: string; value: string; label: string }>;

/** A verb, and when it has a button in the action bar: in one's own turn even with nothing to do
 * it on, only with something to do it on, or never, as it is asked for elsewhere. */
export type VerbButton = Readonly<{
  verb: string;
  symbol: string;
  shown: "always" | "possible" | "elsewhere";
}>;

export interface GameTable<V extends View = View> {
  readonly name: V["game"];
  readonly guide: Guide;
  readonly verbs: readonly VerbButton[];
  /** What is passed to another player at any time, by a button beside their name. */
  readonly gifts: readonly VerbButton[];
  /** The message that names one's own hand; its `.of` somebody else's. */
  readonly hand: string;
  /** Its weather, behind everything. */
  readonly World: Component;
  readonly Board: Component<BoardProps<V>>;
  /** How a player fares, beside the cards held. */
  readonly Condition: Component<SeatProps<V>> | null;
  /** The panels of the right column. */
  readonly Side: Component<PanelProps<V>>;
  /** The same in three facts, for the phone. */
  readonly Facts: Component<PanelProps<V>>;
  turn(view: V): Turn;
  steps(view: V): readonly Step[];
  players(view: V): readonly Player[];
  /** The names of the places, by number. */
  places(view: V): readonly string[];
  ending(view: V): Ending | null;
  changes(before: V, after: V): readonly Change[];
  cardSymbol(card: string): string;
  isAnyTime(card: string): boolean;
  eventSymbol(event: Event): string;
  /** What the summary at the end counts for each player. */
  readonly deeds: readonly string[];
  /** The rule behind a refusal, if there is one. */
  ruleOf(reason: string): string | null;
}
