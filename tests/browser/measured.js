/* What is wrong with a table as it is shown now: a sentence for each thing. */
async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();

  const wrong = [];
  const all = (chosen, within = document) =>
    [...within.querySelectorAll(chosen)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const box = (one) => one.getBoundingClientRect();
  const named = (one) =>
    one.dataset?.pick ?? one.dataset?.verb ?? (one.id || one.className.baseVal || one.className || one.tagName);
  const at = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(" ");
  const inside = (inner, outer, slack = 2) =>
    inner.left >= outer.left - slack &&
    inner.top >= outer.top - slack &&
    inner.right <= outer.right + slack &&
    inner.bottom <= outer.bottom + slack;
  const overlap = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  const hit = (one, x, y) => {
    const { left, top, width, height } = box(one);
    return one.contains(document.elementFromPoint(left + x * width, top + y * height));
  };
  const isClipped = (one) => {
    const around = one.parentElement.closest(".table *");
    return around !== null && (getComputedStyle(around).overflowX === "hidden" || isClipped(around));
  };
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const table = document.querySelector(".table");

  /* the page itself */
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} wide`);
  if (page.scrollHeight > innerHeight) wrong.push(`the page is ${page.scrollHeight} high`);
  for (const one of all("*", table)) {
    const { left, right } = box(one);
    if ((left < -1 || right > innerWidth + 1) && one.closest("svg, .vh") === null && !isClipped(one)) {
      wrong.push(`${named(one)} sticks out: ${at(box(one))}`);
    }
  }

  /* the board: whole, in sight, never under anything */
  const board = document.querySelector("#board");
  const places = all("[data-pick^='place:']", board);
  const smallest = document.querySelector(".info.talking") === null ? 14 : 11; // px: a sheet takes some of its room
  if (places.length < 4) wrong.push(`${places.length} places`);
  if (!inside(box(board), screen)) wrong.push(`the board is out of sight: ${at(box(board))}`);
  for (const place of places) {
    if (!inside(box(place), box(board), 8)) wrong.push(`${named(place)} is cut: ${at(box(place))}`);
    const { left, top, width, height } = box(place);
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (there !== null && !board.contains(there)) wrong.push(`${named(place)} is under ${named(there)}`);
    if (Math.min(width, height) < smallest) wrong.push(`${named(place)} is ${Math.round(width)} × ${Math.round(height)}`);
  }
  const drawn = places.map(box).reduce((whole, one) => ({
    left: Math.min(whole.left, one.left),
    top: Math.min(whole.top, one.top),
    right: Math.max(whole.right, one.right),
    bottom: Math.max(whole.bottom, one.bottom),
  }));
  const others = all("header, .seat, .own, .notice, .facts > *, .info, .bottom, .tools > *, .preview");
  for (const part of others) {
    if (overlap(box(part), drawn)) wrong.push(`${named(part)} lies over the board: ${at(box(part))}`);
  }

  /* what can be done can be reached */
  const lit = all("[data-pick].lit, .dock button:not([aria-disabled=true])");
  const points = [0.2, 0.35, 0.5, 0.65, 0.8];
  for (const thing of lit) {
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    const onBoard = board.contains(thing); // there, pawns and pieces may stand in its middle
    const reached = onBoard ? points.some((x) => points.some((y) => hit(thing, x, y))) : hit(thing, 0.5, 0.5);
    if (!reached) wrong.push(`${named(thing)} can't be hit: ${at(box(thing))}`);
    const { width, height } = box(thing);
    if (!onBoard && Math.min(width, height) < 24) wrong.push(`${named(thing)} is too small: ${at(box(thing))}`);
  }

  /* the bar: its buttons within it, its name whole or not at all */
  const [bar] = all("header");
  for (const part of all(".ib, .brand, .where b", bar)) {
    if (!inside(box(part), box(bar))) wrong.push(`${named(part)} sticks out of the bar: ${at(box(part))}`);
  }
  for (const name of all(".where b", bar)) {
    if (name.scrollWidth > name.clientWidth + 1) wrong.push(`the bar says only ${name.clientWidth} px of its name`);
  }

  /* what an action is called: whole, in two lines if need be, or not at all */
  for (const name of all(".dock .a > span:not(.vh)")) {
    const told = parseFloat(getComputedStyle(name).fontSize) > 0;
    if (told && name.scrollWidth > name.clientWidth + 1) wrong.push(`“${name.textContent}” is cut: ${name.clientWidth}`);
  }

  /* words stay within their panel */
  for (const line of all(".p > :is(h2, p), .p li, .own h2, .own h2 > span")) {
    const panel = line.closest(".p, .own");
    if (!line.matches(".vh") && box(line).left + line.scrollWidth > box(panel).right + 2) {
      wrong.push(`“${line.textContent.trim().slice(0, 30)}” is wider than its panel: ${line.scrollWidth}`);
    }
  }

  /* everybody, one's own hand, the main button, the notice, the journal */
  for (const seat of all(".seat")) {
    if (!inside(box(seat), screen) || !inside(box(seat), box(seat.parentElement), 4)) {
      wrong.push(`a player is out of sight: ${at(box(seat))}`);
    }
    for (const part of all(".nm, .nm b, .score, .res > *", seat)) {
      if (!inside(box(part), box(seat), 4)) wrong.push(`a player is cut: ${named(part)} ${at(box(part))}`);
    }
  }
  for (const own of all(".own")) if (!inside(box(own), screen)) wrong.push(`the hand is out of sight: ${at(box(own))}`);
  for (const main of all("#main-button")) {
    if (!inside(box(main), screen)) wrong.push(`the main button is out of sight: ${at(box(main))}`);
    if (!hit(main, 0.5, 0.5)) wrong.push("the main button can't be hit");
  }
  const [notice] = all(".notice > *");
  if (notice === undefined) wrong.push("there is no notice");
  else if (!inside(box(notice), screen)) wrong.push(`the notice is out of sight: ${at(box(notice))}`);
  else if (notice.scrollHeight > notice.clientHeight + 2) wrong.push(`the notice is cut: ${notice.scrollHeight}`);
  for (const said of all(".notice p:not(.vh) .line")) {
    if (said.scrollHeight > said.clientHeight + 1) wrong.push(`the notice is cut: “${said.textContent.trim()}”`);
  }
  const [journal] = all("#journal");
  if (journal === undefined) {
    if (all("[aria-controls=sheet], #tab-journal").length === 0) wrong.push("nothing opens the journal");
  } else {
    if (!inside(box(journal), screen)) wrong.push(`the journal is out of sight: ${at(box(journal))}`);
    const { height } = box(journal.closest(".log"));
    if (height < 100 || height > innerHeight) wrong.push(`the journal is ${Math.round(height)} high`);
  }

  /* where one talks: what was said, and the field to answer */
  for (const list of all("#panel-chat ol")) {
    const { height } = box(list);
    if (height < 40) wrong.push(`of what was said, ${Math.round(height)} px are seen`);
  }
  for (const field of all("#talk-field, #panel-chat form button, #tab-chat")) {
    if (!inside(box(field), screen)) wrong.push(`${named(field)} is out of sight: ${at(box(field))}`);
    if (!hit(field, 0.5, 0.5)) wrong.push(`${named(field)} can't be hit`);
  }
  if (page.scrollTop > 0 || document.querySelector(".table").scrollTop > 0) wrong.push("the page was scrolled");
  return [...new Set(wrong)];
}
