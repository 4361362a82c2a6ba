/**
 * The layout by the size of the window: two columns next to the board, one, one in a low window,
 * or everything below it.
 */
export type Layout = "wide" | "side" | "low" | "tall" | "phone";

/**
 * Below this height the other layouts have no room for board and bar: a zoomed page, a phone in
 * landscape.
 */
const LOW = 604;

export function layoutOf(width: number, height: number): Layout {
  if (width >= 600 && width > height && height < LOW) return "low";
  if (width >= 1240) return "wide";
  if (width >= 900 && width > height) return "side";
  return width >= 600 ? "tall" : "phone";
}

/** Below this height a phone has room for seats, board and bar, and nothing else. */
const SHORT = 720;
/** Head, seats, bar and what is between them on such a phone. */
const AROUND = 286;

export function isShort(layout: Layout, height: number): boolean {
  return layout === "phone" && height < SHORT;
}

/** The side of the board, in pixels. */
export function boardSize(layout: Layout, width: number, height: number): number {
  switch (layout) {
    case "wide":
      return Math.max(480, Math.min(height - 124, width - 664));
    case "side":
      return Math.max(420, Math.min(height - 112, width - 366));
    case "low":
      return Math.max(280, Math.min(height - 102, width - 300));
    case "tall":
      return Math.min(width - 28, Math.max(420, height - 230));
    case "phone":
      return isShort(layout, height)
        ? Math.min(width - 6, Math.max(280, height - AROUND))
        : width - 6;
  }
}
