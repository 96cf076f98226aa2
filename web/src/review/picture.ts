/** A drawing of the page as a file of its own: what styles and symbols lend it is written into it. */

/** The size of a picture of a review, and of its parts. */
export const PICTURE = { width: 1000, edge: 28, head: 96, row: 34, curve: 250 } as const;

const SCALE = 2; // dots for each unit: it is looked at on good screens
const LENT = [
  ...["color", "fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linejoin", "stroke-linecap", "opacity"],
  ...["font-family", "font-size", "font-weight", "text-anchor"],
] as const;
const VARIABLE = /var\([^)]*\)/g;

/** It must be in the page, or it has no styles yet. */
export function written(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>("*");
  drawing.querySelectorAll<SVGElement>("*").forEach((part, at) => lend(part, copies[at]!));
  const symbols = new Set([...copies].flatMap((part) => part.getAttribute("href") ?? []));
  copy.insertAdjacentHTML("afterbegin", `<defs>${[...symbols].map(symbolOf).join("")}</defs>`);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return new XMLSerializer().serializeToString(copy);
}

function lend(part: SVGElement, copy: SVGElement): void {
  const style = getComputedStyle(part);
  copy.setAttribute("style", LENT.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";"));
  copy.removeAttribute("class");
}

/** A symbol of the page, with its colours as they are now. */
function symbolOf(href: string): string {
  const markup = document.querySelector(href)?.outerHTML ?? "";
  return markup.replace(VARIABLE, colourOf);
}

/** What a variable stands for, in the light or by night. */
function colourOf(variable: string): string {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = variable;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** As dots, for whatever shows pictures. */
export async function painted(drawing: string, { width, height }: DOMRectReadOnly): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width * SCALE, height * SCALE);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: "image/png" });
}

export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000); // some browsers take their time
}
