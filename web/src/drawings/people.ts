/** Faces: an animal for each bot, a person's portrait for each seat that a person holds. */
import { FACES } from "./art/faces";
import { PORTRAITS, personArt } from "./portraits";

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

/** A hash of a name: the portrait of a person who has chosen none, the same everywhere. */
function numberOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) >>> 0;
  return sum;
}

export interface FaceArt {
  ground: string;
  art: string;
}

/** The face of a seat: its bot's animal, or its person's portrait in the seat's colour. */
export function faceOf(
  name: string,
  bot: string | null,
  colour: string,
  portrait: number | null = null,
): FaceArt {
  if (bot) return FACES[ANIMALS[bot] ?? "owl"];
  return { ground: "#E9EDF3", art: personArt(portrait ?? numberOf(name) % PORTRAITS, colour) };
}
