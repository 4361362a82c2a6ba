/**
 * Portraits to choose from: each number is a head of hair, its colour, a skin, and glasses,
 * freckles or a beard. The same number is drawn alike everywhere.
 */
export const SKIN = ["#F1C7A3", "#E8B48C", "#C98B5E", "#8A5A3A"];
export const HAIR_COLOURS = ["#3A2418", "#1E1713", "#7A4A22", "#B98A4A", "#5A5A66"];
const HAIR_NAMES = ["brown", "black", "chestnut", "blond", "grey"] as const;
const DARK = "#2B1A12";

const CUTS: readonly { name: string; art: (colour: string) => string }[] = [
  {
    name: "long",
    art: (c) =>
      `<path d="M19 31c-2-13 4-20 13-20s15 7 13 20c-3-1-4-4-4.500-9-5 1.500-12 1-15.500-2-.5 6-2 10-6 11z" fill="${c}"/>`,
  },
  {
    name: "short",
    art: (c) =>
      `<path d="M20.500 24c-1-9 4-14 11.500-14s12.500 5 11.500 14c-2-2-3-4-3.500-6.500-5 1-11 .5-15-1.500-1.500 2.500-2.500 5.500-4.500 8z" fill="${c}"/>`,
  },
  {
    name: "curly",
    art: (c) =>
      `<g fill="${c}"><circle cx="22" cy="20" r="6"/><circle cx="28" cy="14.500" r="6"/><circle cx="36" cy="14.500" r="6"/><circle cx="42" cy="20" r="6"/><circle cx="43.500" cy="27" r="4.500"/><circle cx="20.500" cy="27" r="4.500"/></g>`,
  },
  {
    name: "bun",
    art: (c) =>
      `<circle cx="32" cy="9.500" r="5.500" fill="${c}"/><path d="M20.800 25c-1-9 4-13 11.200-13s12.200 4 11.200 13c-4-3-6-6-7-8-4 3-10 5-15.400 8z" fill="${c}"/>`,
  },
  {
    name: "bob",
    art: (c) =>
      `<path d="M19.500 33c-2.500-4-2-12 .5-16 2.500-4 7-6 12-6s9.500 2 12 6c2.500 4 3 12 .5 16-2 .5-3.500 0-4-1.500 1-4 .5-8-1-11.500-5 1-10 1-15 0-1.500 3.500-2 7.500-1 11.500-.5 1.500-2 2-4 1.500z" fill="${c}"/>`,
  },
  {
    name: "tails",
    art: (c) =>
      `<g fill="${c}"><circle cx="18.500" cy="29" r="4.500"/><circle cx="45.500" cy="29" r="4.500"/><path d="M20.500 24c-1-9 4-13.500 11.500-13.500s12.500 4.500 11.500 13.500c-4.500-1.500-9-4.500-11.500-8-2.500 3.500-7 6.500-11.500 8z"/></g>`,
  },
];
const EXTRAS: readonly { name: string; art: (colour: string) => string }[] = [
  { name: "none", art: () => "" },
  {
    name: "glasses",
    art: () =>
      `<g fill="none" stroke="${DARK}" stroke-width="1.300"><circle cx="28" cy="26.500" r="3.600"/><circle cx="36" cy="26.500" r="3.600"/><path d="M31.600 26.500h.8M24.400 26l-2.400-.8M39.600 26l2.400-.8"/></g>`,
  },
  {
    name: "freckles",
    art: () =>
      `<g fill="#9A5A33"><circle cx="25.600" cy="29.400" r=".7"/><circle cx="27.400" cy="30" r=".7"/><circle cx="36.600" cy="30" r=".7"/><circle cx="38.400" cy="29.400" r=".7"/></g>`,
  },
  {
    name: "beard",
    art: (c) =>
      `<path d="M21.300 27c.5 6.500 4.500 10.500 10.700 10.500S42.200 33.500 42.700 27c-2 2.300-3.200 2.300-4.700 1.700-1.800-.7-4-1-6-1s-4.200.3-6 1c-1.500.6-2.700.6-4.700-1.700z" fill="${c}"/>`,
  },
];

const FRECKLES = 2;
const BEARD = 3;
/** Heads of hair that may have a beard; the others have freckles in its place. */
const BEARDED = new Set(["short", "curly"]);
const KINDS = 3;

/** How many portraits there are: each part combined with every other. */
export const PORTRAITS = CUTS.length * HAIR_COLOURS.length * SKIN.length * KINDS;
/** How many are offered at a time. */
export const DOZEN = 12;
/** A number without a common factor with their count: steps of it pass every portrait once. */
const STRIDE = 97;

interface Parts {
  cut: number;
  hair: number;
  skin: number;
  extra: number;
}

function partsOf(portrait: number): Parts {
  let left = portrait % PORTRAITS;
  const take = (count: number) => {
    const part = left % count;
    left = Math.floor(left / count);
    return part;
  };
  const [cut, hair, skin] = [take(CUTS.length), take(HAIR_COLOURS.length), take(SKIN.length)];
  const kind = take(KINDS);
  const last = BEARDED.has(CUTS[cut]!.name) ? BEARD : FRECKLES;
  return { cut, hair, skin, extra: kind === KINDS - 1 ? last : kind };
}

/** The drawing of a person, in a shirt of the seat's colour. */
export function personArt(portrait: number, shirt: string): string {
  const { cut, hair, skin, extra } = partsOf(portrait);
  const colour = HAIR_COLOURS[hair]!;
  const mouth = EXTRAS[extra]!.name === "beard" ? "#fff" : DARK;
  return (
    `<path d="M10 66c0-16 9-25 22-25s22 9 22 25z" fill="${shirt}"/><circle cx="32" cy="25" r="11" fill="${SKIN[skin]!}"/>` +
    `${EXTRAS[extra]!.name === "beard" ? EXTRAS[extra]!.art(colour) : ""}${CUTS[cut]!.art(colour)}` +
    `<circle cx="28" cy="26.500" r="1.500" fill="${DARK}"/><circle cx="36" cy="26.500" r="1.500" fill="${DARK}"/><path d="M28.300 30.600c2 2.100 5.400 2.100 7.400 0" stroke="${mouth}" stroke-width="1.500" fill="none" stroke-linecap="round"/>` +
    (EXTRAS[extra]!.name === "beard" ? "" : EXTRAS[extra]!.art(colour))
  );
}

/** A dozen portraits that differ from each other; every dozen is another until all were shown. */
export function dozen(number: number): number[] {
  return Array.from(
    { length: DOZEN },
    (_, place) => ((number * DOZEN + place) * STRIDE) % PORTRAITS,
  );
}

/** What a portrait looks like: parts of the texts that name it. */
export function portraitWords(portrait: number): { cut: string; hair: string; extra: string } {
  const { cut, hair, extra } = partsOf(portrait);
  return { cut: CUTS[cut]!.name, hair: HAIR_NAMES[hair]!, extra: EXTRAS[extra]!.name };
}
