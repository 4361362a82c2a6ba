/** The buttons of the bar: choices of the game, and wishes to the table. */
import { go } from "../../lib/router.svelte";
import { money, say, t } from "../../lib/words.svelte";
import type { AnyChoice } from "../../lib/table.svelte";
import {
  buttonsOf,
  choicesOf,
  hookOf,
  isForm,
  keysOf,
  lettersOf,
  opens,
  type Button,
} from "./choices";
import type { Desk, Panel } from "./desk.svelte";
import { bidOf } from "./bidding";
import { choiceLabel, iconOf, labelOf } from "./labels";

export interface Deed {
  id: string;
  label: string;
  title?: string;
  /** The action as written, or the word of a form; null if it is not an action. */
  hook: string | null;
  /** The panel that it opens. */
  opens?: string | undefined;
  /** The wish to the table, if it is not an action. */
  wish?: string;
  key: string;
  icon: string | null;
  /** The sign used instead of words if there is no room for them. */
  sign?: string;
  main: boolean;
  /** Never directly on the bar: leaving the game, for example. */
  last?: boolean;
  go: () => void;
}

const PANELS: Record<string, Panel> = {
  build: { name: "build" },
  want: { name: "build" },
  sell: { name: "build" },
  swap: { name: "property" },
  mortgage: { name: "property" },
  redeem: { name: "property" },
  offer: { name: "trade", other: null },
  settle: { name: "settle" },
  force: { name: "force" },
  roll: { name: "dice" },
  unit: { name: "unit" },
  resign: { name: "leave" },
  bankrupt: { name: "bankrupt" },
};

/** The panel that a family of choices is done in. */
export function panelOf(word: string): Panel {
  return PANELS[word] ?? { name: "more" };
}

/** Never directly on the bar: they are behind "More", on deeds and in the property list. */
const LAST = new Set(["resign", "withdraw", "redeem", "swap", "mortgage", "sell", "unit"]);

function deedOf(desk: Desk, button: Button, key: string): Deed {
  const { word, choices, id } = button;
  const [first] = choices;
  const single = choices.length === 1 || !opens(button);
  const base = { id, key, icon: iconOf(word), main: button.main, last: LAST.has(word) };
  if (word === "bid" && first?.limits && "least" in first.limits) {
    const sum = bidOf(desk, first.limits);
    return {
      ...base,
      label: t("play-do-bid", { amount: money(sum) }),
      hook: "bid",
      go: () => void desk.act({ bid: sum }),
    };
  }
  const debt = isMyDebt(desk) && word !== "bankrupt";
  const chosen = choices.find(({ main }) => main);
  // In a debt every way to pay is on the stage; the big button takes the first.
  if (debt && chosen && !isForm(chosen))
    return {
      ...base,
      label: say(chosen),
      hook: hookOf(chosen),
      go: () => void desk.act(chosen.action),
    };
  if (opens(button))
    return {
      ...base,
      label: labelOf(button),
      hook: null,
      opens: panelOf(word).name,
      go: () => desk.show(panelOf(word)),
    };
  return {
    ...base,
    label: single && first ? choiceLabel(first) : labelOf(button),
    title: first ? say(first) : "",
    hook: first ? hookOf(first) : null,
    go: () => first && void desk.act(first.action),
  };
}

function isMyDebt(desk: Desk): boolean {
  const { game } = desk.table;
  const matter = game && "matter" in game ? game.matter : null;
  return matter?.kind === "debt" && matter.by === desk.seat && Boolean(matter.missing);
}

/** The choices of a seat as deeds. A raise that is picked makes the bid the main thing to do. */
export function deedsOf(desk: Desk): Deed[] {
  const choices: readonly AnyChoice[] = desk.choices;
  const buttons = buttonsOf(choices);
  if (desk.bid !== null && choicesOf(choices, "bid").length)
    for (const button of buttons) button.main = button.word === "bid";
  const keys = keysOf(buttons, lettersOf(t("play-keys")));
  const deeds = buttons.map((button) => deedOf(desk, button, keys.get(button.id) ?? ""));
  return [...wishesOf(desk), ...offersOf(desk, deeds), ...deeds];
}

/** A received offer is answered at the trade table, which shows what it contains. */
function offersOf(desk: Desk, deeds: Deed[]): Deed[] {
  const { game } = desk.table;
  const offer = game && "offers" in game ? game.offers.find(({ to }) => to === desk.seat) : null;
  if (!offer) return [];
  for (const deed of deeds)
    if (/^"?\{?"?(accept|reject)/.test(deed.hook ?? ""))
      Object.assign(deed, { last: true, main: false });
  return [
    {
      id: "look",
      label: t("play-see-offer"),
      hook: null,
      key: "y",
      icon: "swap",
      opens: "trade",
      main: !desk.isAsked,
      go: () => desk.show({ name: "trade", other: offer.from }),
    },
  ];
}

/** The wishes to the table, apart from the game. */
function wishesOf(desk: Desk): Deed[] {
  const { table, seat } = desk;
  const { face } = table;
  if (!face) return [];
  const deed = (id: string, main: boolean, key: string, go: () => void): Deed => ({
    id,
    label: t(`play-wish-${id}`),
    hook: null,
    wish: id,
    key,
    icon: null,
    main,
    go,
  });
  const free = face.seats.find(({ open }) => open);
  if (!seat && free && face.phase === "playing")
    return [deed("sit", true, "", () => void desk.wish({ type: "sit", place: free.place }))];
  if (face.phase === "over")
    return [deed("end", true, "", () => go({ screen: "end", code: table.code }))];
  if (face.paused && seat)
    return [deed("resume", true, "", () => void desk.wish({ type: "resume", seat }))];
  const place = face.seats.find(({ name }) => name === seat);
  const watches = Boolean(face.held && face.held !== "out");
  const takeBack = () => void desk.wish({ type: "take_back", seat: seat ?? "" });
  const own = seat && place?.bot ? [deed("take-back", !watches, "", takeBack)] : [];
  if (watches && seat)
    return [deed("watch", true, "", () => void desk.wish({ type: "watch", how: "watch" })), ...own];
  if (own.length) return own;
  if (face.throw_for && seat)
    return [{ ...deed("throw", true, "", () => desk.show({ name: "dice" })), opens: "dice" }];
  if (desk.mayLetGo && seat)
    return [deed("pass", false, "g", () => void desk.wish({ type: "pass", seat }))];
  return [];
}
