/** How a mat is drawn: with room, with little room, or as a card of a phone. */
import type { Layout } from "../table/layout";

export type Size = "wide" | "slim" | "phone";

export function matSize(layout: Layout): Size {
  return layout === "wide" ? "wide" : layout === "phone" ? "phone" : "slim";
}
