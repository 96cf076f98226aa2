import { describe, expect, test } from "vitest";
import type { Choice } from "../net/messages";
import { along, click, lit, offers, targets, verbPick, waysOf, type Guide } from "./narrowing";

const guide: Guide = {
  aside: {
    sandbag: "card:sandbags",
    lift: "card:helicopter-lift",
    "take-off": "card:helicopter-lift",
    fly: "verb",
    navigate: "pawn",
    guide: "pawn",
    pour: "verb",
    shade: "card:solar-shield",
    hand: "card",
  },
  here: ["excavate"],
  inOrder: ["guide"],
  held: "card",
  reveals: ["draw", "flood"],
};

const choice = (verb: string, ...picks: string[]): Choice => ({
  action: [verb, ...picks].join(" "),
  seat: 0,
  verb,
  picks,
});

const ways = (...choices: Choice[]) => waysOf(choices, guide);

/** Clicks one after the other; what was played, or null. */
function clicks(all: ReturnType<typeof ways>, ...order: string[]) {
  let picks: readonly string[] = [];
  let play: Choice | null = null;
  for (const pick of order) ({ picks, play } = click(all, picks, pick));
  return { picks, play: play?.action ?? null };
}

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
    expect(targets(gifts, verbPick("give"))).toBe(2);
    expect(targets(gifts, verbPick("navigate"))).toBe(1);
    expect(targets(gifts, verbPick("move"))).toBe(0);
  });
});

test("a reveal is never lit nor played by a click", () => {
  expect(ways(choice("draw"), choice("flood"))).toEqual([]);
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
    choice("hand", "card:solar-shield", "pawn:1"),
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
    expect(targets(all, verbPick("pour"))).toBe(1);
  });

  test("is handed over by card and pawn; the card alone is never played by one click", () => {
    expect(clicks(all, "card:solar-shield@0", "pawn:1").play).toBe("hand card:solar-shield pawn:1");
    const { picks, play } = clicks(ways(choice("shade")), "card:solar-shield@0");
    expect(play).toBeNull();
    expect(offers(all, picks).map((offer) => offer.verb)).toContain("shade");
  });
});

describe("a tile and a spot", () => {
  const laying = waysOf(
    [
      choice("explore", "tile:P1", "turn:0", "spot:N51"),
      choice("explore", "tile:P1", "turn:2", "spot:N51"),
      choice("give", "tile:P1", "pawn:1"),
    ],
    { ...guide, aside: { give: "tile" } },
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
    expect(targets(laying, verbPick("explore"))).toBe(1);
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

  test("between which two cables fit offer both", () => {
    const { picks, play } = clicks(cables, "component:rod-1", "component:rod-2");
    expect(play).toBeNull();
    expect(offers(cables, picks)).toHaveLength(2);
  });
});

describe("a colour and a hex", () => {
  const place = (camel: string, ...places: number[]): Choice[] =>
    places.map((at) => choice("place", `camel:${camel}`, `place:${at}`));
  const all = waysOf([...place("rose", 1, 2), ...place("mint", 2)], guide);

  test("a thing counts the places it may go to, and knows them", () => {
    expect(targets(all, "camel:rose")).toBe(2);
    expect(targets(all, "camel:azure")).toBe(0);
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
