import { expect, test } from "vitest";
import { Watching, type Watched } from "./watching.svelte";

/** A game of ten moves, of which one sees the last. */
class Game implements Watched {
  readonly update = { moves: 10 };
  at: number | null = null;
  readonly connection = {
    look: (moves: number): void => void (this.at = moves),
    now: (): void => void (this.at = null),
  };
  get past(): boolean {
    return this.at !== null;
  }
  get shown(): number {
    return this.at ?? this.update.moves;
  }
  look(moves: number): void {
    this.at = moves >= this.update.moves ? null : moves;
  }
}

test("one goes back as far as the beginning, and on until it is now", () => {
  const game = new Game();
  const watching = new Watching(game);
  watching.look(-3);
  expect([game.at, watching.live]).toEqual([0, false]);
  watching.look(9);
  expect(game.at).toBe(9);
  watching.look(12);
  expect(game.at).toBeNull();
});

test("who stays at a move sees it while the others play on, and goes on from there", () => {
  const game = new Game();
  const watching = new Watching(game);
  watching.toggle();
  expect(game.at).toBe(10);
  game.update.moves = 12;
  expect(game.shown).toBe(10);
  watching.toggle();
  expect(watching.playing).toBe(true);
  watching.toggle();
  expect(watching.playing).toBe(false);
  watching.now();
  expect(game.at).toBeNull();
});

test("from the last move one goes on at once", () => {
  const game = new Game();
  const watching = new Watching(game);
  watching.toggle();
  watching.toggle();
  expect([game.at, watching.playing]).toEqual([null, false]);
});
