/** The buttons of the bar: for the choices of a seat, and for its requests to the table. */
import { go } from "../../lib/router.svelte";
import { say, t } from "../../lib/words.svelte";
import type { AnyChoice } from "../../lib/table.svelte";
import {
  buttonsOf,
  choicesBut,
  hookOf,
  isForm,
  keysOf,
  lettersOf,
  opens,
  type Button,
} from "./choices";
import type { Controls, Panel } from "./controls.svelte";
import { auctionButtons } from "../auction/buttons";
import { choiceLabel, iconOf, labelOf } from "./labels";

export interface BarButton {
  id: string;
  label: string;
  title?: string;
  /** The action as written, or the word of a form; null if it is not an action. */
  hook: string | null;
  /** The panel that it opens. */
  opens?: string | undefined;
  /** The request to the table, if it is not an action. */
  request?: string;
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

/** Never directly on the bar: they are behind "More", on title deeds and in the property list. */
const LAST = new Set(["resign", "withdraw", "redeem", "swap", "mortgage", "sell", "unit"]);

function barButton(controls: Controls, button: Button, key: string): BarButton {
  const { word, choices, id } = button;
  const [first] = choices;
  const single = choices.length === 1 || !opens(button);
  const base = { id, key, icon: iconOf(word), main: button.main, last: LAST.has(word) };
  const debt = isMyDebt(controls) && word !== "bankrupt";
  const chosen = choices.find(({ main }) => main);
  // In a debt every way to pay is on the stage; the big button takes the first.
  if (debt && chosen && !isForm(chosen))
    return {
      ...base,
      label: say(chosen),
      hook: hookOf(chosen),
      go: () => void controls.act(chosen.action),
    };
  if (opens(button))
    return {
      ...base,
      label: labelOf(button),
      hook: null,
      opens: panelOf(word).name,
      go: () => controls.show(panelOf(word)),
    };
  return {
    ...base,
    label: single && first ? choiceLabel(first) : labelOf(button),
    title: first ? say(first) : "",
    hook: first ? hookOf(first) : null,
    go: () => first && void controls.act(first.action),
  };
}

function isMyDebt(controls: Controls): boolean {
  const { game } = controls.table;
  const matter = game && "matter" in game ? game.matter : null;
  return matter?.kind === "debt" && matter.by === controls.seat && Boolean(matter.missing);
}

/** The buttons for what a seat may do now. */
export function barButtons(controls: Controls): BarButton[] {
  const choices: readonly AnyChoice[] = controls.choices;
  const bidding = auctionButtons(controls);
  const buttons = buttonsOf(bidding ? choicesBut(choices, "bid", "pass") : choices);
  const keys = keysOf(buttons, lettersOf(t("play-keys")));
  const offered = buttons.map((button) => barButton(controls, button, keys.get(button.id) ?? ""));
  return [...requestsOf(controls), ...offersOf(controls, offered), ...(bidding ?? []), ...offered];
}

/** A received offer is answered at the trade table, which shows what it contains. */
function offersOf(controls: Controls, buttons: BarButton[]): BarButton[] {
  const { game } = controls.table;
  const offer =
    game && "offers" in game ? game.offers.find(({ to }) => to === controls.seat) : null;
  if (!offer) return [];
  for (const button of buttons)
    if (/^"?\{?"?(accept|reject)/.test(button.hook ?? ""))
      Object.assign(button, { last: true, main: false });
  return [
    {
      id: "look",
      label: t("play-see-offer"),
      hook: null,
      key: "y",
      icon: "swap",
      opens: "trade",
      main: !controls.isAsked,
      go: () => controls.show({ name: "trade", other: offer.from }),
    },
  ];
}

/** The requests to the table, apart from the game. */
function requestsOf(controls: Controls): BarButton[] {
  const { table, seat } = controls;
  const { face } = table;
  if (!face) return [];
  const button = (id: string, main: boolean, key: string, go: () => void): BarButton => ({
    id,
    label: t(`play-request-${id}`),
    hook: null,
    request: id,
    key,
    icon: null,
    main,
    go,
  });
  const free = face.seats.find(({ open }) => open);
  if (!seat && free && face.phase === "playing")
    return [
      button("sit", true, "", () => void controls.request({ type: "sit", place: free.place })),
    ];
  if (face.phase === "over")
    return [button("end", true, "", () => go({ screen: "end", code: table.code }))];
  if (face.paused && seat)
    return [button("resume", true, "", () => void controls.request({ type: "resume", seat }))];
  const place = face.seats.find(({ name }) => name === seat);
  const watches = Boolean(face.held && face.held !== "out");
  const takeBack = () => void controls.request({ type: "take_back", seat: seat ?? "" });
  const own = seat && place?.bot ? [button("take-back", !watches, "", takeBack)] : [];
  if (watches && seat)
    return [
      button("watch", true, "", () => void controls.request({ type: "watch", how: "watch" })),
      ...own,
    ];
  if (own.length) return own;
  if (face.throw_for && seat)
    return [{ ...button("throw", true, "", () => controls.show({ name: "dice" })), opens: "dice" }];
  if (controls.mayLetGo && seat)
    return [button("pass", false, "g", () => void controls.request({ type: "pass", seat }))];
  return [];
}
