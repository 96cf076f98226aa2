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

/** A part of the turn, for the top bar. */
export type Step = Readonly<{ name: string; now: boolean; done: boolean }>;

/** Who decides what, in words the table knows. */
export type Turn = Readonly<{
  seat: number;
  decider: number;
  asked: "act" | "discard" | "swim" | "reveal" | "nothing";
  /** The message that says what the table waits for; it is told `who` decides, and these. */
  message: string;
  facts: Readonly<Record<string, number>>;
  actionsLeft: number;
  actionsInAll: number;
}>;

export type Player = Readonly<{ adventurer: string; hand: readonly string[]; limit: number }>;

export type Ending = Readonly<{ outcome: string; won: boolean; facts: readonly Fact[] }>;
export type Fact = Readonly<{ symbol: string; value: string; label: string }>;

/** A verb of the action bar; `always`: shown in one's own turn even with nothing to do it on. */
export type VerbButton = Readonly<{ verb: string; symbol: string; always: boolean }>;

export interface GameTable<V extends View = View> {
  readonly name: V["game"];
  readonly guide: Guide;
  readonly verbs: readonly VerbButton[];
  /** Its weather, behind everything. */
  readonly World: Component;
  readonly Board: Component<BoardProps<V>>;
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
