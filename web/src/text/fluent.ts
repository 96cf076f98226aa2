/** Sentences of one language, from its Fluent files; says the same as simoun/text.py. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Choice, Event, Reason } from "../net/messages";
import { beginsWithVowel, type Called, type Facts, grouped, spread, type Variables } from "./called";

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
    return pattern ? this.#bundle.formatPattern(pattern, spread(facts), []) : id;
  }

  /** A tile, card, adventurer … of a game. */
  name(game: string, thing: string): string {
    return isSaidAsItIs(thing) ? thing : this.say(`${game}-${thing}`);
  }

  /** Who sits somewhere under a name of their own. */
  person(name: string): Called {
    const id = beginsWithVowel(name) ? "table-name-vowel" : "table-name";
    const [to, of] = [this.say(`${id}.to`, { name }), this.say(`${id}.of`, { name })];
    return { alone: name, the: name, start: name, to, of, count: 1 };
  }

  /** Who sits somewhere as an adventurer, or is known by a colour. */
  player(game: string, knownBy: string): Called {
    const id = `${game}-${knownBy}`;
    if (this.#bundle.getMessage(id)?.attributes.the === undefined) return this.person(this.say(id));
    const form = (name: string): string => this.say(`${id}.${name}`);
    return { alone: this.say(id), the: form("the"), start: form("start"), to: form("to"), of: form("of"), count: 1 };
  }

  /** Ada, Bo, and the Diver. */
  group(seats: readonly Called[]): Called {
    return grouped(seats, (words) => this.together(words));
  }

  /** What happened. */
  tell(game: string, event: Event, seats: readonly Called[]): string {
    return this.say(`${game}-event-${event.what}`, this.variables(game, event.facts, seats));
  }

  /** What could be done; `places` are the names of the tiles, by place. */
  offer(game: string, choice: Choice, places: readonly string[], seats: readonly Called[]): string {
    const facts = factsOf(choice, places);
    return this.say(`${game}-do-${choice.verb}`, this.variables(game, facts, seats));
  }

  /** What a bot would like to do with people's pawns and hands. */
  offered(game: string, deed: Event, seats: readonly Called[], toYou: boolean): string {
    return this.say(`${game}-offer-${deed.what}${toYou ? ".you" : ""}`, this.variables(game, deed.facts, seats));
  }

  /** Why something can't be done; the rule's number stands apart, in the reason. */
  explain(game: string, reason: Reason, seats: readonly Called[]): string {
    return this.say(reason.message, this.variables(game, reason.facts, seats));
  }

  variables(game: string, facts: Told, seats: readonly Called[]): Facts {
    const found: Record<string, string | number | Called> = {};
    const called = (seat: number): Called => seats[seat] ?? this.person(String(seat + 1));
    for (const [fact, value] of Object.entries(facts)) {
      if (typeof value === "string") Object.assign(found, this.#named(game, fact, value));
      else if (typeof value === "number") found[fact] = isSeat(fact) ? called(value) : value;
      else found[fact] = this.group(value.map(called));
    }
    return found;
  }

  together(names: readonly string[]): string {
    return this.#list.format(names);
  }

  /** A name and what else it can look like in a sentence. */
  #named(game: string, fact: string, thing: string): Variables {
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
