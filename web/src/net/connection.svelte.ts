/** A socket to one table that comes back by itself, and sends again what was not acknowledged. */
import type { Settings } from "../shell/preferences";
import { settings } from "../shell/settings.svelte";
import type { FromBrowser, Line, Earlier, Pace, Reason, Refusal, TableInfo, ToBrowser, Update } from "./messages";
import { Questions } from "./questions";
import { type Advised, type Command, commanded, heard, type Known, nothing, wondered } from "./wire";

/** `lost`: it tries again by itself. `gone`: deleted. `unknown`: there is no such table. */
export type Status = "connecting" | "open" | "lost" | "gone" | "unknown";

type Pauses = Readonly<Pick<Settings, "countdown" | "takeBack">>;

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;

export class Connection {
  readonly id: string;
  #known = $state.raw<Known>(nothing);
  #status = $state.raw<Status>("connecting");
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #wentOn = $state.raw(false);
  readonly #questions = new Questions((question) => this.#send(question), newId);
  readonly #stopFollowing: () => void;

  constructor(id: string) {
    this.id = id;
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
  get advised(): Advised | null {
    return this.#known.advised;
  }
  get unadvised(): Refusal | null {
    return this.#known.unadvised;
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
    this.#send({ type: "pauses", countdown, take_back: takeBack });
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
    const socket = new WebSocket(address(this.id));
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#hear(JSON.parse(event.data) as ToBrowser);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
    this.#socket = socket;
  }

  #hear(message: ToBrowser): void {
    if (this.#questions.hears(message)) return;
    this.#known = heard(this.#known, message);
    if (["update", "paused", "refused"].includes(message.type)) this.#wentOn = false;
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

function address(id: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/play`;
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
