/** Why something can't be done: asked by a click, or by pointing at it for a moment. */
import type { Connection } from "../net/connection.svelte";
import { type Called, explain } from "../text/words.svelte";
import type { Reason } from "./news";

/** What is asked about: a thing on the table, or a button of the action bar. */
const ASKED = "[data-pick][aria-disabled=true], [data-verb][aria-disabled=true]";
const MOMENT = 350; // milliseconds of pointing at it

export class Whys {
  readonly #connection: Connection;
  readonly #game: string;
  readonly #names: () => readonly Called[];
  #found = $state.raw<Readonly<{ at: number; reason: Reason }> | null>(null);
  #last = 0; // the question asked last: answers to others come too late
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** For as long as the position is the same, and nothing else is clicked. */
  readonly reason: Reason | null = $derived.by(() => {
    const found = this.#found;
    return found !== null && found.at === this.#connection.update?.v ? found.reason : null;
  });

  constructor(connection: Connection, game: string, names: () => readonly Called[]) {
    this.#connection = connection;
    this.#game = game;
    this.#names = names;
  }

  /** What was clicked, and is called so, leads nowhere; or somewhere, but by a way that has to be chosen first. */
  async ask(picks: readonly string[], about: string, otherwise: Reason | null): Promise<void> {
    const question = ++this.#last;
    const reason = (await this.#why(picks)) ?? otherwise;
    if (question === this.#last && reason !== null) this.tell({ ...reason, about });
  }

  tell(reason: Reason): void {
    this.#found = { at: this.#connection.update?.v ?? 0, reason };
  }

  forget(): void {
    this.#last += 1;
    this.#found = null;
  }

  /** Something is pointed at, or has the focus: after a moment it bears the reason as its title. */
  readonly wonder = (event: Event): void => {
    clearTimeout(this.#timer);
    const thing = event.target instanceof Element ? event.target.closest(ASKED) : null;
    if (thing !== null) this.#timer = setTimeout(() => void this.#entitle(thing), MOMENT);
  };

  async #entitle(thing: Element): Promise<void> {
    const { pick, verb } = (thing as HTMLElement | SVGElement).dataset;
    const reason = await this.#why([pick ?? `verb:${verb}`]);
    if (reason === null || !thing.matches(ASKED)) return;
    thing.setAttribute("aria-description", reason.text);
    entitle(thing, reason.text);
  }

  async #why(picks: readonly string[]): Promise<Reason | null> {
    const because = await this.#connection.why(picks);
    return because && { text: explain(this.#game, because, this.#names()), rule: because.rule };
  }
}

/** In a drawing a title is an element of its own. */
function entitle(thing: Element, text: string): void {
  if (!(thing instanceof SVGElement)) {
    thing.setAttribute("title", text);
    return;
  }
  const known = thing.querySelector(":scope > title");
  const title = known ?? document.createElementNS("http://www.w3.org/2000/svg", "title");
  title.textContent = text;
  if (known === null) thing.append(title);
}
