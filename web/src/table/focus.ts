/** Where the keyboard's focus is at the table, and how it stays there. */

export function focusIn(id: string): void {
  document.querySelector<HTMLElement>(`#${id} [tabindex="0"]`)?.focus();
}

export class KeptFocus {
  byKeyboard = false;
  #region = "board";

  /** Remembers the part of the table where the focus is. */
  note(event: FocusEvent): void {
    const within = event.target instanceof Element ? event.target.closest("#board, #hand, #journal") : null;
    if (within) this.#region = within.id;
  }

  /** A card that was played takes the keyboard's focus with it: it goes on where it was. */
  keep(): void {
    if (!this.byKeyboard || document.activeElement !== document.body) return;
    focusIn(this.#region);
    if (document.activeElement === document.body) document.getElementById("main-button")?.focus();
  }
}
