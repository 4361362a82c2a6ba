/** Makes files of a picture: an SVG that carries its letters with it, and a PNG of that. */
import displayFont from "../../../../made/fonts/display.woff2";
import textFont from "../../../../made/fonts/text.woff2";
import { HEIGHT, WIDTH } from "./layout";

const SVG = "http://www.w3.org/2000/svg";
const FONTS = { Text: textFont, Display: displayFont };

/** The drawing as a file, readable without this page. */
export async function svgOf(drawn: SVGSVGElement): Promise<Blob> {
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("xmlns", SVG);
  copy.setAttribute("width", String(WIDTH));
  copy.setAttribute("height", String(HEIGHT));
  copy.removeAttribute("class");
  const style = document.createElementNS(SVG, "style");
  style.textContent = await fontRules();
  copy.prepend(style);
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" });
}

export async function pngOf(svg: Blob): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  try {
    const picture = new Image(WIDTH, HEIGHT);
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [WIDTH, HEIGHT];
    canvas.getContext("2d")!.drawImage(picture, 0, 0, WIDTH, HEIGHT);
    return await new Promise<Blob>((resolve, reject) =>
      canvas.toBlob((made) => (made ? resolve(made) : reject(new Error("no picture")))),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Let the person save a file. */
export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the file when the next task begins.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

let rules: Promise<string> | null = null;

/** The fonts of the page, inside the file: a picture loads nothing. */
function fontRules(): Promise<string> {
  rules ??= Promise.all(
    Object.entries(FONTS).map(async ([name, address]) => {
      const font = await (await fetch(address)).blob();
      return `@font-face{font-family:"${name}";font-weight:400 800;src:url("${await dataOf(font)}") format("woff2")}`;
    }),
  ).then((all) => all.join(""));
  return rules;
}

function dataOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error("the font cannot be read"));
    reader.readAsDataURL(file);
  });
}
