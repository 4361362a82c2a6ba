/**
 * Texts for people: the same Fluent messages as in the terminal. Any message of the wire becomes a
 * sentence here; its terms say how they are worded.
 */
import { FluentBundle, type FluentResource } from "@fluent/bundle";
import type { BoxMoney, MessageModel } from "../protocol";
import { formatMoney } from "./money";

export type Locale = "en" | "fr";
export const LOCALES: readonly Locale[] = ["en", "fr"];

type Entry = FluentResource["body"][number];
/** Parsed texts, with their attributes: the form of `made/texts/` and of the server. */
export type Source = readonly (readonly [
  id: string,
  value: Entry["value"],
  attributes?: Entry["attributes"],
])[];

export type Message = Pick<MessageModel, "text" | "args">;
export type Term = MessageModel["args"][string];
export type Word = string | number;

/** A piece of a sentence: plain words, or the words of a term that can be highlighted. */
export interface Piece {
  words: string;
  term: Term | null;
}

/** All texts of one language, those of an edition among them if one is given. */
export class Texts {
  readonly locale: Locale;
  readonly money: BoxMoney | null;
  #bundle: FluentBundle;

  constructor(locale: Locale, sources: readonly Source[], money: BoxMoney | null = null) {
    this.locale = locale;
    this.money = money;
    this.#bundle = new FluentBundle(locale, { useIsolating: false });
    // An edition has its own words for the pieces.
    for (const source of sources) {
      const body = source.map(([id, value, attributes = {}]) => ({ id, value, attributes }));
      this.#bundle.addResource({ body } as FluentResource, { allowOverrides: true });
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /**
   * The text with its variables filled in; if it is missing, its id, and a message in the
   * console.
   */
  get(id: string, values: Record<string, Word> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) {
      console.error(`no text "${id}" in locale "${this.locale}"`);
      return id;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, errors);
    if (errors.length)
      console.error(`text "${id}", locale "${this.locale}": ${errors[0]!.message}`);
    return text;
  }

  /** A short form of a text where it has one (`.short`), else the text. */
  short(id: string): string {
    const pattern = this.#bundle.getMessage(id)?.attributes.short;
    return pattern ? this.#bundle.formatPattern(pattern) : this.get(id);
  }

  /** The name an edition gives to one of its things: `name("square", "income_tax")`. */
  name(prefix: string, id: string): string {
    return this.get(`${prefix}-${id.replaceAll("_", "-")}`);
  }

  /** The items as one phrase: "a, b and c", or the text for an empty list. */
  list(items: readonly string[]): string {
    if (!items.length) return this.get("nothing-word");
    if (items.length === 1) return items[0]!;
    return this.get("list-and", { items: items.slice(0, -1).join(", "), last: items.at(-1)! });
  }

  /** A message as a sentence, which begins with a capital or with a player's name. */
  say(message: Message): string {
    const text = this.#message(message).replaceAll("!.", "!");
    for (const name of namesIn(message as Term)) if (text.startsWith(name)) return text;
    return capital(text);
  }

  /**
   * The same sentence in pieces, so that squares and sums in it can be shown as such. The words of
   * all pieces together are the result of `say`.
   */
  pieces(message: Message): Piece[] {
    const marked: Term[] = [];
    const mark = (term: Term, words: Word): Word => {
      if (!pointable(term)) return words;
      marked.push(term);
      return `\ue001${marked.length - 1}\ue002${words}\ue003`;
    };
    const sentence = this.#message(message, mark)
      .replaceAll("!.", "!")
      .replaceAll("!\ue003.", "!\ue003");
    const named = [...namesIn(message as Term)].some((name) => plain(sentence).startsWith(name));
    return split(named ? sentence : capitalMarked(sentence), marked);
  }

  /** A printed sum. */
  sum(printed: number): string {
    return formatMoney(printed, this.money, this.locale);
  }

  /** A number with the decimal mark of the language. */
  decimal(value: number): string {
    return String(Number(value.toPrecision(6))).replace(".", this.get("decimal-point"));
  }

  /** A term as a text takes it. */
  word(term: Term, mark: Mark = bare): Word {
    if (term === null) return "none";
    if (typeof term !== "object") return term;
    return mark(term, this.#object(term, mark));
  }

  #object(term: Exclude<Term, null | string | number>, mark: Mark): Word {
    if ("seat" in term) return term.seat ?? this.get("the-bank");
    if ("square" in term) return this.name("square", term.square);
    if ("space" in term) return this.name("space", term.space);
    if ("money" in term) return this.sum(term.money);
    if ("list" in term) return this.list(term.list.map((item) => String(this.word(item, mark))));
    if ("words" in term) return term.words;
    if ("share" in term) return this.#share(term.share);
    if ("decimal" in term) return this.decimal(term.decimal);
    return this.#message(term, mark);
  }

  #share(thousandths: number): string {
    const size = Math.abs(thousandths / 10)
      .toFixed(1)
      .replace(".", this.get("decimal-point"));
    return this.get("percent", { figure: `${thousandths < 0 ? "−" : "+"}${size}` });
  }

  /** A message without its capital, for use within another. */
  #message(message: Message, mark: Mark = bare): string {
    const args: Record<string, Word> = {};
    for (const [name, term] of Object.entries(message.args)) args[name] = this.word(term, mark);
    return this.get(message.text, args);
  }
}

type Mark = (term: Term, words: Word) => Word;
const bare: Mark = (_, words) => words;
const MARKS = /[\ue001-\ue003]/;

function capital(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}

function pointable(term: Term): boolean {
  return (
    term !== null &&
    typeof term === "object" &&
    ("square" in term || "space" in term || "money" in term || "seat" in term)
  );
}

function plain(marked: string): string {
  return marked.replace(/\ue001\d+\ue002|\ue003/g, "");
}

function capitalMarked(marked: string): string {
  const opening = /^(?:\ue001\d+\ue002)*/.exec(marked)![0];
  return opening + capital(marked.slice(opening.length));
}

function split(sentence: string, marked: readonly Term[]): Piece[] {
  const pieces: Piece[] = [];
  for (const part of sentence.split(/(\ue001\d+\ue002[^\ue003]*\ue003)/)) {
    const found = /^\ue001(\d+)\ue002([^\ue003]*)\ue003$/.exec(part);
    if (found) pieces.push({ words: found[2]!, term: marked[Number(found[1])] ?? null });
    else if (part) pieces.push({ words: part.replace(MARKS, ""), term: null });
  }
  return pieces;
}

/** The players that a term names. */
function* namesIn(term: Term): Generator<string> {
  if (term === null || typeof term !== "object") return;
  if ("seat" in term && typeof term.seat === "string") yield term.seat;
  if ("list" in term) for (const inside of term.list) yield* namesIn(inside);
  if ("args" in term) for (const inside of Object.values(term.args)) yield* namesIn(inside as Term);
}
