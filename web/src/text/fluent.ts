/** Sentences of one language, from its Fluent files; says the same as simoun/text.py. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Choice, Event, Reason } from "../net/messages";

export type Facts = Readonly<Record<string, string | number>>;
type Told = Event["facts"];

export class Words {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #list: Intl.ListFormat;

  constructor(language: string, sources: readonly string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#list = new Intl.ListFormat(language, { type: "conjunction" });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** `lobby-open`, or an attribute of it: `lobby-open.note`. A missing message shows its id. */
  say(id: string, facts: Facts = {}): string {
    const [name = id, form] = id.split(".", 2);
    const message = this.#bundle.getMessage(name);
    const pattern = form === undefined ? message?.value : message?.attributes[form];
    return pattern ? this.#bundle.formatPattern(pattern, facts, []) : id;
  }

  /** A tile, card, adventurer … of a game. */
  name(game: string, thing: string): string {
    return isSaidAsItIs(thing) ? thing : this.say(`${game}-${thing}`);
  }

  /** What happened. */
  tell(game: string, event: Event, seats: readonly string[]): string {
    return this.say(`${game}-event-${event.what}`, this.variables(game, event.facts, seats));
  }

  /** What could be done; `places` are the names of the tiles, by place. */
  offer(game: string, choice: Choice, places: readonly string[], seats: readonly string[]): string {
    const facts = factsOf(choice, places);
    return this.say(`${game}-do-${choice.verb}`, this.variables(game, facts, seats));
  }

  /** What a bot would like to do with people's pawns and hands. */
  offered(game: string, deed: Event, seats: readonly string[], toYou: boolean): string {
    return this.say(`${game}-offer-${deed.what}${toYou ? ".you" : ""}`, this.variables(game, deed.facts, seats));
  }

  /** Why something can't be done; the rule's number stands apart, in the reason. */
  explain(game: string, reason: Reason, seats: readonly string[]): string {
    return this.say(reason.message, this.variables(game, reason.facts, seats));
  }

  variables(game: string, facts: Told, seats: readonly string[]): Facts {
    const found: Record<string, string | number> = {};
    for (const [fact, value] of Object.entries(facts)) {
      if (typeof value === "string") Object.assign(found, this.#named(game, fact, value));
      else if (typeof value === "number") found[fact] = isSeat(fact) ? seatName(seats, value) : value;
      else {
        found[fact] = this.together(value.map((seat) => seatName(seats, seat)));
        found[`${fact}-count`] = value.length;
      }
    }
    return found;
  }

  together(names: readonly string[]): string {
    return this.#list.format(names);
  }

  /** A name and what else it can look like in a sentence. */
  #named(game: string, fact: string, thing: string): Facts {
    if (isSaidAsItIs(thing)) return { [fact]: thing };
    const id = `${game}-${thing}`;
    const forms = Object.keys(this.#bundle.getMessage(id)?.attributes ?? {});
    const said = forms.map((form) => [`${fact}-${form}`, this.say(`${id}.${form}`)]);
    return { [fact]: this.say(id), ...Object.fromEntries(said) };
  }
}

/** The place B3, for example. */
function isSaidAsItIs(word: string): boolean {
  return /^[A-Z]+[0-9]+$/.test(word);
}

function isSeat(fact: string): boolean {
  return fact === "who" || fact === "whom";
}

function seatName(seats: readonly string[], seat: number): string {
  return seats[seat] ?? String(seat + 1);
}

/** What a choice names, as an event would. */
function factsOf(choice: Choice, places: readonly string[]): Told {
  const facts: Record<string, number | string | readonly number[]> = { who: choice.seat };
  const group: number[] = [];
  for (const pick of choice.picks) {
    const [thing = "", which = ""] = pick.split(":", 2);
    if (thing === "pawn") group.push(Number(which));
    else if (thing === "place") facts[thing] = places[Number(which)] ?? which;
    else facts[thing in facts ? "other" : thing] = /^[0-9]+$/.test(which) ? Number(which) : which;
  }
  const [whom] = group;
  return whom === undefined ? facts : { ...facts, whom, group: [...new Set(group)] };
}
