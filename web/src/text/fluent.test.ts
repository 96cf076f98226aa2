import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { Event } from "../net/messages";
import type { Called } from "./called";
import en from "./en";
import { Words } from "./fluent";
import fr from "./fr";

const english = new Words("en", en);
const french = new Words("fr", fr);
const seats = ["Ada", "Bo", "Cy"].map((name) => english.person(name));
const inFrench = ["Ada", "Bo", "Cy"].map((name) => french.person(name));

/** The sentences that Python is tried by too. */
type Said = Readonly<{
  "own names": readonly Readonly<{ name: string; to: readonly string[]; of: readonly string[] }>[];
  seats: Readonly<Record<string, readonly string[]>>;
  events: readonly (readonly [string, string, Event["facts"], string, string])[];
  reasons: readonly (readonly [string, string, Event["facts"], string, string])[];
}>;
const files = import.meta.glob<Said>("../../../tests/text/said.json", { import: "default", eager: true });
const [said] = Object.values(files) as [Said];

type Shape = readonly [string, readonly string[]];

/** Every message with its attributes, so that both languages can be laid side by side. */
function shape(sources: readonly string[]): readonly Shape[] {
  return sources
    .flatMap((source) => new FluentResource(source).body)
    .filter((entry) => !entry.id.startsWith("-"))
    .map((entry): Shape => [entry.id, Object.keys(entry.attributes).sort()])
    .sort(([one], [other]) => one.localeCompare(other));
}

test("both languages have the same messages with the same forms", () => {
  expect(shape(fr)).toEqual(shape(en));
  expect(shape(en).length).toBeGreaterThan(200);
});

test("no file has a line that Fluent can't read", () => {
  for (const source of [...en, ...fr]) {
    const written = source.match(/^-?[a-z][\w-]* *=/gm) ?? [];
    expect(new FluentResource(source).body.map((entry) => entry.id)).toHaveLength(written.length);
  }
});

test("an event becomes a sentence with the right form of each name", () => {
  const move = { what: "move", facts: { who: 0, place: "cliffs-of-abandon" } };
  expect(english.tell("island", move, seats)).toBe("Ada moves to the Cliffs of Abandon.");
  expect(french.tell("island", move, inFrench)).toContain("aux Falaises de l’Oubli");
});

test("several seats are told in a row, and the verb agrees with their number", () => {
  const lift = { what: "lift", facts: { who: 1, group: [0, 1, 2], place: "fools-landing" } };
  expect(english.tell("island", lift, seats)).toBe("Bo calls the helicopter: Ada, Bo, and Cy fly to Fools’ Landing.");
  const one = { ...lift, facts: { ...lift.facts, group: [2] } };
  expect(english.tell("island", one, seats)).toContain("Cy flies");
});

test("a reason becomes a sentence, with the game's names in a message that games share", () => {
  const blocked = { rule: "D8", message: "desert-why-blocked", facts: { place: "D4", sand: 3 } };
  expect(english.explain("desert", blocked, seats)).toBe("There is too much sand on D4: 3 markers. Dig first.");
  expect(french.explain("desert", blocked, inFrench)).toContain("trop de sable en D4");
  const card = { rule: "S23a", message: "team-why-no-card", facts: { card: "jetpack" } };
  expect(english.explain("sky", card, seats)).toBe("You need a Jetpack in your hand for this.");
  const turn = { rule: "I21", message: "table-why-turn", facts: { who: 2 } };
  expect(english.explain("island", turn, seats)).toBe("It isn’t your turn: Cy is playing.");
});

test("seats are called the same as in Python", () => {
  for (const own of said["own names"]) {
    for (const [number, words] of [english, french].entries()) {
      const { name, to, of } = own;
      expect(words.person(name)).toEqual({
        alone: name,
        the: name,
        start: name,
        to: to[number],
        of: of[number],
        count: 1,
      });
    }
  }
});

test("adventurers have articles in what happens and in what can't be done, as in Python", () => {
  const seatsOf = (words: Words, game: string): readonly Called[] =>
    (said.seats[game] ?? []).map((name) => (/^[A-Z]/.test(name) ? words.person(name) : words.player(game, name)));
  for (const [game, what, facts, ...sentences] of said.events) {
    const told = [english, french].map((words) => words.tell(game, { what, facts }, seatsOf(words, game)));
    expect(told).toEqual(sentences);
  }
  for (const [game, message, facts, ...sentences] of said.reasons) {
    const reason = { rule: "", message, facts };
    const told = [english, french].map((words) => words.explain(game, reason, seatsOf(words, game)));
    expect(told).toEqual(sentences);
  }
});

test("a choice is offered with what it names", () => {
  const places = ["coral-palace", "fools-landing"];
  const give = { action: "", seat: 0, verb: "give", picks: ["card:earth-stone", "pawn:2"] };
  const fly = { action: "", seat: 0, verb: "lift", picks: ["pawn:0", "pawn:1", "place:1"] };
  expect(english.offer("island", give, places, seats)).toBe("Give an Earth Stone card to Cy");
  expect(english.offer("island", fly, places, seats)).toBe("Fly Ada and Bo to Fools’ Landing");
});

test("a place such as B3 is said as it is, and an amount counts", () => {
  const dig = { what: "dig", facts: { who: 0, place: "B3", sand: 2 } };
  expect(english.tell("desert", dig, seats)).toBe("Ada removes 2 sand from B3.");
  expect(english.name("desert", "B3")).toBe("B3");
  const places = ["A1", "B1"];
  const move = { action: "", seat: 0, verb: "move", picks: ["place:1"] };
  expect(english.offer("desert", move, places, seats)).toBe("Move to B1");
  const pour = { action: "", seat: 0, verb: "pour", picks: ["water:2", "pawn:1"] };
  expect(english.offer("desert", pour, places, seats)).toBe("Give 2 water to Bo");
});

test("who comes along a way for several steps is named once", () => {
  const picks = ["pawn:0", "pawn:1", "place:0", "pawn:1", "place:1"];
  const guide = { action: "", seat: 2, verb: "guide", picks };
  expect(english.offer("desert", guide, ["A1", "B1"], seats)).toBe("Guide Ada and Bo to B1");
});

test("somebody is away for a while", () => {
  const since = (words: Words, minutes: number): string =>
    words.say("table-is-away.since", { who: words.person("Malo"), minutes });
  expect([0, 1, 2].map((minutes) => since(english, minutes))).toEqual([
    "Malo has just left.",
    "Malo has been away for 1 minute.",
    "Malo has been away for 2 minutes.",
  ]);
  expect([0, 1, 2].map((minutes) => since(french, minutes))).toEqual([
    "Malo vient de partir.",
    "Malo n’est plus là depuis 1 minute.",
    "Malo n’est plus là depuis 2 minutes.",
  ]);
});

test("a message or form that is missing shows its name", () => {
  expect(english.say("lobby-nowhere")).toBe("lobby-nowhere");
  expect(english.say("lobby-title.nowhere")).toBe("lobby-title.nowhere");
  expect(english.say("lobby-title.lead")).toContain("No account");
  expect([english.has("lobby-title"), english.has("lobby-nowhere")]).toEqual([true, false]);
});

test("numbers choose their plural", () => {
  expect(english.say("lobby-bots", { bots: 1 })).toBe("a bot");
  expect(french.say("lobby-bots", { bots: 3 })).toBe("3 bots");
});
