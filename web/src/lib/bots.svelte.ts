/** What bots are called: the packaged ones by the texts, those from outside by the server. */
import { SvelteMap } from "svelte/reactivity";
import type { BotForm } from "./protocol";
import { t, words } from "./words.svelte";

const called = new SvelteMap<string, string>();

/** Remember what bots from outside are called. */
export function learnBots(bots: readonly BotForm[]): void {
  for (const bot of bots) if (bot.called !== null) called.set(bot.name, bot.called);
}

/** What a bot is called; its plain name where the server has it no more. */
export function botName(bot: string): string {
  const id = `bot-name-${bot}`;
  return called.get(bot) ?? (words().has(id) ? t(id) : bot);
}
