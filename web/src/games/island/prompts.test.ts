import { beforeAll, expect, test } from "vitest";
import type { Choice } from "../../net/messages";
import { setLanguage } from "../../text/words.svelte";
import { promptOf, type Picking } from "../../table/prompts";

beforeAll(() => setLanguage("en"));

const choice = (verb: string): Choice => ({ action: "", seat: 0, verb, picks: [] });
const picking = (changed: Partial<Picking>): Picking => ({
  game: "island",
  picks: ["verb:shore"],
  lit: ["place:1", "place:2"],
  left: [choice("shore")],
  isOnBoard: (pick) => /^(place|corner):/.test(pick),
  stops: false,
  ...changed,
});

test("it names what is done, what is asked for, and how many there are", () => {
  expect(promptOf(picking({}))).toBe("Shore up: click one of the 2 lit places");
  expect(promptOf(picking({ lit: ["place:1", "place:2"], picks: ["verb:shore", "place:1"] }))).toBe(
    "Shore up: click the one lit place",
  );
});

test("several kinds are asked for together, and nothing while nothing is picked", () => {
  expect(promptOf(picking({ lit: ["pawn:1", "place:2", "place:3"] }))).toContain("who goes, then one of the 2");
  expect(promptOf(picking({ picks: [] }))).toBeNull();
});

test("where several things could be done, it asks what", () => {
  const left = [choice("move"), choice("shore")];
  expect(promptOf(picking({ picks: ["place:1"], lit: ["place:1"], left }))).toContain("what to do");
});
