import { expect, test } from "vitest";
import { facing, inward, pointOf, turnedPoint, turnedPort } from "./ports";

test("a second wire lies right or left of the middle, looking outward", () => {
  expect(pointOf("N")).toEqual({ x: 60, y: 0 });
  expect(pointOf("Nr")).toEqual({ x: 84, y: 0 });
  expect(pointOf("El")).toEqual({ x: 120, y: 36 });
  expect(pointOf("Sr")).toEqual({ x: 36, y: 120 });
  expect(pointOf("Wr")).toEqual({ x: 0, y: 36 });
});

test.each(["N", "Nr", "Nl", "E", "Er", "El", "S", "Sr", "Sl", "W", "Wr", "Wl"])(
  "%s lies where its other half does",
  (port) => {
    const [one, other] = [pointOf(port), pointOf(facing(port))];
    const across = port.startsWith("N") || port.startsWith("S");
    expect(across ? one.x : one.y).toBe(across ? other.x : other.y);
    expect(facing(facing(port))).toBe(port);
  },
);

test.each([0, 1, 2, 3])("a port turned by %i quarters lies where its point was turned to", (turn) => {
  for (const port of ["N", "Er", "Sl", "W"]) {
    expect(pointOf(turnedPort(port, turn))).toEqual(turnedPoint(pointOf(port), turn));
  }
});

test("a way in leads straight from the side", () => {
  expect(inward("W", 30)).toEqual({ x: 30, y: 60 });
  expect(inward("Sr", 10)).toEqual({ x: 36, y: 110 });
});
