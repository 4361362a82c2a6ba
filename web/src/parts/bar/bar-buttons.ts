/** The buttons of the bar: for the choices of a seat, and for its requests to the table. */
import { go } from "../../lib/router.svelte";
import { money, say, t } from "../../lib/words.svelte";
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

/** They ask first, whatever is best. */
const LEAVES = new Set(["resign", "bankrupt"]);
/** Never directly on the bar: they are behind "More", on title deeds and in the property list. */
const LAST = new Set(["resign", "withdraw", "redeem", "swap", "mortgage", "sell", "unit"]);

function barButton(controls: Controls, button: Button, key: string): BarButton {
  const { word, choices, id } = button;
  const [first] = choices;
  const single = choices.length === 1 || !opens(button);
  const base = { id, key, icon: iconOf(word), main: button.main, last: LAST.has(word) };
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

/** The one of a family that is best to do, as a button of its own: its words name lot and sum. */
function bestOf(controls: Controls, button: Button): BarButton[] {
  const best = button.choices.find(({ main }) => main);
  if (!best || isForm(best) || !opens(button) || LEAVES.has(button.word)) return [];
  return [
    {
      id: "best",
      // The sentence beside it names the lot; where property is given up, the button does.
      label:
        button.word === "build" && best.cost !== null
          ? t("play-do-build", { amount: money(Math.abs(best.cost)) })
          : say(best),
      title: say(best),
      hook: hookOf(best),
      key: "",
      icon: iconOf(button.word),
      main: true,
      go: () => void controls.act(best.action),
    },
  ];
}

/** A debt: the whole way out behind one press, or what is left where it is not enough. */
function wayOutButtons(controls: Controls, offered: readonly BarButton[]): BarButton[] | null {
  const plan = controls.wayOut;
  const matter = matterOf(controls);
  if (!plan || matter?.kind !== "debt") return null;
  const letters = lettersOf(t("play-keys"));
  const myself: BarButton = {
    id: "myself",
    label: t("play-plan-myself"),
    hook: null,
    request: "myself",
    key: letters.myself ?? "",
    icon: null,
    main: false,
    go: () => (controls.byHand = true),
  };
  if (plan.cash_after >= 0) {
    const done: BarButton = {
      id: "way-out",
      label: t("play-plan-do", { amount: money(matter.amount) }),
      hook: null,
      request: "way-out",
      key: "",
      icon: "check",
      main: true,
      go: () => void controls.actAll(plan.actions),
    };
    return [done, myself, ...offered.map((button) => ({ ...button, main: false, last: true }))];
  }
  const trade = offered.find(({ opens: panel }) => panel === "trade");
  return [
    ...(trade ? [{ ...trade, label: t("play-plan-trade"), main: true }] : []),
    myself,
    ...offered
      .filter((button) => button !== trade)
      .map((button) => ({ ...button, main: !trade && button.main, last: !!trade })),
  ];
}

function matterOf(controls: Controls) {
  const { game } = controls.table;
  return game && "matter" in game ? game.matter : null;
}

/** The buttons for what a seat may do now. */
export function barButtons(controls: Controls): BarButton[] {
  const choices: readonly AnyChoice[] = controls.choices;
  const bidding = auctionButtons(controls);
  const buttons = buttonsOf(bidding ? choicesBut(choices, "bid", "pass") : choices);
  const keys = keysOf(buttons, lettersOf(t("play-keys")));
  const offered = buttons.flatMap((button) => {
    const best = bestOf(controls, button);
    const family = barButton(controls, button, keys.get(button.id) ?? "");
    return [...best, best.length ? { ...family, main: false } : family];
  });
  const shown = wayOutButtons(controls, offered) ?? offered;
  return [...requestsOf(controls), ...offersOf(controls, shown), ...(bidding ?? []), ...shown];
}

const MOVES_ON = new Set(['"roll"', '"end"']);

/** Let a button show a warning, and do its work when it is pressed again. */
function askFirst(controls: Controls, button: BarButton, text: string): void {
  const { go } = button;
  button.go = () => controls.warn(text) && go();
}

/** A received offer is answered at the trade table, which shows what it contains: nothing else comes first. */
function offersOf(controls: Controls, buttons: BarButton[]): BarButton[] {
  const { game } = controls.table;
  const offers = game && "offers" in game ? game.offers : [];
  const mine = offers.filter(({ to }) => to === controls.seat);
  const [offer] = mine;
  // An offer of one's own would end unanswered if one just went on.
  const sent = offers.find(({ from }) => from === controls.seat);
  if (sent)
    for (const button of buttons)
      if (MOVES_ON.has(button.hook ?? ""))
        askFirst(controls, button, t("play-offer-open", { other: sent.to }));
  if (!offer) return [];
  const answers = /^"?\{?"?(accept|reject)/;
  const isFirst = !buttons.some(({ main, hook }) => main && !answers.test(hook ?? ""));
  for (const button of buttons) {
    if (answers.test(button.hook ?? "")) Object.assign(button, { last: true, main: false });
    // The offer would end with the turn, so that is asked once.
    if (button.hook === '"end"')
      askFirst(controls, button, t("play-offer-ends", { other: offer.from }));
  }
  return [
    {
      id: "look",
      label:
        mine.length > 1
          ? t("play-see-offers", { count: mine.length })
          : t("play-see-offer-of", { other: offer.from }),
      hook: null,
      key: "y",
      icon: "swap",
      opens: "trade",
      main: isFirst,
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
      {
        id: "sit",
        label: t("play-take", { seat: free.name ?? "" }),
        hook: null,
        request: "sit",
        key: "",
        icon: null,
        // A spectator should not sit down in a bot's chair by the space bar.
        main: !face.take_over,
        go: () => void controls.request({ type: "sit", place: free.place }),
      },
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
