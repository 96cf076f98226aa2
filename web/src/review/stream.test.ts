import { expect, test } from "vitest";
import { messagesIn } from "./stream";

test("messages come whole, and the beginning of the next one is kept", () => {
  const dropped = 'data: {"type":"dropped"}\n\n';
  expect(messagesIn("")).toEqual([[], ""]);
  expect(messagesIn(dropped)).toEqual([[{ type: "dropped" }], ""]);
  const [events, rest] = messagesIn(dropped + dropped + dropped.slice(0, 9));
  expect(events).toHaveLength(2);
  expect(messagesIn(rest + dropped.slice(9))).toEqual([[{ type: "dropped" }], ""]);
});
