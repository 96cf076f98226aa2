/** What to tell a player when something could not be done. */
import { Trouble } from "../net/api";
import { has, t } from "./words.svelte";

type Refusal = Readonly<{ reason: string; facts: Readonly<Record<string, string>> }>;

export function sentenceOfRefusal(refusal: Refusal): string {
  const id = `table-refused-${refusal.reason}`;
  return has(id) ? t(id, refusal.facts) : t("shell-refused");
}

export function sentenceOf(trouble: unknown): string {
  if (!(trouble instanceof Trouble)) return t("shell-failed");
  if (trouble.reason === "unreachable") return t("shell-unreachable");
  return sentenceOfRefusal(trouble);
}
