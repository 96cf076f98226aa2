/** The game at hand: at the table, or chosen on the first page; its rules are the ones to open. */

let name = $state.raw("");

export function gameAtHand(): string {
  return name;
}

export function takeUp(game: string): void {
  name = game;
}
