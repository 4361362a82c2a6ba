/**
 * One table's socket. It sends hello, keeps what it receives, and reconnects by itself; unanswered
 * requests are sent again with the same id, and so are done once.
 */
import { base } from "./router.svelte";
import { CLOSE_CODES, PROTOCOL_VERSION } from "./protocol";
import type { AnyQuestion, AnyRequest, Notice, Outgoing, Trouble, Update, Whole } from "./protocol";
import type { Message } from "./texts/texts";

export type Line = "opening" | "open" | "lost" | "closed";

/** A request or a question before it has its id. */
export type Unsent = Unnamed<AnyRequest | AnyQuestion>;
type Unnamed<T> = T extends { id: string; type: string }
  ? Partial<Omit<T, "id" | "type">> & { type: T["type"] }
  : never;

/** What answers a request or a question. */
export type Answer = Exclude<Outgoing, Whole | Update | Notice | Trouble | { type: "refused" }>;

export interface Listener {
  whole(message: Whole): void;
  update(message: Update): void;
  notice(message: Notice): void;
  trouble(message: Trouble): void;
  /** The number of the last entry received, or null. */
  last(): number | null;
}

/** A request that the rules, the table or the server refused. */
export class RefusedRequest extends Error {
  readonly said: Message;
  constructor(said: Message) {
    super(said.text);
    this.said = said;
  }
}

interface Pending {
  message: Unsent & { id: string };
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** Close codes after which another try is useless. */
const FINAL = new Set<number>([
  CLOSE_CODES.malformed,
  CLOSE_CODES.no_key,
  CLOSE_CODES.wrong_origin,
  CLOSE_CODES.no_such_table,
  CLOSE_CODES.version,
  CLOSE_CODES.table_gone,
  CLOSE_CODES.no_edition,
]);
const WAITS = [250, 500, 1000, 2000, 4000, 5000];
const SILENCE = 25_000;
/** Questions: they change nothing, and the server answers a few at a time. */
const QUESTIONS = new Set<Unsent["type"]>([
  "preview",
  "hint",
  "bargain",
  "would_take",
  "suggest",
  "deed",
  "story",
]);
const AT_ONCE = 4;

export class Connection {
  line = $state<Line>("opening");
  /** Why it was closed for good. */
  reason = $state<number | null>(null);
  #code: string;
  #listener: Listener;
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  /** Questions that wait for those before them. */
  #queue: Pending[] = [];
  #tries = 0;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #retry = () => this.#hurry();
  #drop = () => this.#away();

  constructor(code: string, listener: Listener) {
    this.#code = code;
    this.#listener = listener;
  }

  open(): void {
    addEventListener("online", this.#retry);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#retry);
    this.#pulse = setInterval(() => this.#ping(), SILENCE);
    this.#connect();
  }

  close(): void {
    removeEventListener("online", this.#retry);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#retry);
    clearInterval(this.#pulse);
    clearTimeout(this.#timer);
    this.line = "closed";
    this.#socket?.close(1000);
    this.#socket = null;
  }

  /** Send a request or a question; the promise resolves when the server has stored it. */
  request(message: Unsent): Promise<Answer> {
    const id = `${Date.now().toString(36)}-${(this.#count += 1).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
    const full = { ...message, id };
    return new Promise((resolve, reject) => {
      const pending = { message: full, resolve, reject };
      if (QUESTIONS.has(full.type) && this.#asking() >= AT_ONCE) this.#queue.push(pending);
      else this.#say(pending);
    });
  }

  #asking(): number {
    let count = 0;
    for (const { message } of this.#pending.values()) if (QUESTIONS.has(message.type)) count += 1;
    return count;
  }

  #say(pending: Pending): void {
    this.#pending.set(pending.message.id, pending);
    this.#send(pending.message);
  }

  /** Send unanswered messages again: all, or one. */
  #repeat(id: string | null, seconds: number): void {
    setTimeout(() => {
      for (const { message } of this.#pending.values())
        if (id === null || message.id === id) this.#send(message);
    }, seconds * 1000);
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
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Outgoing);
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: Outgoing): void {
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
        return this.#settle(message.id)?.reject(new RefusedRequest(message.refusal));
      case "trouble":
        return this.#troubled(message);
      default:
        return this.#settle(message.id)?.resolve(message);
    }
  }

  /** The server asks to send the same again later. Any other trouble fails the request. */
  #troubled(message: Trouble): void {
    if (message.retry !== null) this.#repeat(message.id, message.retry);
    else if (message.id) this.#settle(message.id)?.reject(new RefusedRequest(message));
    if (message.code !== "busy") this.#listener.trouble(message);
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (this.#queue.length && this.#asking() < AT_ONCE) this.#say(this.#queue.shift()!);
    return pending;
  }

  #lost(code: number): void {
    if (this.line === "closed") return;
    this.#socket = null;
    if (FINAL.has(code)) {
      this.reason = code;
      this.line = "closed";
      for (const { reject } of [...this.#pending.values(), ...this.#queue])
        reject(new RefusedRequest({ text: "page-lost", args: {} }));
      this.#pending.clear();
      this.#queue = [];
      return;
    }
    this.line = "lost";
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)]!;
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait * (0.8 + 0.4 * Math.random()));
  }

  /** Request everything again: a change did not fit. */
  again(): void {
    this.#socket?.close(4000);
  }

  /**
   * The device reports that it is offline: an unclosed socket would stay silent for a long
   * time.
   */
  #away(): void {
    const socket = this.#socket;
    if (!socket || this.line !== "open") return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close(1000);
    this.#lost(0);
  }

  #hurry(): void {
    if (this.line !== "lost" || document.hidden) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  #ping(): void {
    if (this.line === "open") void this.request({ type: "ping" }).catch(() => undefined);
  }
}
