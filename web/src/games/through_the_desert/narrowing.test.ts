import { describe, expect, test } from "vitest";
import type { Choice } from "../../net/messages";
import { along, click, offers, targets, waysOf } from "../../table/narrowing";
import { choice } from "../../table/narrowing.fixture";
import { guide } from "./verbs";

describe("a colour and a hex", () => {
  const place = (camel: string, ...places: number[]): Choice[] =>
    places.map((at) => choice("place", `camel:${camel}`, `place:${at}`));
  const all = waysOf([...place("rose", 1, 2), ...place("mint", 2)], guide);

  test("a thing counts the places it may go to, and knows them", () => {
    expect(targets(all, guide, "camel:rose")).toBe(2);
    expect(targets(all, guide, "camel:azure")).toBe(0);
    expect([...along(all, "camel:rose")]).toEqual(["place:1", "place:2"]);
  });

  test("the colour first, then the hex plays", () => {
    expect(click(all, [], "camel:rose")).toEqual({ picks: ["camel:rose"], play: null });
    expect(click(all, ["camel:rose"], "place:2").play?.picks).toEqual(["camel:rose", "place:2"]);
    expect(click(all, ["camel:rose"], "camel:mint").picks).toEqual(["camel:mint"]);
  });

  test("a hex of one colour plays, one of several offers them", () => {
    expect(click(all, [], "place:1").play?.picks).toEqual(["camel:rose", "place:1"]);
    expect(click(all, [], "place:2")).toEqual({ picks: ["place:2"], play: null });
    expect(offers(all, ["place:2"]).map(({ choice }) => choice?.picks[0])).toEqual(["camel:rose", "camel:mint"]);
    expect(click(all, ["place:2"], "camel:mint").play?.picks).toEqual(["camel:mint", "place:2"]);
  });
});
