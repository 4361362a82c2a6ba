/** Opened record files: read, sent to the server, and passed to the viewer. */
import { ApiError, post } from "../../lib/api";
import { comeIn } from "../../lib/hosting";
import type { Replay } from "../../lib/protocol";
import { say, t } from "../../lib/words.svelte";

/** The default limit of a server. */
export const MOST_BYTES = 512 * 1024;

export interface Opened {
  name: string;
  replay: Replay;
}

let opened: Opened | null = null;

/** The file opened last; it is gone when the page is. */
export function lastOpened(): Opened | null {
  return opened;
}

/** Why a file cannot be shown, in words. */
export class FileError extends Error {}

/** Open a record file; FileError says what is wrong with it. */
export async function openFile(file: File): Promise<Opened> {
  const { name, size } = file;
  if (size > MOST_BYTES) {
    const kilobytes = (bytes: number) => Math.ceil(bytes / 1024);
    throw new FileError(
      t("replays-large", { name, size: kilobytes(size), most: kilobytes(MOST_BYTES) }),
    );
  }
  const text = await file.text();
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    throw new FileError(t("replays-no-record", { name }));
  }
  try {
    await comeIn();
    opened = { name, replay: await post<Replay>("replay", record) };
  } catch (error) {
    const said = error instanceof ApiError ? error.said : null;
    throw new FileError(said ? say(said) : t("page-error-no-answer"));
  }
  return opened;
}
