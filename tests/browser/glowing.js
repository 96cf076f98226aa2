/* What somebody who knows no rule does next: where to click, and why there; null while others play. */
([chance, tired]) => {
  const seen = (chosen) =>
    [...document.querySelectorAll(chosen)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const isPicked = (one) => one.ariaPressed === "true";
  const spotOn = (one) => {
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const parts = [0.5, 0.35, 0.65, 0.2, 0.8];
    const spots = parts.flatMap((y) => parts.map((x) => [left + x * width, top + y * height]));
    return spots.find(([x, y]) => one.contains(document.elementFromPoint(x, y))) ?? null;
  };

  /* a cable is thin, and its ends are lit as well */
  const onBoard = "#board [data-pick].lit:not([data-pick^='cable:'])";
  const things = `${onBoard}, #hand [data-pick].lit, .team [data-pick], .team .tiles .lit`;
  const picked = seen(`.table [data-pick], .acts button`).some(isPicked);
  const lit = () => [
    ...seen(things).filter((one) => !isPicked(one)),
    ...(picked ? [] : seen(".acts button[aria-disabled=false], .team .gift")),
  ];
  const canEnd = seen("#main-button[aria-disabled=false]").length > 0;
  const leave = () => seen(picked ? ".dock [aria-keyshortcuts=Escape]" : "#main-button[aria-disabled=false]");
  const ways = [
    ["tip", () => seen(".tip button")],
    ["answer", () => seen(".answers .go")],
    ...(document.querySelector(".team .tag.you") === null
      ? []
      : [
          ["lay", () => seen(".laying .go")],
          ["sheet", () => seen(".sheet button:enabled")],
          ["offer", () => seen(".offers button")],
          ["enough", () => (tired && canEnd ? leave() : [])],
          ["lit", lit],
          ["nothing lit", leave],
        ]),
  ];

  if (document.querySelector("dialog[open]")) return { way: "over" };
  for (const [way, found] of ways) {
    const all = found();
    const one = all[Math.floor(chance * all.length)];
    if (one !== undefined) {
      const name = one.ariaLabel ?? one.dataset.pick ?? one.textContent.trim();
      return { way, name, ends: one.id === "main-button", spot: spotOn(one) };
    }
  }
  return null;
}
