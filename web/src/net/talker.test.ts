import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromBrowser, Spoken, Talk } from "./messages";
import { PIN } from "./talk";
import { Talker } from "./talker.svelte";

let sent: FromBrowser[] = [];
let open = true;

function talking(): Talker {
  let ids = 0;
  return new Talker(
    (message) => {
      if (open) sent.push(message);
      return open;
    },
    () => `id${++ids}`,
  );
}

beforeEach(() => {
  [sent, open] = [[], true];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const line = (number: number, id: string | null = null): Spoken => ({
  line: number,
  at: 0,
  seat: 0,
  name: "Ada",
  words: "Hello",
  phrase: null,
  spot: null,
  yours: id !== null,
  id,
  silent: false,
});
const told = (lines: readonly Spoken[], keep = true): Talk => ({
  type: "talk",
  talking: "words",
  together: false,
  silenced: false,
  keep,
  lines,
});
const refusal = (id: string) => ({ type: "refused", id, reason: "talk-fast", facts: {}, now: null }) as const;

test("what was said while nobody listened is said again after a welcome, until the table has it", () => {
  const talker = talking();
  open = false;
  talker.say("Hello", "");
  open = true;
  talker.again();
  talker.again();
  expect(sent.map((message) => message.type)).toEqual(["say", "say"]);
  expect(talker.hears(told([line(1, "id1")]))).toBe(true);
  talker.again();
  expect(sent).toHaveLength(2);
});

test("what the table doesn't take is known, and isn't said again", () => {
  const talker = talking();
  talker.say("Hello", "");
  expect(talker.hears(refusal("other"))).toBe(false);
  expect(talker.hears(refusal("id1"))).toBe(true);
  expect(talker.refused).toMatchObject({ said: { words: "Hello" }, refusal: { reason: "talk-fast" } });
  talker.again();
  expect(sent).toHaveLength(1);
  talker.sayPhrase("hello", "");
  expect(talker.refused).toBeNull();
});

test("a pin goes by itself", () => {
  const talker = talking();
  talker.hears({ type: "pinged", seat: 1, spot: "place:1", phrase: null, count: 1 });
  vi.advanceTimersByTime(PIN - 1);
  expect(talker.talked.pins).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(talker.talked.pins).toEqual([]);
});

test("that one writes is told once, and again after a line", () => {
  const talker = talking();
  [true, true, false, false, true].forEach((writing) => talker.write(writing));
  talker.say("Hello", "");
  talker.write(true);
  const writes = sent.flatMap((message) => (message.type === "write" ? [message.writing] : []));
  expect(writes).toEqual([true, false, true, true]);
});

test("earlier lines are asked for before the first known one", () => {
  const talker = talking();
  talker.askEarlier();
  expect(sent).toEqual([]);
  talker.hears(told([line(7)], false));
  talker.askEarlier();
  expect(sent).toEqual([{ type: "ask-talk", before: 7 }]);
});
