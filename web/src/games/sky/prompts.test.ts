import { beforeAll, expect, test } from "vitest";
import { promptOf } from "../../table/prompts";
import { setLanguage } from "../../text/words.svelte";

beforeAll(() => setLanguage("en"));

const guided = (picks: readonly string[], lit: readonly string[], stops = false): string | null =>
  promptOf({
    game: "sky",
    picks: ["verb:guide", ...picks],
    lit,
    left: [{ action: "", seat: 0, verb: "guide", picks: [] }],
    isOnBoard: (pick) => pick.startsWith("place:"),
    stops,
  });

test("each step of the Climber's way is asked for in its turn", () => {
  const climber = "pawn:1";
  expect(guided([], [climber])).toBe("Guide the Climber: click the Climber’s pawn");
  expect(guided([climber], ["place:3", "pawn:2"])).toContain("step 1 of 3: click the next tile, or first who comes");
  expect(guided([climber], ["pawn:2"])).toContain("step 1 of 3: click who comes along");
  expect(guided([climber, "pawn:2"], ["place:3", "place:4"])).toContain("step 1 of 3: click the tile where they go");
  expect(guided([climber, "pawn:2", "place:3"], ["place:4"])).toContain("step 2 of 3: click the next tile; 1 lit");
  expect(guided([climber, "pawn:2", "place:3"], ["place:4"], true)).toContain("or stop here with the button");
});
