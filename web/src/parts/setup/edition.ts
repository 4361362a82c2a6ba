/** What an edition offers before there is a game, as `/api/editions/ID` tells it. */
import { get } from "../../lib/api";
import type { EditionForm } from "../../lib/protocol";

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
