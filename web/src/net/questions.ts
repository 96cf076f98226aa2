/** Questions that wait for the table's answer: why can't this be done? */
import type { Reason, ToBrowser, Why } from "./messages";

type Answer = Reason | null;

export class Questions {
  readonly #send: (question: Why) => boolean;
  readonly #newId: () => string;
  readonly #waiting = new Map<string, (answer: Answer) => void>(); // by the id of the question
  readonly #asked = new Map<string, Promise<Answer>>(); // in this position, by what was clicked

  /** `send` tells whether there was somebody to send it to. */
  constructor(send: (question: Why) => boolean, newId: () => string) {
    this.#send = send;
    this.#newId = newId;
  }

  /** The reason; null if it can be done after all, or nobody answers. The same is asked once. */
  ask(picks: readonly string[]): Promise<Answer> {
    const key = picks.join("\n");
    const before = this.#asked.get(key);
    if (before !== undefined) return before;
    const id = this.#newId();
    const answer = new Promise<Answer>((settle) => this.#waiting.set(id, settle));
    this.#asked.set(key, answer);
    if (!this.#send({ type: "why", id, picks })) this.forget();
    return answer;
  }

  /** Whether a message answers a question, so that it is no news for anybody else. */
  hears(message: ToBrowser): boolean {
    if (message.type === "because") return this.#settle(message.id, message.reason);
    if (message.type === "update") this.#asked.clear();
    if (message.type !== "refused") return false;
    if (message.id !== null) return this.#settle(message.id, null);
    this.forget(); // it doesn't say what was refused: perhaps a question
    return false;
  }

  /** Nobody answers any more. */
  forget(): void {
    for (const settle of this.#waiting.values()) settle(null);
    this.#waiting.clear();
    this.#asked.clear();
  }

  #settle(id: string, answer: Answer): boolean {
    this.#waiting.get(id)?.(answer);
    return this.#waiting.delete(id);
  }
}
