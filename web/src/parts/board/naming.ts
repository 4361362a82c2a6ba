/** Names of squares: whole for a screen reader, in parts for the board. */
import type { BoxSquare, EstateGame, LotView } from "../../lib/protocol";
import { hasShape } from "../../drawings/glyphs";
import type { Texts } from "../../lib/texts/texts";

/** A printed name: its title, and what follows in brackets. */
export interface NameParts {
  title: string;
  second: string;
}

const CURRENCIES: Record<string, string> = { "€": "euro", F: "franc", $: "dollar" };

/** "City (Street)" in two. */
export function partsOf(name: string): NameParts {
  const found = /^(.+?) \((.+)\)$/.exec(name.replaceAll("\u00a0", " "));
  return found ? { title: found[1]!, second: found[2]! } : { title: name, second: "" };
}

/** "Jail / Just Visiting" in two. */
export function jailNames(name: string): readonly [string, string] {
  const [jail = name, visiting = ""] = name.split(" / ");
  return [jail, visiting];
}

/** The colour of a group and its shape: "yellow star". */
export function groupName(texts: Texts, group: string): string {
  return hasShape(group)
    ? texts.get(`board-group-${group.replaceAll("_", "-")}`)
    : texts.name("group", group);
}

/** A sum as it is spoken: "260 euros". */
export function spokenSum(texts: Texts, sum: number): string {
  return texts.get("board-spoken-sum", {
    currency: CURRENCIES[texts.money?.symbol ?? ""] ?? "none",
    number: sum,
    sum: texts.sum(sum),
  });
}

function lotParts(square: BoxSquare, lot: LotView, texts: Texts): string[] {
  const parts = square.group ? [groupName(texts, square.group)] : [];
  if (!lot.owner)
    return [
      ...parts,
      texts.get("board-free"),
      ...(square.price ? [spokenSum(texts, square.price)] : []),
    ];
  parts.push(texts.get("board-owner", { owner: lot.owner }));
  if (lot.level) parts.push(buildings(texts, lot.level));
  if (lot.mortgaged) return [...parts, texts.get("board-mortgaged")];
  if (lot.rent === null) return parts;
  const rent = lot.per_pip
    ? texts.get("board-times-dice", { times: lot.rent })
    : spokenSum(texts, lot.rent);
  return [...parts, texts.get("board-rent", { rent })];
}

/** What stands on a lot, in words. */
export function buildings(texts: Texts, level: number): string {
  return texts.get("board-buildings", {
    level,
    house: texts.get("piece-house"),
    houses: texts.get("piece-houses"),
    hotel: texts.get("piece-hotel"),
  });
}

/** A square with its state and the tokens there: "Copenhagen, yellow star, for sale, 260 euros". */
export function labelOf(
  square: BoxSquare,
  lot: LotView | null,
  game: EstateGame | null,
  texts: Texts,
): string {
  const parts = [texts.name("square", square.id)];
  if (lot) parts.push(...lotParts(square, lot, texts));
  if (square.tax) parts.push(spokenSum(texts, square.tax));
  const here = game?.seats.filter(({ at, out }) => !out && at === square.square) ?? [];
  if (here.length)
    parts.push(
      texts.get("board-here", {
        seats: texts.list(here.map(({ seat }) => seat)),
        count: here.length,
      }),
    );
  return parts.join(", ");
}
