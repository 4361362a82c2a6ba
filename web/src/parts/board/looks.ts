/** How boards differ apart from their colours, by the look that their box names; any other is plain. */
import type { Box } from "../../lib/protocol";
import { inkOn } from "../../drawings/colour";

export interface DieLook {
  fill: string;
  shade: string;
  edge: string;
  pip: string;
}

export interface BoardLook {
  /** The gap between squares, and how round their corners are. */
  gap: number;
  radius: number;
  /** The face of the corner's title. */
  title: string;
  dice: readonly [DieLook, DieLook];
  /** Whether a coin stands before a sum: its money has no sign. */
  coin: boolean;
}

const die = (fill: string, shade: string, edge: string, pip: string): DieLook => ({
  fill,
  shade,
  edge,
  pip,
});
const WHITE = die("#ffffff", "#e8e8e8", "#b8b8b8", "#14213D");
const CREAM = die("#FFF8E4", "#F1E3BF", "#C9B588", "#211A12");

const PLAIN: BoardLook = { gap: 0, radius: 0, title: "Display", dice: [WHITE, WHITE], coin: false };
const LOOKS = new Map(
  Object.entries<Partial<BoardLook>>({
    disney: {
      gap: 3,
      radius: 6,
      title: "Disney",
      coin: true,
      dice: [
        die("#FFE3EF", "#F7BAD2", "#D585A8", "#6A1737"),
        die("#E0ECFF", "#B4CDF5", "#7F9CD0", "#173A75"),
      ],
    },
    deska: { title: "Deska", dice: [CREAM, CREAM] },
    revolution: { title: "Revolution" },
  }),
);

export function lookOf(look: string): BoardLook {
  return { ...PLAIN, ...LOOKS.get(look) };
}

/** Groups in the dark theme: lighter if the light theme's colour has too little contrast. */
const DARK: Record<string, string> = {
  brown: "#A8713C",
  pink: "#E0559F",
  red: "#EC4A4F",
  yellow: "#F5DA1A",
  green: "#2DB65C",
  dark_blue: "#3F7FE0",
  station: "#AEB6C2",
  utility: "#75838D",
};
const LIGHT: Record<string, string> = { utility: "#8E9BA3" };

export interface GroupLook {
  fill: string;
  /** The ink on it: light or dark, with the higher contrast. */
  ink: string;
  soft: string;
}

/** How a group looks: in the theme's colour, or as it is printed in a box with groups of its own. */
export function groupLook(box: Box, id: string | null, dark: boolean): GroupLook {
  const printed = box.groups.find((group) => group.id === id)?.hex ?? "#888888";
  const hex = (dark ? DARK : LIGHT)[id ?? ""] ?? printed;
  const ink = inkOn(hex);
  return {
    fill: `var(--group-${id}, ${hex})`,
    ink,
    soft: ink === "#ffffff" ? "rgb(255 255 255 / 92%)" : "rgb(16 19 26 / 72%)",
  };
}
