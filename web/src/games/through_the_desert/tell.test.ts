import { beforeAll, expect, test } from "vitest";
import { person, setLanguage } from "../../text/words.svelte";
import { earningsOf } from "./earns";
import { nameOfHex, whatLiesAt } from "./tell";
import { camelAt, caravans, placeOf } from "./view.fixture";

beforeAll(() => setLanguage("en"));

const view = caravans({
  palms: [placeOf("C5")],
  waterholes: [{ place: placeOf("F9"), points: 2 }],
  camels: [camelAt("F7", "rose", 1, true), camelAt("F8", "azure", 0)],
  territories: [{ seat: 1, places: [placeOf("K2")], empty: 1 }],
});
const at = (name: string): string => whatLiesAt(view, placeOf(name), ["Ada", "Bo"].map(person));

test("what lies on a hex is told with its owner", () => {
  expect(at("F7")).toBe("a Rose camel with the rider of Bo");
  expect(at("F8")).toBe("an Azure camel of Ada");
  expect(at("F9")).toBe("Waterhole of 2 points");
  expect(at("C5")).toBe("Oasis");
  expect(at("K2")).toBe("land of Bo");
  expect(at("F10")).toBe("");
});

test("a hex has a full name, with what may be placed and what it earns", () => {
  const place = placeOf("F9");
  const earnings = earningsOf([{ camel: "rose", place, waterholes: 2, oases: 0, territory: 0, points: 2, closes: [] }]);
  expect(nameOfHex(at("F9"), place, ["rose", "azure"], earnings)).toBe(
    "F9, Waterhole of 2 points: Rose for 2 points, Azure",
  );
  expect(nameOfHex("", place, [], earnings)).toBe("F9");
  const own = earningsOf([{ camel: "rose", place, waterholes: 0, oases: 0, territory: -1, points: -1, closes: [] }]);
  expect(nameOfHex("", place, ["rose"], own)).toBe("F9: Rose, which costs 1 point");
});
