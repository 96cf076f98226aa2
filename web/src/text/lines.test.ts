import { beforeEach, expect, test } from "vitest";
import { PHRASES, type SeatInfo, type Spoken } from "../net/messages";
import { person, setLanguage } from "./words.svelte";
import { newLines, phrasesOf, phraseText, placeName, shows, speaker } from "../talk/lines";

const spoken: Spoken = {
  line: 1,
  at: 0,
  seat: 1,
  name: "Ada",
  words: null,
  phrase: "hello",
  spot: null,
  yours: false,
  id: null,
  silent: false,
};
const seat: SeatInfo = {
  kind: "person",
  name: "Ada",
  level: null,
  present: true,
  away: null,
  yours: false,
  can_sit: false,
};

beforeEach(() => setLanguage("en"));

test("every phrase is said in both languages, a game's own in its words", async () => {
  const english = PHRASES.map((phrase) => phraseText("island", phrase));
  expect(english[0]).toBe("Hello!");
  expect(phraseText("island", "meet")).toBe("Let’s meet here.");
  await setLanguage("fr");
  const french = PHRASES.map((phrase) => phraseText("island", phrase));
  expect(french[0]).toBe("Bonjour\u00a0!");
  expect([...english, ...french].filter((said) => said.startsWith("talk-"))).toEqual([]);
});

test("a few phrases are in sight, and all of them once in all", () => {
  const { all, few } = phrasesOf(["water", "shade"]);
  expect(all.slice(0, few)).toEqual(["well-played", "wait", "water", "go-on"]);
  expect(all).toHaveLength(PHRASES.length + 2);
  expect(new Set(all).size).toBe(all.length);
});

test("what is shown is told with its place and what goes along", async () => {
  const sami = person("Sami");
  expect(shows(sami, placeName("desert", "place:7", ["A1", "B1", "C1", "D1", "E1", "A2", "B2", "C2"]), null)).toBe(
    "Sami shows C2",
  );
  expect(placeName("island", "place:0", ["coral-palace"])).toBe("the Coral Palace");
  expect(placeName("sky", "spot:N51", [])).toBe("N51");
  await setLanguage("fr");
  expect(shows(sami, placeName("island", "place:0", ["coral-palace"]), phraseText("island", "thanks"))).toBe(
    "Sami montre le Palais de Corail\u00a0: «\u00a0Merci\u00a0!\u00a0»",
  );
});

test("who has left the seat keeps the name they had", () => {
  const names = [person("Ben"), person("the Diver")];
  expect(speaker(spoken, [seat, seat], names).alone).toBe("the Diver");
  expect(speaker(spoken, [seat, { ...seat, name: "Cleo" }], names).alone).toBe("Ada");
  expect(speaker({ ...spoken, seat: null }, [seat], names).alone).toBe("Ada");
});

test("only lines of others that came later are new", () => {
  const lines = [1, 2, 3, 4].map((line) => ({ ...spoken, line, yours: line === 3 }));
  expect(newLines(lines, 1).map(({ line }) => line)).toEqual([2, 4]);
});
