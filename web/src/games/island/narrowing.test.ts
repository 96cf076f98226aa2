import { describe, expect, test } from "vitest";
import { lit, offers, targets, verbPick, verbsWith, waysOf } from "../../table/narrowing";
import { choice, clicks } from "../../table/narrowing.fixture";
import { guide } from "./verbs";

const ways = (...choices: ReturnType<typeof choice>[]) => waysOf(choices, guide);

describe("a place", () => {
  const near = ways(choice("move", "place:3"), choice("shore", "place:3"), choice("move", "place:4"));

  test("with one thing to do there is played at once", () => {
    expect(clicks(near, "place:4").play).toBe("move place:4");
  });

  test("with two things to do there offers a button for each", () => {
    const { picks, play } = clicks(near, "place:3");
    expect(play).toBeNull();
    expect(offers(near, picks).map((offer) => offer.choice?.action)).toEqual(["move place:3", "shore place:3"]);
  });

  test("is decided by a verb picked before or after it", () => {
    expect(clicks(near, "verb:shore", "place:3").play).toBe("shore place:3");
    expect(clicks(near, "place:3", "verb:shore").play).toBe("shore place:3");
  });

  test("bears the verbs that light it, and a verb narrows them", () => {
    expect(lit(near, []).get("place:3")).toEqual(["move", "shore"]);
    expect(lit(near, ["verb:move"]).get("place:3")).toEqual(["move"]);
    expect([...lit(near, ["verb:shore"]).keys()]).toEqual(["place:3"]);
  });

  test("where nothing can be done starts over", () => {
    expect(clicks(near, "verb:shore", "place:4")).toEqual({ picks: [], play: null });
    expect(clicks(near, "place:9")).toEqual({ picks: [], play: null });
  });
});

describe("a verb", () => {
  const some = ways(choice("capture", "treasure:earth-stone"), choice("move", "place:1"), choice("end"));

  test("with nothing left to choose is played at once", () => {
    expect(clicks(some, "verb:end").play).toBe("end");
    expect(clicks(some, "verb:capture").play).toBe("capture treasure:earth-stone");
  });

  test("with one place left still waits for that place", () => {
    expect(clicks(some, "verb:move")).toEqual({ picks: ["verb:move"], play: null });
  });

  test("clicked again is let go, and another one takes its place", () => {
    expect(clicks(some, "verb:move", "verb:move").picks).toEqual([]);
    const two = ways(choice("move", "place:1"), choice("shore", "place:1"));
    expect(clicks(two, "verb:move", "verb:shore").picks).toEqual(["verb:shore"]);
  });

  test("counts its places, or its ways", () => {
    const gifts = ways(
      choice("give", "card:earth-stone", "pawn:1"),
      choice("give", "card:earth-stone", "pawn:2"),
      choice("navigate", "pawn:1", "place:4"),
      choice("navigate", "pawn:2", "place:4"),
    );
    expect(targets(gifts, guide, verbPick("give"))).toBe(2);
    expect(targets(gifts, guide, verbPick("navigate"))).toBe(1);
    expect(targets(gifts, guide, verbPick("move"))).toBe(0);
  });
});

describe("a gift", () => {
  const gifts = ways(
    choice("give", "card:earth-stone", "pawn:1"),
    choice("give", "card:earth-stone", "pawn:2"),
    choice("give", "card:crystal-of-fire", "pawn:1"),
  );

  test("is made with card and pawn in either order", () => {
    expect(clicks(gifts, "card:earth-stone@0", "pawn:1").play).toBe("give card:earth-stone pawn:1");
    expect(clicks(gifts, "pawn:1", "card:earth-stone@0").play).toBe("give card:earth-stone pawn:1");
  });

  test("is never made by one click, even if only one is possible", () => {
    expect(clicks(gifts, "pawn:2").play).toBeNull();
    expect(clicks(gifts, "card:crystal-of-fire@0").play).toBeNull();
  });

  test("changes its card or its receiver when another is clicked", () => {
    const { picks } = clicks(gifts, "card:earth-stone@0", "card:crystal-of-fire@0");
    expect(picks).toEqual(["card:crystal-of-fire@0"]);
  });
});

