/** Our part in the talk at one table: what we hear, and what we say until the table has it. */
import type { Arrow, FromBrowser, Refusal, Say, SayPhrase, Talking, ToBrowser } from "./messages";
import { asked, isTalk, overheard, PIN, standing, type Talked, untalked } from "./talk";

type Said = Say | SayPhrase;

export class Talker {
  readonly #send: (message: FromBrowser) => boolean;
  readonly #newId: () => string;
  #talked = $state.raw<Talked>(untalked);
  #pending: readonly Said[] = []; // that the table hasn't yet
  #refused = $state.raw<Readonly<{ said: Said; refusal: Refusal }> | null>(null);
  #earlier: number | null = null; // the line before which we want to know what was said
  #writing = false;

  /** `send` tells whether there was somebody to send it to. */
  constructor(send: (message: FromBrowser) => boolean, newId: () => string) {
    this.#send = send;
    this.#newId = newId;
  }

  get talked(): Talked {
    return this.#talked;
  }
  /** What we said and the table didn't take. */
  get refused(): Readonly<{ said: Said; refusal: Refusal }> | null {
    return this.#refused;
  }

  /** In our own words; `name` is that of somebody who only looks on. */
  say(words: string, name: string): void {
    this.#tell({ type: "say", id: this.#newId(), words, name });
  }
  sayPhrase(phrase: string, name: string): void {
    this.#tell({ type: "say-phrase", id: this.#newId(), phrase, name });
  }
  ping(spot: string, phrase: string | null): void {
    this.#send({ type: "ping", spot, phrase });
  }
  draw(arrows: readonly Arrow[]): void {
    this.#send({ type: "draw", arrows });
  }
  /** Told once, when we begin and when we stop. */
  write(writing: boolean): void {
    if (writing === this.#writing) return;
    this.#writing = writing;
    this.#send({ type: "write", writing });
  }
  askEarlier(): void {
    const first = this.#talked.lines[0];
    if (first !== undefined && this.#send({ type: "ask-talk", before: first.line })) this.#earlier = first.line;
  }
  /** As the opener. */
  set(talking: Talking, together: boolean): void {
    this.#send({ type: "set-talk", talking, together });
  }
  /** As the opener: whoever said this line says no more here, or may again. */
  silence(line: number, silent: boolean): void {
    this.#send({ type: "silence", line, silent });
  }
  forgetRefusal(): void {
    this.#refused = null;
  }

  /** Whether a message is about the talk, so that it is no news for anybody else. */
  hears(message: ToBrowser): boolean {
    if (message.type === "refused") return this.#isRefused(message);
    if (!isTalk(message)) return false;
    this.#talked = overheard(this.#talked, message, Date.now());
    if (message.type === "pinged") setTimeout(this.#takeDown, PIN);
    if (message.type === "talk") {
      const here = message.lines.map(({ id }) => id);
      this.#pending = this.#pending.filter(({ id }) => !here.includes(id));
      if (this.#earlier !== null && message.keep) {
        this.#talked = asked(this.#talked, this.#earlier, message);
        this.#earlier = null;
      }
    }
    return true;
  }

  /** After a welcome, what the table may not have heard is said again: the same counts once. */
  again(): void {
    this.#writing = false;
    this.#earlier = null;
    this.#pending.forEach((said) => this.#send(said));
  }

  #tell(said: Said): void {
    this.#refused = null;
    this.#pending = [...this.#pending, said];
    this.#writing = false; // the table knows that a line ends it
    this.#send(said);
  }

  #isRefused(refusal: Refusal): boolean {
    const said = this.#pending.find(({ id }) => id === refusal.id);
    if (said === undefined) return false;
    this.#pending = this.#pending.filter((other) => other !== said);
    this.#refused = { said, refusal };
    return true;
  }

  readonly #takeDown = (): void => {
    this.#talked = { ...this.#talked, pins: standing(this.#talked.pins, Date.now()) };
  };
}
