import { describe, expect, test } from "vitest";
import { lit, offers, targets, verbPick, waysOf } from "../../table/narrowing";
import { choice, clicks } from "../../table/narrowing.fixture";
import { guide } from "./verbs";

const ways = (...choices: ReturnType<typeof choice>[]) => waysOf(choices, guide);

describe("what is done where the pawn stands", () => {
  const all = waysOf([choice("excavate"), choice("dig", "place:7"), choice("move", "place:8")], guide, [7]);

  test("lights that place, and is one of the things to do there", () => {
    expect(lit(all, []).get("place:7")).toEqual(["excavate", "dig"]);
    const { picks, play } = clicks(all, "place:7");
    expect(play).toBeNull();
    expect(offers(all, picks).map((offer) => offer.verb)).toEqual(["excavate", "dig"]);
  });

  test("is played by its button at once", () => {
    expect(clicks(all, "verb:excavate").play).toBe("excavate");
  });
});

describe("a way with a friend, step by step", () => {
  const all = ways(
    choice("navigate", "pawn:1", "place:2"),
    choice("navigate", "pawn:1", "place:3"),
    choice("guide", "pawn:1", "pawn:2", "place:2"),
    choice("guide", "pawn:1", "pawn:2", "place:2", "place:3"),
    choice("guide", "pawn:1", "pawn:2", "place:2", "pawn:2", "place:3"),
    choice("guide", "pawn:1", "place:3", "pawn:3", "place:2"),
  );

  test("starts with the friend; without one the place ends it", () => {
    expect([...lit(all, []).keys()]).toEqual(["pawn:1"]);
    expect([...lit(all, ["pawn:1"]).keys()]).toEqual(["pawn:1", "place:2", "place:3", "pawn:2"]);
    expect(clicks(all, "pawn:1", "place:3").play).toBe("navigate pawn:1 place:3");
  });

  test("may end at each step, or go on, with the same friend or alone", () => {
    const { picks, play } = clicks(all, "pawn:1", "pawn:2", "place:2");
    expect(play).toBeNull();
    expect(offers(all, picks).map((offer) => offer.choice?.action)).toEqual(["guide pawn:1 pawn:2 place:2"]);
    expect([...lit(all, picks).keys()]).toEqual(["place:3", "pawn:2"]);
    expect(clicks(all, "pawn:1", "pawn:2", "place:2", "place:3").play).toBe("guide pawn:1 pawn:2 place:2 place:3");
    expect(clicks(all, "pawn:1", "pawn:2", "place:2", "pawn:2", "place:3").play).toBe(
      "guide pawn:1 pawn:2 place:2 pawn:2 place:3",
    );
  });

  test("counts the pawn that is clicked first, not the tiles on its ways", () => {
    expect(targets(all, guide, verbPick("guide"))).toBe(1);
  });

  test("meets its friend on the way when its verb was asked for", () => {
    expect(clicks(all, "verb:guide", "pawn:1", "place:3", "pawn:3", "place:2").play).toBe(
      "guide pawn:1 place:3 pawn:3 place:2",
    );
  });
});

describe("what is shared at any time", () => {
  const all = ways(
    choice("pour", "water:1", "pawn:1"),
    choice("pour", "water:2", "pawn:1"),
    choice("hand", "equipment:solar-shield", "pawn:1"),
    choice("shade"),
  );

  test("lights nothing but the card in the hand", () => {
    expect([...lit(all, []).keys()]).toEqual(["card:solar-shield@0"]);
  });

  test("is poured to a pawn, as much as a button says", () => {
    const { picks } = clicks(all, "verb:pour", "pawn:1");
    expect(offers(all, picks).map((offer) => offer.choice?.action)).toEqual([
      "pour water:1 pawn:1",
      "pour water:2 pawn:1",
    ]);
    expect(targets(all, guide, verbPick("pour"))).toBe(1);
  });

  test("is handed over by card and pawn; the card alone is never played by one click", () => {
    expect(clicks(all, "card:solar-shield@0", "pawn:1").play).toBe("hand equipment:solar-shield pawn:1");
    const { picks, play } = clicks(ways(choice("shade")), "card:solar-shield@0");
    expect(play).toBeNull();
    expect(offers(all, picks).map((offer) => offer.verb)).toContain("shade");
  });
});
