import { describe, expect, test } from "vitest";
import { lit, offers, targets, verbPick, waysOf } from "../../table/narrowing";
import { choice, clicks } from "../../table/narrowing.fixture";
import { guide } from "./verbs";

const ways = (...choices: ReturnType<typeof choice>[]) => waysOf(choices, guide);

describe("a tile and a spot", () => {
  const laying = waysOf(
    [
      choice("explore", "tile:P1", "turn:0", "spot:N51"),
      choice("explore", "tile:P1", "turn:2", "spot:N51"),
      choice("give", "tile:P1", "pawn:1"),
    ],
    guide,
  );

  test("are both lit, and a tile alone is never laid", () => {
    expect([...lit(laying, []).keys()]).toEqual(expect.arrayContaining(["tile:P1", "spot:N51"]));
    expect(clicks(laying, "tile:P1")).toEqual({ picks: ["tile:P1"], play: null });
    expect(clicks(laying.slice(0, 1), "tile:P1").play).toBeNull();
  });

  test("a tile that is picked may be given too", () => {
    expect(lit(laying, []).has("pawn:1")).toBe(false);
    expect(lit(laying, ["tile:P1"]).has("pawn:1")).toBe(true);
    expect(clicks(laying, "tile:P1", "pawn:1").play).toBe("give tile:P1 pawn:1");
  });

  test("a verb counts its spots", () => {
    expect(targets(laying, guide, verbPick("explore"))).toBe(1);
  });
});

describe("two ends of a cable", () => {
  const cables = ways(
    choice("wire", "component:rod-1", "component:rod-2", "cable:short"),
    choice("wire", "component:rod-1", "component:rod-2", "cable:long"),
    choice("wire", "component:rod-1", "component:launch-pad", "cable:long"),
  );

  test("are clicked in any order; one that decides all is played", () => {
    expect(clicks(cables, "component:launch-pad").play).toBeNull();
    expect(clicks(cables, "component:launch-pad", "component:rod-1").play).toBe(
      "wire component:rod-1 component:launch-pad cable:long",
    );
  });

  test("count as one: the verb has as many targets as there are pairs to join", () => {
    expect(targets(cables, guide, verbPick("wire"))).toBe(2);
  });

  test("between which two cables fit offer both", () => {
    const { picks, play } = clicks(cables, "component:rod-1", "component:rod-2");
    expect(play).toBeNull();
    expect(offers(cables, picks)).toHaveLength(2);
  });
});
