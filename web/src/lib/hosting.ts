/** Makes tables, joins them, and lists the guest's own. */
import { get, post } from "./api";
import type { EditionLine, Face, NewTable, TableList, TableMade } from "./protocol";

/** The bots of a table made with one click. */
const COMPANY = ["novice", "regular", "shrewd"];

/** Become a guest of the server, identified by a cookie from then on. */
export async function comeIn(): Promise<void> {
  await post("me");
}

export async function makeTable(wanted: Partial<NewTable> & { edition: string }): Promise<string> {
  await comeIn();
  return (await post<TableMade>("tables", wanted)).code;
}

/** One click: a table with three bots, started; by the preset that its box begins with. */
export async function playNow(
  { edition, usual }: Pick<EditionLine, "edition" | "usual">,
  person: Pick<NewTable, "name" | "portrait" | "token">,
): Promise<string> {
  const seats = COMPANY.map((bot) => ({ bot, name: null }));
  const code = await makeTable({ edition, preset: usual, ...person, seats });
  await post(`tables/${code}/requests`, { type: "start", id: crypto.randomUUID() });
  return code;
}

/** Take over a seat on this device with the one-time code of another; returns the table's code. */
export async function takeSeat(handover: string): Promise<string> {
  await comeIn();
  return (await post<{ code: string }>("handover", { code: handover })).code;
}

/** The face of a table, for guests with its code. */
export async function faceOf(code: string): Promise<Face> {
  return (await get<{ face: Face }>(`tables/${code}`)).face;
}

export async function lookAt(code: string): Promise<Face> {
  await comeIn();
  return faceOf(code);
}

/**
 * The guest's own tables, the last changed first; optionally of one phase, and limited in
 * number.
 */
export async function myTables(
  wanted: { phase?: Face["phase"]; limit?: number; before?: string | null } = {},
): Promise<TableList> {
  await comeIn();
  const query = new URLSearchParams({ which: "mine" });
  for (const [name, value] of Object.entries(wanted)) if (value) query.set(name, String(value));
  return get<TableList>(`tables?${query}`);
}
