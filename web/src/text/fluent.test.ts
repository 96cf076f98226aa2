import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import en from "./en";
import { Words } from "./fluent";
import fr from "./fr";

const english = new Words("en", en);
const french = new Words("fr", fr);
const seats = ["Ada", "Bo", "Cy"];

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
  expect(french.tell("island", move, seats)).toContain("aux Falaises de l’Oubli");
});

test("several seats are told in a row, and the verb agrees with their number", () => {
  const lift = { what: "lift", facts: { who: 1, group: [0, 1, 2], place: "fools-landing" } };
  expect(english.tell("island", lift, seats)).toBe(
    "Bo calls the helicopter: Ada, Bo, and Cy fly to Fools’ Landing.",
  );
  const one = { ...lift, facts: { ...lift.facts, group: [2] } };
  expect(english.tell("island", one, seats)).toContain("Cy flies");
});

test("a choice is offered with what it names", () => {
  const places = ["coral-palace", "fools-landing"];
  const give = { action: "", seat: 0, verb: "give", picks: ["card:earth-stone", "pawn:2"] };
  const fly = { action: "", seat: 0, verb: "lift", picks: ["pawn:0", "pawn:1", "place:1"] };
  expect(english.offer("island", give, places, seats)).toBe("Give an Earth Stone card to Cy");
  expect(english.offer("island", fly, places, seats)).toBe("Fly Ada and Bo to Fools’ Landing");
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
