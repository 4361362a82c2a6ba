/** In which ink the picture of a square is drawn. */
import type { BoxSquare } from "../../lib/protocol";

export function pictureFill({ kind, pack }: BoxSquare): string {
  if (kind === "card") return pack === "chance" ? "var(--chance)" : "var(--community)";
  return kind === "tax" ? "var(--ink-2)" : "var(--ink)";
}
