/** Where the keyboard goes on when the page changes under it. */
import { tick } from "svelte";

let pages = 0; // shown since the document was loaded

/** Whoever comes from another page goes on at the top of the new one. */
export function arrive(): void {
  if (pages++ > 0) focusPage();
}

/** For a page that is replaced by what it waited for: the focus moves over to that. */
export function handOverFocus(): void {
  if (pages > 1) void tick().then(focusPage);
}

export function focusPage(): void {
  scrollTo(0, 0);
  document.getElementById("main")?.focus({ preventScroll: true });
}
