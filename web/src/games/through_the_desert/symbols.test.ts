import { expect, test } from "vitest";
import { eventSymbol } from "./symbols";

test("a camel that is placed shows its colour, what it earns shows what it is", () => {
  expect(eventSymbol({ what: "place", facts: { who: 0, camel: "rose", place: "F7" } })).toBe("camel-rose");
  expect(eventSymbol({ what: "longest", facts: { who: 0, camel: "mint", length: 4, points: 10 } })).toBe("camel-mint");
  expect(eventSymbol({ what: "oasis", facts: { who: 0, camel: "rose", points: 5 } })).toBe("palm");
  expect(eventSymbol({ what: "won", facts: { group: [0], points: 60 } })).toBe("ui-crown");
});
