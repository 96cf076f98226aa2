/** Short news at the edge of the page that goes away by itself. */

export type Toast = Readonly<{ id: number; text: string; kind: "info" | "good" | "bad" }>;

const SHOWN_MS = 6000;

let shown = $state.raw<readonly Toast[]>([]);
let count = 0;

export function toasts(): readonly Toast[] {
  return shown;
}

export function toast(text: string, kind: Toast["kind"] = "info"): void {
  const id = ++count;
  shown = [...shown.filter((other) => other.text !== text), { id, text, kind }];
  setTimeout(() => drop(id), SHOWN_MS);
}

export function drop(id: number): void {
  shown = shown.filter((other) => other.id !== id);
}