describe("an any-time card", () => {
  const all = ways(
    choice("move", "place:3"),
    choice("sandbag", "place:3"),
    choice("sandbag", "place:7"),
    choice("lift", "pawn:0", "place:3"),
    choice("lift", "pawn:0", "place:7"),
    choice("lift", "pawn:1", "place:3"),
    choice("lift", "pawn:0", "pawn:1", "place:3"),
    choice("lift", "pawn:0", "pawn:1", "place:7"),
  );

  test("lights up as a card, not on the board, until it is picked", () => {
    expect([...lit(all, []).keys()]).toEqual(["place:3", "card:sandbags@0", "card:helicopter-lift@0"]);
    expect([...lit(all, ["card:sandbags@0"]).keys()]).toEqual(["place:3", "place:7"]);
  });

  test("leaves a click on a place to the turn's own actions", () => {
    expect(clicks(all, "place:3").play).toBe("move place:3");
  });

  test("answers a click on a place where nothing else can be done", () => {
    const { picks, play } = clicks(all, "place:7");
    expect(play).toBeNull();
    expect(offers(all, picks).map((offer) => offer.verb)).toContain("sandbag");
  });

  test("is played by card then place", () => {
    expect(clicks(all, "card:sandbags@0", "place:7").play).toBe("sandbag place:7");
  });

  test("alone leads to a place that isn't lit, and can be named", () => {
    expect(lit(all, []).has("place:7")).toBe(false);
    expect(verbsWith(all, ["place:7"])).toEqual(["sandbag", "lift"]);
    expect(verbsWith(all, ["place:9"])).toEqual([]);
  });

  test("lifts one pawn or several: the place decides", () => {
    const card = "card:helicopter-lift@0";
    expect(clicks(all, card, "pawn:0", "place:7").play).toBe("lift pawn:0 place:7");
    expect(clicks(all, card, "pawn:0", "pawn:1", "place:7").play).toBe("lift pawn:0 pawn:1 place:7");
  });

  test("lets a pawn go that is clicked again", () => {
    const card = "card:helicopter-lift@0";
    expect(clicks(all, card, "pawn:0", "pawn:1", "pawn:0").picks).toEqual([card, "pawn:1"]);
  });

  test("picked by place first offers the groups as buttons", () => {
    const { picks, play } = clicks(all, "card:helicopter-lift@0", "place:3", "pawn:0");
    expect(play).toBeNull();
    expect(offers(all, picks).map((offer) => offer.pawns)).toEqual([[0]]);
    expect(lit(all, picks).has("pawn:1")).toBe(true);
  });
});

describe("a card in a hand that is too full", () => {
  const full = ways(
    choice("discard", "card:sandbags"),
    choice("discard", "card:earth-stone"),
    choice("sandbag", "place:7"),
  );

  test("is discarded by one click", () => {
    expect(clicks(full, "card:earth-stone@0").play).toBe("discard card:earth-stone");
  });

  test("may be used instead: both are offered", () => {
    const { picks, play } = clicks(full, "card:sandbags@0");
    expect(play).toBeNull();
    expect(offers(full, picks).map((offer) => offer.verb)).toEqual(["discard", "sandbag"]);
    expect(clicks(full, "card:sandbags@0", "place:7").play).toBe("sandbag place:7");
    expect(clicks(full, "card:sandbags@0", "verb:discard").play).toBe("discard card:sandbags");
  });
});

describe("the Navigator", () => {
  const all = ways(
    choice("move", "place:3"),
    choice("navigate", "pawn:1", "place:3"),
    choice("navigate", "pawn:1", "place:5"),
    choice("navigate", "pawn:2", "place:5"),
  );

  test("walks by a click on a place, and moves a pawn by a click on it first", () => {
    expect(clicks(all, "place:3").play).toBe("move place:3");
    expect(clicks(all, "pawn:1", "place:3").play).toBe("navigate pawn:1 place:3");
  });

  test("clicks a place that only others reach, and is asked who goes", () => {
    const { picks, play } = clicks(all, "place:5");
    expect(play).toBeNull();
    expect(offers(all, picks).map((offer) => offer.pawns)).toEqual([[1], [2]]);
  });
});

describe("the Pilot", () => {
  const all = ways(choice("move", "place:3"), choice("fly", "place:8"), choice("fly", "place:9"));

  test("sees the neighbours lit, and the whole island once flying is asked for", () => {
    expect([...lit(all, []).keys()]).toEqual(["place:3"]);
    expect([...lit(all, ["verb:fly"]).keys()]).toEqual(["place:8", "place:9"]);
    expect(clicks(all, "verb:fly", "place:9").play).toBe("fly place:9");
  });

  test("never flies by mistake: a click far away offers the flight", () => {
    const { picks, play } = clicks(all, "place:8");
    expect(play).toBeNull();
    expect(offers(all, picks).map((offer) => offer.choice?.action)).toEqual(["fly place:8"]);
  });
});

test("two seats that can do the same are told apart by buttons", () => {
  const all = ways(choice("swim", "place:3"), { ...choice("swim", "place:3"), action: "b", seat: 1 });
  const { picks, play } = clicks(all, "place:3");
  expect(play).toBeNull();
  expect(offers(all, picks).map((offer) => offer.choice?.seat)).toEqual([0, 1]);
});
