import { expect, test } from "vitest";
import { bothWays, ghostsOf, noGhosts, stepsDone } from "./ghosts";
import { guideOf } from "./narrowing";
import { choice } from "./narrowing.fixture";

const guide = guideOf(
  [
    { verb: "walk", goes: "one" },
    { verb: "carry", goes: "both" },
    { verb: "lead", goes: "one", inOrder: true },
    { verb: "paint" },
    { verb: "dig", here: true },
    { verb: "give" },
    { verb: "tie" },
    { verb: "lay", lays: true },
  ],
  { onBoard: ["corner", "post"] },
);

const ghosts = (...steps: readonly ReturnType<typeof choice>[]) => ghostsOf(steps, guide, [4, 9], 20);
const picks = (...steps: readonly ReturnType<typeof choice>[]) => ghosts(...steps).frames.map(({ pick }) => pick);

test("each place of a plan is framed once, with the numbers of its steps", () => {
  const { frames } = ghosts(choice("walk", "place:5"), choice("paint", "place:6"), choice("paint", "place:5"));
  expect(frames.map(({ pick, numbers }) => [pick, numbers])).toEqual([
    ["place:5", [1, 3]],
    ["place:6", [2]],
  ]);
});

test("an arrow leads from where the pawn stands by then, and none to where it is", () => {
  const steps = [choice("walk", "place:5"), choice("paint", "place:6"), choice("paint", "place:5")];
  expect(ghosts(...steps).arrows).toEqual([
    { from: "place:4", to: "place:5" },
    { from: "place:5", to: "place:6" },
  ]);
});

test("pawns that are named go, with or without who does it", () => {
  expect(ghosts(choice("walk", "pawn:1", "place:8"), choice("dig")).arrows).toEqual([
    { from: "place:9", to: "place:8" },
  ]);
  expect(picks(choice("carry", "pawn:1", "place:8"), choice("dig"))).toEqual(["place:8"]);
  expect(picks(choice("lead", "pawn:1", "place:8", "place:7"))).toEqual(["place:7"]);
});

test("what is done at one's own place frames that; what is for somebody, theirs; the rest nothing", () => {
  expect(picks(choice("dig"))).toEqual(["place:4"]);
  expect(ghosts(choice("give", "card:rope", "pawn:1"))).toMatchObject({
    frames: [{ pick: "place:9" }],
    arrows: [{ from: "place:4", to: "place:9" }],
  });
  expect(ghosts(choice("end"))).toEqual(noGhosts);
});

test("what is tied to two things has two frames and no arrow", () => {
  const { frames, arrows } = ghosts(choice("tie", "post:a", "post:b"));
  expect([frames.length, arrows.length]).toEqual([2, 0]);
});

test("a place that an earlier step lays is where that is done", () => {
  const { frames, arrows } = ghosts(choice("lay", "board:x", "corner:B3"), choice("walk", "place:20"), choice("dig"));
  expect(frames).toMatchObject([{ pick: "corner:B3", numbers: [1, 2, 3], along: expect.arrayContaining(["board:x"]) }]);
  expect(arrows).toEqual([
    { from: "place:4", to: "corner:B3" },
    { from: "place:4", to: "corner:B3" },
  ]);
});

test("where nobody has a pawn there are frames alone", () => {
  const { frames, arrows } = ghostsOf([choice("paint", "place:3")], guide, [-1, -1], 20);
  expect([frames.length, arrows.length]).toEqual([1, 0]);
});

test("what was played is known beside the better way", () => {
  const ways = {
    better: { steps: [choice("walk", "place:5")] },
    played: { steps: [choice("paint", "place:6"), choice("end")] },
  };
  expect(bothWays(ways, "mark-slip", guide, [4, 9], 20)).toEqual({
    ...ghosts(choice("walk", "place:5")),
    instead: { picks: ["place:6"], symbol: "mark-slip" },
  });
});

test("steps that were done keep their numbers, and no arrow leads to them", () => {
  const { frames, arrows, reached } = stepsDone([choice("walk", "place:5"), choice("dig")], guide, [4, 9], 20);
  expect(frames.map(({ pick, numbers }) => [pick, numbers])).toEqual([["place:5", [1, 2]]]);
  expect([arrows, reached]).toEqual([[], true]);
});
