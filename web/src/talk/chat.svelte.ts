/** Talking at a table: what of it one sees, and what one is about to say, show or draw. */
import { noSigns, type Signs } from "../board/signs";
import { type Arrow, MOST_ARROWS, type Spoken } from "../net/messages";
import { drawn, lastLine, type Talked } from "../net/talk";
import { settings } from "../shell/settings.svelte";
import type { Sitting } from "../table/sitting.svelte";
import { type Called, t } from "../text/words.svelte";
import { newLines, phraseText, placeName, shows, speaker, speakerKey } from "./lines";
import { Muted } from "./muted.svelte";
import { signsOf } from "./signs";

/** What a click on the board does instead: it shows a place, or draws an arrow. */
export type Tool = "ping" | "plan";

export class Chat {
  readonly #sitting: Sitting;
  readonly muted: Muted;
  /** What stands in the journal's place; null: the journal, and no sheet where that needs one. */
  shown = $state.raw<"journal" | "chat" | null>(null);
  tool = $state.raw<Tool | null>(null);
  /** Where an arrow begins. */
  start = $state.raw<string | null>(null);
  /** What goes along with the next pin. */
  phrase = $state.raw<string | null>(null);
  #seen = $state.raw<number | null>(null); // the last line that was in sight

  readonly talked: Talked = $derived.by(() => this.#sitting.connection.talker.talked);
  readonly lines: readonly Spoken[] = $derived.by(() =>
    settings.talk ? this.talked.lines.filter(({ seat, name }) => !this.muted.has(speakerKey(seat, name))) : [],
  );
  /** Nobody talks where it was never allowed. */
  readonly exists = $derived.by(
    () => this.talked.told && (this.talked.talking !== "off" || this.talked.lines.length > 0),
  );
  readonly isOpen = $derived.by(() => this.exists && this.shown === "chat");
  /** How many lines came while the chat was closed. */
  readonly fresh = $derived.by(() => (this.#seen === null ? 0 : newLines(this.lines, this.#seen).length));
  /** Whether one may say anything here. */
  readonly canTalk = $derived.by(() => settings.talk && this.talked.talking !== "off" && !this.talked.silenced);
  /** Who looks on doesn't point at the board. */
  readonly canPoint = $derived.by(() => this.canTalk && this.#sitting.mine.length > 0 && this.#sitting.listening);
  readonly writing = $derived.by(() =>
    settings.talk ? this.talked.writing.filter((seat) => !this.isMuted(seat)) : [],
  );
  /** One's own plan. */
  readonly plan: readonly Arrow[] = $derived.by(() =>
    this.#sitting.mine.flatMap((seat) => this.talked.plans[seat] ?? []),
  );
  readonly #pins = $derived.by(() => this.talked.pins.filter(({ seat }) => this.#isShown(seat)));
  readonly signs: Signs = $derived.by(() => {
    const { game, players, past, play } = this.#sitting;
    if (past || !settings.talk) return noSigns;
    const plans = Object.entries(this.talked.plans).filter(([seat]) => this.#isShown(Number(seat)));
    const markOf = (seat: number) => game.symbols.markOf(players[seat]?.adventurer ?? "", seat);
    const signs = signsOf(this.#pins, Object.fromEntries(plans), markOf, (spot) => play.isOnBoard(spot));
    return { ...signs, start: this.start };
  });
  /** Who showed a place last, as long as the pin stands. */
  readonly pinged = $derived.by(() => {
    const { game, mine, names, places } = this.#sitting;
    const last = this.#pins.findLast(({ seat }) => !mine.includes(seat));
    if (last === undefined) return null;
    const phrase = last.phrase === null ? null : phraseText(game.name, last.phrase);
    const who = names[last.seat];
    return who === undefined
      ? null
      : { seat: last.seat, text: shows(who, placeName(game.name, last.spot, places), phrase) };
  });
  /** What to click next. */
  readonly prompt = $derived.by(() => {
    if (this.tool === null) return null;
    if (this.tool === "ping") return t("talk-ping-prompt");
    return t(this.start === null ? "talk-plan-prompt" : "talk-plan-prompt.end");
  });

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
    this.muted = new Muted(sitting.connection.id);
    $effect(() => {
      if (this.talked.told && (this.#seen === null || this.isOpen || !settings.talk))
        this.#seen = lastLine(this.talked);
    });
    $effect(() => {
      if (!this.canPoint) this.layDown();
    });
  }

  isMuted(seat: number): boolean {
    return this.muted.has(this.#keyOf(seat));
  }
  mute(seat: number, muted: boolean): void {
    this.muted.set(this.#keyOf(seat), muted);
  }

  #keyOf(seat: number): string {
    return speakerKey(seat, this.#sitting.table.seats[seat]?.name ?? "");
  }

  #isShown(seat: number): boolean {
    return settings.talk && !this.isMuted(seat);
  }

  toggle(): void {
    this.shown = this.isOpen ? null : "chat";
  }
  close(): void {
    this.shown = null;
    this.layDown();
  }
  /** The focus that was in it goes back to where the chat is opened. */
  leave(): void {
    const within = document.activeElement?.closest(".log") != null;
    this.close();
    if (within) document.getElementById("chat-button")?.focus();
  }

  called(spoken: Spoken): Called {
    return speaker(spoken, this.#sitting.table.seats, this.#sitting.names);
  }

  /** What was said, in the reader's language; a pin says where. */
  textOf(spoken: Spoken): string {
    const { game, places } = this.#sitting;
    const phrase = spoken.phrase === null ? null : phraseText(game.name, spoken.phrase);
    if (spoken.spot === null) return phrase ?? spoken.words ?? "";
    return shows(this.called(spoken), placeName(game.name, spoken.spot, places), phrase);
  }

  say(words: string): void {
    this.#sitting.connection.talker.say(words, this.#name);
  }
  /** A phrase is said, or goes along with the pin that is about to be set. */
  choose(phrase: string): void {
    if (this.tool === "ping") this.phrase = this.phrase === phrase ? null : phrase;
    else this.#sitting.connection.talker.sayPhrase(phrase, this.#name);
  }

  get #name(): string {
    return this.#sitting.mine.length > 0 ? "" : settings.name.trim() || t("shell-guest");
  }

  take(tool: Tool): void {
    const again = this.tool === tool;
    this.layDown();
    if (!again) this.tool = tool;
  }
  layDown(): void {
    this.tool = this.start = this.phrase = null;
  }

  /** A place of the board, for what is at hand. */
  point(spot: string): void {
    if (this.tool === "plan") this.#draw(spot);
    else this.ping(spot);
  }

  ping(spot: string): void {
    this.#sitting.connection.forgetRefusal();
    this.#sitting.connection.talker.ping(spot, this.phrase);
    this.layDown();
  }

  /** From one place to another; the same place twice lets it be. */
  #draw(spot: string): void {
    if (this.start === null) this.start = spot;
    else this.drawWay(this.start, spot);
  }

  /** An arrow that is there already goes. */
  drawWay(start: string, end: string): void {
    this.start = null;
    if (start === end) return;
    const arrows = drawn(this.plan, { start, end });
    if (arrows.length > MOST_ARROWS) {
      this.#sitting.whys.tell({ text: t("talk-plan-full", { most: MOST_ARROWS }), rule: null });
      return;
    }
    this.#sitting.connection.forgetRefusal();
    this.#sitting.connection.talker.draw(arrows);
  }

  rubOut(): void {
    this.start = null;
    this.#sitting.connection.talker.draw([]);
  }
}
