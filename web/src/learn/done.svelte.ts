/** The lessons that were done here; remembered by this browser. */
import { type Done, remembering, understood } from "./remembered";

const DRAWER = "simoun-lessons";

let done = $state.raw(understood(remembering.read(DRAWER)));

export function isDone(game: string, lesson: string): boolean {
  return done[game]?.includes(lesson) ?? false;
}

export function lessons(): Done {
  return done;
}

export function markDone(game: string, lesson: string): void {
  if (isDone(game, lesson)) return;
  done = { ...done, [game]: [...(done[game] ?? []), lesson] };
  remembering.write(DRAWER, done);
}

window.addEventListener("storage", (event) => {
  if (event.key === DRAWER) done = understood(remembering.read(DRAWER));
});
