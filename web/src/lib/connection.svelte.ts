/**
 * One table's socket. It says hello, keeps what it hears, and when the line is lost it comes back by
 * itself; wishes that were not answered are said again, with the same id, and so are done once.
 */
import { base } from "./router.svelte";
import type { Done, Hinted, Pong, Previewed, Refused, Told, Trouble, Update, Whole, Notice } from "./types";
import type { Message } from "./texts/texts";

export const PROTOCOL_VERSION = 1;

export type Line = "opening" | "open" | "lost" | "closed";

export type Outgoing = Record<string, unknown> & { type: string };
type Incoming =
  | ({ type: "whole" } & Whole)
  | ({ type: "update" } & Update)
  | ({ type: "done" } & Done)
  | ({ type: "refused" } & Refused)
  | ({ type: "notice" } & Notice)
  | ({ type: "trouble" } & Trouble)
  | ({ type: "previewed" } & Previewed)
  | ({ type: "hinted" } & Hinted)
  | ({ type: "told" } & Told)
  | ({ type: "pong" } & Pong);
export type Answer = Extract<Incoming, { id?: unknown }>;

export interface Listener {
  whole(message: Whole): void;
  update(message: Update): void;
  notice(message: Notice): void;
  trouble(message: Trouble): void;
  /** The number of the last entry heard, or null. */
  last(): number | null;
}

/** A wish that the rules, the table or the server refused. */
export class RefusedWish extends Error {
  readonly said: Message;
  constructor(said: Message) {
    super(said.text);
    this.said = said;
  }
}

interface Pending {
  message: Outgoing;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** Close codes after which trying again is of no use. */
const FINAL = new Set([4400, 4401, 4403, 4404, 4409, 4410]);
const WAITS = [250, 500, 1000, 2000, 4000, 5000];
const SILENCE = 25_000;

export class Connection {
  line = $state<Line>("opening");
  /** Why it was closed for good. */
  reason = $state<number | null>(null);
  #code: string;
  #listener: Listener;
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #tries = 0;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #retry = () => this.#hurry();

  constructor(code: string, listener: Listener) {
    this.#code = code;
    this.#listener = listener;
  }

  open(): void {
    addEventListener("online", this.#retry);
    document.addEventListener("visibilitychange", this.#retry);
    this.#pulse = setInterval(() => this.#ping(), SILENCE);
    this.#connect();
  }

  close(): void {
    removeEventListener("online", this.#retry);
    document.removeEventListener("visibilitychange", this.#retry);
    clearInterval(this.#pulse);
    clearTimeout(this.#timer);
    this.line = "closed";
    this.#socket?.close(1000);
    this.#socket = null;
  }

  /** Say a wish or a question; the answer comes when the server has stored what it did. */
  wish(message: Outgoing): Promise<Answer> {
    const id = `${Date.now().toString(36)}-${(this.#count += 1).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
    const full = { ...message, id };
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { message: full, resolve, reject });
      this.#send(full);
    });
  }

  #connect(): void {
    const url = new URL(`${base()}api/tables/${this.#code}/socket`, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#send({ type: "hello", version: PROTOCOL_VERSION, last: this.#listener.last() });
      for (const { message } of this.#pending.values()) this.#send(message);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Incoming);
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  #send(message: Outgoing): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: Incoming): void {
    switch (message.type) {
      case "whole":
        this.#tries = 0;
        this.line = "open";
        return this.#listener.whole(message);
      case "update":
        return this.#listener.update(message);
      case "notice":
        return this.#listener.notice(message);
      case "refused":
        return this.#settle(message.id)?.reject(new RefusedWish(message.refusal));
      case "trouble":
        if (message.id) this.#settle(message.id)?.reject(new RefusedWish(message));
        return this.#listener.trouble(message);
      default:
        return this.#settle(message.id)?.resolve(message);
    }
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #lost(code: number): void {
    if (this.line === "closed") return;
    this.#socket = null;
    if (FINAL.has(code)) {
      this.reason = code;
      this.line = "closed";
      for (const { reject } of this.#pending.values())
        reject(new RefusedWish({ text: "page-lost", args: {} }));
      this.#pending.clear();
      return;
    }
    this.line = "lost";
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)]!;
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait * (0.8 + 0.4 * Math.random()));
  }

  /** Ask for everything again: something did not fit. */
  again(): void {
    this.#socket?.close(4000);
  }

  #hurry(): void {
    if (this.line !== "lost" || document.hidden) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  #ping(): void {
    if (this.line === "open") void this.wish({ type: "ping" }).catch(() => undefined);
  }
}
