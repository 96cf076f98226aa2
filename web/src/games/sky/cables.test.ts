import { expect, test } from "vitest";
import type { Choice, SkyCableView, SkyComponentView } from "../../net/messages";
import { arcsOf, archOf, cablesBetween, ghostsOf } from "./cables";

const component = (name: string, kind: string, x: number, y: number): SkyComponentView => ({
  component: name,
  kind,
  x,
  y,
  places: [],
  live: false,
  in_circuit: false,
});
const cable = (from: string, to: string, length = "short"): SkyCableView => ({ from, to, length, live: false });

const rod = component("rod-1", "rod", 8, 2);
const other = component("rod-2", "rod", 0, 2);
const pad = component("launch-pad", "launch-pad", 4, 2);

test("a cable arches above the straight line", () => {
  const [, , control] = /Q(\S+) (\S+) /.exec(archOf({ x: 0, y: 0 }, { x: 100, y: 0 })) ?? [];
  expect(Number(control)).toBeLessThan(-20);
});

test("one that runs up and down arches aside", () => {
  const [, control] = /Q(\S+) /.exec(archOf({ x: 50, y: 100 }, { x: 50, y: 0 })) ?? [];
  expect(Number(control)).not.toBe(50);
});

test("cables on the pad take its halves, the nearer ones", () => {
  const arcs = arcsOf([cable("rod-1", "launch-pad"), cable("rod-2", "launch-pad")], [rod, other, pad]);
  expect(arcs.map(({ to }) => to.x)).toEqual([240 + 17, 240 - 17]);
});

test("two between the same two are told apart", () => {
  const arcs = arcsOf([cable("rod-1", "launch-pad"), cable("rod-1", "launch-pad", "long")], [rod, pad]);
  expect(new Set(arcs.map(({ key }) => key)).size).toBe(2);
  expect(arcs[0]?.d).not.toBe(arcs[1]?.d);
  expect(arcs.map(({ to }) => to.x).toSorted()).toEqual([240 - 17, 240 + 17]);
});

test("between two ends a cable of each length is seen as it would hang, beside those that do", () => {
  const hang = (verb: string, to: string, length: string): Choice => ({
    action: "",
    seat: 0,
    verb,
    picks: ["component:rod-1", `component:${to}`, `cable:${length}`],
  });
  const choices = [
    hang("wire", "launch-pad", "short"),
    hang("fuse", "launch-pad", "short"),
    hang("wire", "launch-pad", "long"),
    hang("unwire", "launch-pad", "long"),
    hang("wire", "rod-2", "long"),
  ];
  const between = cablesBetween(choices, ["launch-pad", "rod-1"]);
  expect(between.map(({ length }) => length)).toEqual(["short", "long"]);
  expect(cablesBetween(choices, ["rod-1"])).toEqual([]);
  const hanging = [cable("rod-1", "launch-pad")];
  const arcs = ghostsOf(between, hanging, [rod, pad]);
  expect(arcs.map((arc) => arc.cable)).toEqual(between);
  expect(arcs.map(({ d }) => d)).not.toContain(arcsOf(hanging, [rod, pad])[0]?.d);
});

test("a cable to nowhere isn't drawn", () => {
  expect(arcsOf([cable("rod-1", "rod-2")], [rod])).toEqual([]);
});
