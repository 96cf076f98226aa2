/** A socket to one table that comes back by itself, and sends again what was not acknowledged. */
import type { Settings } from "../shell/preferences";
import { settings } from "../shell/settings.svelte";
import type {
  Choice,
  Earlier,
  FromBrowser,
  Line,
  Pace,
  Reason,
  Judged,
  Refusal,
  SetOrder,
  TableInfo,
  Taught,
  Ticking,
  ToBrowser,
  Update,
} from "./messages";
import { Questions } from "./questions";
import { Talker } from "./talker.svelte";
import { type Advised, type Command, commanded, heard, type Known, nothing, wondered } from "./wire";

/** `lost`: it tries again by itself. The rest is for good: there is no such table, or not for us. */
export type Status = "connecting" | "open" | "lost" | NonNullable<Known["end"]>;

type Pauses = Readonly<Pick<Settings, "countdown" | "takeBack">>;

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;

export class Connection {
  readonly id: string;
  readonly #own: string | null;
  #known = $state.raw<Known>(nothing);
  #status = $state.raw<Status>("connecting");
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #wentOn = $state.raw(false);
  readonly #questions = new Questions((question) => this.#send(question), newId);
  /** What people say to each other. */
  readonly talker = new Talker((message) => this.#send(message), newId);
  readonly #stopFollowing: () => void;

  /** `own` is where to play, where that is no table that others could come to: it waits for one. */
  constructor(id: string, own?: string) {
    this.id = id;
    this.#own = own ?? null;
    this.#stopFollowing = followSettings(this);
    window.addEventListener("online", this.#tryNow);
    document.addEventListener("visibilitychange", this.#tryNow);
    this.#connect();
  }

  get status(): Status {
    return this.#known.end ?? this.#status;
  }
  get table(): TableInfo | null {
    return this.#known.table;
  }
  get update(): Update | null {
    return this.#known.update;
  }
  get journal(): readonly Line[] {
    return this.#known.journal;
  }
  get pending(): readonly Command[] {
    return this.#known.pending;
  }
  get moment(): Earlier | null {
    return this.#known.moment;
  }
  get refused(): Refusal | null {
    return this.#known.refused;
  }
  /** Whether an expert thinks about what we asked. */
  get wondering(): boolean {
    return this.#known.question !== null;
  }
  /** What it would do at first sight. */
  get guess(): readonly Choice[] | null {
    return this.#known.question?.guess ?? null;
  }
  get advised(): Advised | null {
    return this.#known.advised;
  }
  get unadvised(): Refusal | null {
    return this.#known.unadvised;
  }
  get word(): Known["word"] {
    return this.#known.word;
  }
  get ticking(): Ticking | null {
    return this.#known.ticking;
  }
  get taught(): Taught | null {
    return this.#known.taught;
  }
  get judged(): Judged | null {
    return this.#known.judged;
  }
  /** How many look on without a seat. */
  get lookers(): number {
    return this.#known.lookers;
  }
  get moved(): string | null {
    return this.#known.moved;
  }

  /** Our going on is under way: the table hears of it, and tells what follows. */
  get wentOn(): boolean {
    return this.#wentOn;
  }

  do(action: string): void {
    this.#command({ type: "do", id: newId(), at: this.#version, action });
  }
  undo(): void {
    this.#command({ type: "undo", id: newId(), at: this.#version });
  }
  /** A double click asks only once. */
  goOn(): void {
    if (this.#wentOn) return;
    this.#wentOn = true;
    this.#send({ type: "go-on", at: this.#version });
  }
  /** Leaves the next card face down until we go on. */
  hold(): void {
    this.#send({ type: "hold", at: this.#version });
  }
  /** Lets a bot do what it offers, or not. */
  answer(yes: boolean): void {
    this.#send({ type: "answer", at: this.#version, yes });
  }
  /** Whether we look at something else than the countdown, or at nothing but it. */
  setBusy(busy: boolean): void {
    this.#send({ type: "busy", busy });
  }
  sit(seat: number, name: string): void {
    this.#send({ type: "sit", seat, name });
  }
  leave(seat: number, level: string | null = null): void {
    this.#send({ type: "leave", seat, level });
  }
  /** As the opener: whoever sits there has this role from now on. */
  handOn(seat: number): void {
    this.#send({ type: "hand-on", seat });
  }
  /** As the opener: who finds the table and looks on, and how long all wait for one. */
  setOrder(order: Omit<SetOrder, "type">): void {
    this.#send({ type: "order", ...order });
  }
  /** A bot stands in for who is away, or doesn't play. */
  replace(seat: number, level: string): void {
    this.#send({ type: "replace", seat, level });
  }
  nudge(seat: number): void {
    this.#send({ type: "nudge", seat });
  }
  /** Asks who made the last move to take it back. */
  askUndo(): void {
    this.#send({ type: "ask-undo", at: this.#version });
  }
  /** A link that carries our seats to another device comes as a `word`. */
  askLink(): void {
    this.#send({ type: "ask-link" });
  }
  carry(link: string): void {
    this.#send({ type: "carry", link });
  }
  /** We have heard what was said to us alone. */
  forgetWord(): void {
    this.#known = { ...this.#known, word: null };
  }
  look(moves: number): void {
    this.#send({ type: "look", moves });
  }
  /** Why nothing can be done with these picks; null if it can after all, or nobody answers. */
  why(picks: readonly string[]): Promise<Reason | null> {
    return this.#questions.ask(picks);
  }
  /** What would an expert do here? */
  askHint(): void {
    const question = { type: "ask-hint", id: newId(), at: this.#version } as const;
    if (this.#send(question)) this.#known = wondered(this.#known, question);
  }
  /** We no longer want to know why there is no hint. */
  forgetHint(): void {
    this.#known = { ...this.#known, unadvised: null };
  }
  /** What was refused is no longer news. */
  forgetRefusal(): void {
    this.#known = { ...this.#known, refused: null };
  }
  /** Back from a moment of the past. */
  now(): void {
    this.#known = { ...this.#known, moment: null };
  }
  rematch(): void {
    this.#send({ type: "rematch" });
  }
  setPace(pace: Pace): void {
    this.#send({ type: "pace", pace });
  }
  setWait(wait: boolean): void {
    this.#send({ type: "wait", wait });
  }
  setAsk(ask: boolean): void {
    this.#send({ type: "ask", ask });
  }

  setPauses({ countdown, takeBack }: Pauses): void {
    const alone = this.#own !== null;
    this.#send({ type: "pauses", countdown: alone ? null : countdown, take_back: takeBack && !alone });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#tryNow);
    document.removeEventListener("visibilitychange", this.#tryNow);
    this.#stopFollowing();
    this.#socket?.close();
  }

  get #isOver(): boolean {
    return this.#closed || this.#known.end !== null;
  }

  get #version(): number {
    return this.#known.update?.v ?? 0;
  }

  #command(command: Command): void {
    this.#known = commanded(this.#known, command);
    this.#send(command);
  }

  /** A message that finds no open socket is dropped; commands are sent again after a welcome. */
  #send(message: FromBrowser): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    this.#wentOn = false;
    const socket = new WebSocket(address(this.#own ?? `tables/${encodeURIComponent(this.id)}`));
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#hear(JSON.parse(event.data) as ToBrowser);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
    this.#socket = socket;
  }

  #hear(message: ToBrowser): void {
    if (this.#questions.hears(message) || this.talker.hears(message)) return;
    this.#known = heard(this.#known, message);
    if (["update", "paused", "refused"].includes(message.type)) this.#wentOn = false;
    if (message.type === "welcome" || message.type === "lines") this.#askLines();
    if (message.type !== "welcome") return;
    this.#status = "open";
    this.#pause = FIRST_PAUSE;
    if (isSeated(message.table)) {
      if (message.table.wait !== settings.wait) this.setWait(settings.wait);
      if (message.table.ask !== settings.ask) this.setAsk(settings.ask);
    }
    if (message.table.pace !== settings.pace && isAlone(message.table)) this.setPace(settings.pace);
    this.setPauses(settings);
    for (const command of this.#known.pending) this.#send(command);
    this.talker.again();
  }

  /** A long journal comes in parts, the last one first. */
  #askLines(): void {
    const before = this.#known.journal[0]?.move ?? 1;
    if (before > 1) this.#send({ type: "ask-lines", before });
  }

  #lose(): void {
    this.#socket = null;
    this.#questions.forget();
    if (this.#isOver) return;
    this.#status = this.#known.table === null ? "connecting" : "lost";
    this.#timer = setTimeout(this.#tryNow, this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  readonly #tryNow = (): void => {
    if (this.#isOver || this.#socket !== null || document.hidden) return;
    clearTimeout(this.#timer);
    this.#connect();
  };
}

function address(path: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/${path}/play`;
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const isSeated = ({ seats }: TableInfo): boolean => seats.some((seat) => seat.yours);

/** Who plays with nobody but bots has the table at their own pace. */
function isAlone({ seats }: TableInfo): boolean {
  return seats.some((seat) => seat.yours) && seats.every((seat) => seat.yours || seat.kind === "bot");
}

/** A setting changed while a table is open counts at that table at once. */
function followSettings(connection: Connection): () => void {
  return $effect.root(() => {
    let { pace, wait, ask, countdown, takeBack } = settings;
    $effect(() => {
      if (settings.pace !== pace) connection.setPace((pace = settings.pace));
      if (settings.wait !== wait) connection.setWait((wait = settings.wait));
      if (settings.ask !== ask) connection.setAsk((ask = settings.ask));
      if (settings.countdown !== countdown || settings.takeBack !== takeBack) {
        ({ countdown, takeBack } = settings);
        connection.setPauses(settings);
      }
    });
  });
}
