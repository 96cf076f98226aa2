/** One's own figures, remembered by this browser. */
import { remembering } from "../learn/remembered";
import { after, type Kept, type Turn, understood } from "./kept";

const DRAWER = "simoun-puzzles";

let kept = $state.raw(understood(remembering.read(DRAWER)));

export function figures(): Kept {
  return kept;
}

export function count(turn: Turn): void {
  kept = after(kept, turn);
  remembering.write(DRAWER, kept);
}

window.addEventListener("storage", (event) => {
  if (event.key === DRAWER) kept = understood(remembering.read(DRAWER));
});
