/** What the pointer, the focus or a finger aims at: it is shown as it would be, before anything is done. */
export class Aim {
  at = $state.raw<string | null>(null);
  /** Aimed at by a finger: it stays there without one. */
  tapped = $state.raw(false);

  aimAt(thing: string | null, tapped = false): void {
    this.at = thing;
    this.tapped = tapped && thing !== null;
  }

  /** The pointer or the focus goes elsewhere; a finger left its mark. */
  readonly leave = (): void => {
    if (!this.tapped) this.aimAt(null);
  };
}

/** The component that a cable would lead to. */
export const plug = new Aim();
