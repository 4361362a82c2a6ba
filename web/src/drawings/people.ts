/** Faces: an animal for each bot, a plain person for each seat that a person holds. */
import { FACES } from "./art/faces";

const ANIMALS: Record<string, keyof typeof FACES> = {
  random: "puppy",
  novice: "puppy",
  simple: "owl",
  regular: "owl",
  shrewd: "fox",
  buyer: "magpie",
  dealer: "octopus",
  railways: "bear",
  thrifty: "squirrel",
};

const HAIR = [
  (c: string) =>
    `<path d="M19 31c-2-13 4-20 13-20s15 7 13 20c-3-1-4-4-4.500-9-5 1.500-12 1-15.500-2-.5 6-2 10-6 11z" fill="${c}"/>`,
  (c: string) =>
    `<path d="M20.500 24c-1-9 4-14 11.500-14s12.500 5 11.500 14c-2-2-3-4-3.500-6.500-5 1-11 .5-15-1.500-1.500 2.500-2.500 5.500-4.500 8z" fill="${c}"/>`,
  (c: string) =>
    `<g fill="${c}"><circle cx="22" cy="20" r="6"/><circle cx="28" cy="14.500" r="6"/><circle cx="36" cy="14.500" r="6"/><circle cx="42" cy="20" r="6"/><circle cx="43.500" cy="27" r="4.500"/><circle cx="20.500" cy="27" r="4.500"/></g>`,
  (c: string) =>
    `<circle cx="32" cy="9.500" r="5.500" fill="${c}"/><path d="M20.800 25c-1-9 4-13 11.200-13s12.200 4 11.200 13c-4-3-6-6-7-8-4 3-10 5-15.400 8z" fill="${c}"/>`,
];
export const SKIN = ["#F1C7A3", "#E8B48C", "#C98B5E", "#8A5A3A"];
export const HAIR_COLOURS = ["#3A2418", "#1E1713", "#7A4A22", "#B98A4A", "#5A5A66"];

/** A hash of a name, so that a person looks the same everywhere. */
function numberOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) >>> 0;
  return sum;
}

function person(name: string, shirt: string): string {
  const n = numberOf(name);
  const hair = HAIR[n % HAIR.length]!(HAIR_COLOURS[(n >>> 3) % HAIR_COLOURS.length]!);
  const skin = SKIN[(n >>> 6) % SKIN.length]!;
  return (
    `<path d="M10 66c0-16 9-25 22-25s22 9 22 25z" fill="${shirt}"/><circle cx="32" cy="25" r="11" fill="${skin}"/>${hair}` +
    `<circle cx="28" cy="26.500" r="1.500" fill="#2B1A12"/><circle cx="36" cy="26.500" r="1.500" fill="#2B1A12"/><path d="M28.300 30.600c2 2.100 5.400 2.100 7.400 0" stroke="#2B1A12" stroke-width="1.500" fill="none" stroke-linecap="round"/>`
  );
}

export interface FaceArt {
  ground: string;
  art: string;
}

/** The face of a seat: its bot's animal, or a person in the seat's colour. */
export function faceOf(name: string, bot: string | null, colour: string): FaceArt {
  if (bot) return FACES[ANIMALS[bot] ?? "owl"];
  return { ground: "#E9EDF3", art: person(name, colour) };
}
