/** Who is here, and what they are at. */
import type { SeatInfo } from "../net/messages";

export type Presence = "here" | "writing" | "bot" | "away";

export function presenceOf({ kind, present }: SeatInfo, writing: boolean): Presence {
  if (kind === "bot") return "bot";
  if (kind === "open" || !present) return "away";
  return writing ? "writing" : "here";
}
