/* Keeps all that the notice says, with its tone, and the newest lines of the journal at that moment. */
() => {
  window.said = [];
  const textOf = (one) => one.textContent.replace(/\s+/g, " ").trim();
  const notice = document.querySelector(".notice");
  const keep = () => {
    const bar = notice.querySelector(".bar");
    if (bar === null) return;
    const line = textOf(bar.querySelector(".line"));
    const newest = [...document.querySelectorAll("#journal button")].slice(0, 3).map(textOf);
    const last = window.said.at(-1);
    const told = { tone: bar.classList[1], line, newest };
    if (last?.line !== told.line || last.tone !== told.tone) window.said.push(told);
  };
  new MutationObserver(keep).observe(notice, { attributes: true, characterData: true, childList: true, subtree: true });
  keep();
}
