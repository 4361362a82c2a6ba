/** Six faces for what one feels, each on 32 by 32. */
const DARK = "#3d2a0a";
const EYES = `<circle cx="11.2" cy="13" r="1.9" fill="${DARK}"/><circle cx="20.8" cy="13" r="1.9" fill="${DARK}"/>`;
const line = (path: string, width = 2) =>
  `<path d="${path}" fill="none" stroke="${DARK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const HEART = (x: number) =>
  `<path transform="translate(${x} 12.6) scale(.78)" d="M0 5.6C-3.9 3-5.4.8-5.4-1.3-5.4-3-4.1-4.4-2.5-4.4-1.5-4.4-.6-3.9 0-3 .6-3.9 1.5-4.4 2.5-4.4c1.6 0 2.9 1.4 2.9 3.1C5.4.8 3.9 3 0 5.6z" fill="#d8203f"/>`;
const TEETH = `<path d="M8.6 18.2h14.8c0 5-3 8.3-7.4 8.3s-7.4-3.3-7.4-8.3z" fill="${DARK}"/><path d="M9.7 18.2h12.6l-.5 2.5H10.2z" fill="#fff"/><path d="M12 24.6c1-1.3 2.4-1.9 4-1.9s3 .6 4 1.9a6.7 6.7 0 0 1-8 0z" fill="#e8606a"/>`;

export const EMOTE_ART = {
  smile: { ground: "#ffcf3f", art: EYES + line("M10 19.6c1.5 2.3 3.5 3.4 6 3.4s4.5-1.1 6-3.4") },
  laugh: { ground: "#ffcf3f", art: line("M8.6 13.6l2.6-2 2.6 2M18.2 13.6l2.6-2 2.6 2") + TEETH },
  wow: {
    ground: "#ffcf3f",
    art: `${EYES}${line("M8.8 8.4c1.3-.9 2.7-1.1 4-.7M19.2 7.7c1.3-.4 2.7-.2 4 .7", 1.6)}<ellipse cx="16" cy="21.8" rx="3.3" ry="4.2" fill="${DARK}"/>`,
  },
  sad: {
    ground: "#ffcf3f",
    art: `${EYES}${line("M10.6 23.6c1.3-2 3.1-3 5.4-3s4.1 1 5.4 3M8.6 9.6l3.8-1.2M23.4 9.6l-3.8-1.2")}<path d="M23 16.4c1.4 2 2 3.2 2 4.1a2 2 0 0 1-4 0c0-.9.6-2.1 2-4.1z" fill="#3d8fe0"/>`,
  },
  angry: {
    ground: "#f0653f",
    art: `${EYES}${line("M8 8.6l5 2.6M24 8.6l-5 2.6M11 23c1.2-1.5 2.9-2.2 5-2.2s3.8.7 5 2.2")}`,
  },
  love: { ground: "#ffcf3f", art: HEART(10.6) + HEART(21.4) + line("M9.6 19.4c1.6 2.7 3.7 4 6.4 4s4.8-1.3 6.4-4") },
} as const;

export type EmoteName = keyof typeof EMOTE_ART;

export function isEmote(name: string | null | undefined): name is EmoteName {
  return name != null && name in EMOTE_ART;
}
