/** Applies an edition's look and four colours, and those computed from them, light or dark. */
import { contrast, readable } from "../drawings/colour";

/** `table`, `board`, `ink` and `accent`. */
export type Palette = Record<string, string>;

/** The colours of Home. */
export const HOME: Palette = {
  table: "#F4EDE0",
  board: "#F8F4EB",
  ink: "#1E1B2E",
  accent: "#FFC83D",
};

/** Apply a look and a palette to an element (the page by default). */
export function dress(
  look: string,
  palette: Palette,
  dark: boolean,
  root: HTMLElement = document.documentElement,
): void {
  root.dataset.look = look;
  root.dataset.theme = dark ? "dark" : "light";
  const { accent = "#FFCC00", ink = "#14213D", table = "#123A6B" } = palette;
  for (const [name, hex] of Object.entries(palette)) root.style.setProperty(`--ed-${name}`, hex);
  root.style.setProperty(
    "--on-accent",
    contrast(accent, ink) > contrast(accent, "#ffffff") ? ink : "#ffffff",
  );
  root.style.setProperty("--ed-focus", readable(accent, "#ffffff"));
  root.style.setProperty("--ed-focus-dark", contrast(accent, "#141a24") >= 3 ? accent : "#FF7A70");
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", dark ? "#0A0D14" : table);
}
