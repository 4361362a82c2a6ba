/** What an edition offers before there is a game, as `/api/editions/ID` tells it. */
import { get } from "../../lib/api";
import type { OptionValue } from "../../lib/protocol";
import type { AnyBox } from "../../lib/table.svelte";

export interface OptionForm {
  name: string;
  text: string;
  kind: string;
  choices: OptionValue[] | null;
  least: number | null;
  most: number | null;
  default: OptionValue;
  printed: OptionValue;
  ruling: boolean;
  convenience: boolean;
  needs: Record<string, OptionValue>;
}

export interface ModeForm {
  mode: string;
  text: string;
  players: [number, number];
  needed: string[];
  options: OptionForm[];
}

export interface BotForm {
  name: string;
  title: string;
  text: string;
  heavy: boolean;
}

export interface EditionForm {
  edition: string;
  family: string;
  modes: string[];
  players: [number, number];
  box: AnyBox;
  setups: ModeForm[];
  bots: BotForm[];
  usual_bot: string;
  adviser: string;
}

const forms = new Map<string, Promise<EditionForm>>();

/** Asked for once. */
export function fetchEdition(edition: string): Promise<EditionForm> {
  let form = forms.get(edition);
  if (!form) {
    form = get<EditionForm>(`editions/${edition}`);
    form.catch(() => forms.delete(edition));
    forms.set(edition, form);
  }
  return form;
}

/** How strong a bot is, in dots out of three; the bench shows them in this order. */
export const BENCH: Record<string, number> = {
  novice: 1,
  simple: 1,
  regular: 2,
  shrewd: 3,
  buyer: 2,
  thrifty: 1,
  railways: 1,
  dealer: 2,
};
