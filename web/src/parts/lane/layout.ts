/** How a mat is drawn: large, small, or as a card on a phone. */
import type { Layout } from "../table/layout";

export type Size = "wide" | "slim" | "phone";

export function matSize(layout: Layout): Size {
  return layout === "wide" ? "wide" : layout === "phone" ? "phone" : "slim";
}
