/** The tile in one's fingers: how it is turned, and over which spot it hovers. */
import { Aim } from "./aim.svelte";
import { nextTurn, type Lay } from "./laying";

/** They aim at a spot. */
class Fingers extends Aim {
  #wishes = $state.raw<Readonly<Record<string, number>>>({});

  wish(tile: string): number {
    return this.#wishes[tile] ?? 0;
  }

  turnTo(tile: string, turn: number): void {
    this.#wishes = { ...this.#wishes, [tile]: turn };
  }

  /** On to the next turn in which the tile may be laid where it hovers, or anywhere. */
  turnOn(lays: readonly Lay[], tile: string, from: number, way: 1 | -1): void {
    const own = lays.filter((lay) => lay.tile === tile);
    const here = own.filter(({ spot }) => spot === this.at);
    const turns = (here.length > 0 ? here : own).map(({ turn }) => turn);
    this.turnTo(tile, nextTurn(turns, from, way));
  }
}

export const fingers = new Fingers();
