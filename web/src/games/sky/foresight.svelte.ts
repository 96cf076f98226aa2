/** What of the storm is shown on the board beforehand. */

export type Foreseen = "lightning" | "gust";

let shown = $state.raw<Foreseen | null>(null);

export function foreseen(): Foreseen | null {
  return shown;
}

export function foresee(what: Foreseen): void {
  shown = shown === what ? null : what;
}
