/**
 * What a square shows: everything from the box, the public view and the texts; nothing is
 * computed.
 */
import type { Box, BoxSquare, EstateGame, LotView } from "../../lib/protocol";
import { formatMoney } from "../../lib/texts/money";
import type { Texts } from "../../lib/texts/texts";
import { pictureOf } from "../../drawings/pictures";
import type { GlyphName } from "../../drawings/glyphs";
import { seatLook, type SeatLook } from "../../drawings/seats";
import { labelOf } from "./naming";

/** A planned lot: a level and its rent. */
export interface Planned {
  level: number;
  rent: number | null;
}

export interface Facts {
  square: BoxSquare;
  name: string;
  short: string;
  picture: GlyphName | null;
  owner: SeatLook | null;
  ownerName: string;
  level: number;
  mortgaged: boolean;
  planned: Planned | null;
  /** The price of a free lot, or the sum of a tax. */
  price: string;
  /** The rent now, or in the plan. */
  rent: string;
  /** The same as bare digits, for small boards. */
  digits: string;
  /** What a screen reader says. */
  label: string;
}

/** The looks of the seats by name. */
export function seatLooks(box: Box, game: EstateGame | null): Record<string, SeatLook> {
  return Object.fromEntries(
    (game?.seats ?? []).map(({ seat }, place) => [seat, seatLook(box, place)]),
  );
}

/** A sum without its currency. */
export function bareSum(texts: Texts, sum: number): string {
  const style = texts.money?.formats[texts.locale];
  if (!texts.money || !style) return String(sum);
  const bare = { ...style, pattern: "{number}", grouping: "" };
  return formatMoney(sum, { ...texts.money, formats: { [texts.locale]: bare } }, texts.locale);
}

function rentWords(texts: Texts, lot: LotView, rent: number | null, bare: boolean): string {
  if (rent === null) return "";
  if (!lot.per_pip) return bare ? bareSum(texts, rent) : texts.sum(rent);
  return bare ? `×${rent}` : texts.get("board-times-dice", { times: rent });
}

/** The facts of all squares; `planned` are buildings that are only thought of. */
export function factsOf(
  box: Box,
  game: EstateGame | null,
  texts: Texts,
  planned: Record<number, Planned> = {},
): Facts[] {
  const looks = seatLooks(box, game);
  const lots = new Map(game?.lots.map((lot) => [lot.lot, lot]));
  return box.squares.map((square) => {
    const lot = lots.get(square.square) ?? null;
    const plan = planned[square.square] ?? null;
    const id = `square-${square.id.replaceAll("_", "-")}`;
    const rent = lot && !lot.mortgaged ? (plan?.rent ?? lot.rent) : null;
    const asked = lot?.owner ? null : (square.price ?? square.tax);
    const [price, digits] = asked === null ? ["", ""] : [texts.sum(asked), bareSum(texts, asked)];
    return {
      square,
      name: texts.get(id),
      short: texts.short(id),
      picture: pictureOf(box, square),
      owner: (lot?.owner && looks[lot.owner]) || null,
      ownerName: lot?.owner ?? "",
      level: lot?.level ?? 0,
      mortgaged: lot?.mortgaged ?? false,
      planned: plan,
      price,
      rent: lot?.owner ? rentWords(texts, lot, rent, false) : "",
      digits: lot?.owner ? rentWords(texts, lot, rent, true) : digits,
      label: labelOf(square, lot, game, texts),
    };
  });
}

/**
 * The same facts, with the same object for each unchanged square: only changed squares are
 * updated.
 */
export function keepSame(before: readonly Facts[], now: Facts[]): Facts[] {
  return now.map((fact, i) => {
    const old = before[i];
    return old && JSON.stringify(old) === JSON.stringify(fact) ? old : fact;
  });
}
