import { expect, test } from "vitest";
import type { Reason, Refusal, Update, Why } from "./messages";
import { Questions } from "./questions";

const reason: Reason = { rule: "R8", message: "table-why-turn", facts: { who: 1 } };
const refusal = (id: string | null): Refusal => ({ type: "refused", id, reason: "no-pick", facts: {}, now: null });

function asking(online = true): { questions: Questions; sent: Why[] } {
  const sent: Why[] = [];
  const send = (question: Why): boolean => {
    if (online) sent.push(question);
    return online;
  };
  return { questions: new Questions(send, () => `q${sent.length + 1}`), sent };
}

test("a question goes out with its picks, and its answer comes back", async () => {
  const { questions, sent } = asking();
  const answer = questions.ask(["verb:move", "place:3"]);
  expect(sent).toEqual([{ type: "why", id: "q1", picks: ["verb:move", "place:3"] }]);
  expect(questions.hears({ type: "because", id: "q1", reason })).toBe(true);
  await expect(answer).resolves.toEqual(reason);
});

test("each question gets its own answer, in whatever order they come", async () => {
  const { questions } = asking();
  const [first, second] = [questions.ask(["place:1"]), questions.ask(["place:2"])];
  questions.hears({ type: "because", id: "q2", reason: null });
  questions.hears({ type: "because", id: "q1", reason });
  await expect(first).resolves.toEqual(reason);
  await expect(second).resolves.toBeNull();
});

test("the same is asked only once in a position, and again in the next", () => {
  const { questions, sent } = asking();
  expect(questions.ask(["place:1"])).toBe(questions.ask(["place:1"]));
  expect(sent).toHaveLength(1);
  expect(questions.hears({ type: "update" } as Update)).toBe(false);
  void questions.ask(["place:1"]);
  expect(sent).toHaveLength(2);
});

test("a question that is refused is answered by nothing, and is no news", async () => {
  const { questions } = asking();
  const answer = questions.ask(["place:999"]);
  expect(questions.hears(refusal("q1"))).toBe(true);
  await expect(answer).resolves.toBeNull();
});

test("the refusal of something else is for others to hear", () => {
  const { questions } = asking();
  void questions.ask(["place:1"]);
  expect(questions.hears(refusal("another"))).toBe(false);
});

test("a refusal that names nothing, such as too many messages, leaves no question waiting", async () => {
  const { questions } = asking();
  const answer = questions.ask(["place:1"]);
  expect(questions.hears(refusal(null))).toBe(false);
  await expect(answer).resolves.toBeNull();
});

test("without a connection, or when it is lost, nobody answers; later it is asked again", async () => {
  await expect(asking(false).questions.ask(["place:1"])).resolves.toBeNull();
  const { questions, sent } = asking();
  const answer = questions.ask(["place:1"]);
  questions.forget();
  await expect(answer).resolves.toBeNull();
  void questions.ask(["place:1"]);
  expect(sent).toHaveLength(2);
});

test("an answer that nobody waits for is no answer", () => {
  const { questions } = asking();
  expect(questions.hears({ type: "because", id: "q9", reason })).toBe(false);
});
