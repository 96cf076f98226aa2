/* What axe finds on the page, without walking through lines and shapes that have nothing to say. */
async () => {
  const speaks = "text, tspan, title, desc, a, foreignObject, [role], [tabindex], [data-pick]";
  const isMute = (one) =>
    !one.matches(speaks) &&
    one.getAttributeNames().every((name) => !name.startsWith("aria")) &&
    [...one.children].every(isMute);

  /* axe asks for childNodes: those of the sheet of symbols, which nobody sees or hears, and mute
     shapes are more than half of all nodes */
  const shortened = [];
  const shorten = (one) => {
    const nodes = [...one.childNodes];
    const left = nodes.filter((node) => one.id !== "symbols" && !(node instanceof Element && isMute(node)));
    if (left.length < nodes.length) {
      Object.defineProperty(one, "childNodes", { value: left, configurable: true });
      shortened.push(one);
    }
    left.filter((node) => node instanceof Element).forEach(shorten);
  };
  document.querySelectorAll("svg").forEach(shorten);

  const unpainted = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = []; // what can't be seen has no contrast
  const { violations } = await axe.run(document, { resultTypes: ["violations"] }).finally(() => {
    document.adoptedStyleSheets = unpainted;
    shortened.forEach((one) => delete one.childNodes);
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any.map(({ message }) => message)}`),
  );
}
