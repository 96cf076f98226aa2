/** What this browser keeps of us: every drawer bears our name. */
const OURS = "simoun-";

export function clearDrawers(): void {
  try {
    [localStorage, sessionStorage].forEach(clear);
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
}

function clear(storage: Storage): void {
  for (const drawer of Object.keys(storage)) {
    if (drawer.startsWith(OURS)) storage.removeItem(drawer);
  }
}
