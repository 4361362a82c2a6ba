/** The settings of this device, stored: language, theme, speed, sound, the player. */
import type { OptionValue } from "./protocol";
import type { Locale } from "./texts/texts";

export type Theme = "auto" | "light" | "dark";
/** How fast animations run; 0 is off. */
export type Speed = 0 | 1 | 2 | 4;
/** Whether the person wants to be called when it is their turn, if they have been asked. */
export type Calls = "unasked" | "on" | "off";

interface Saved {
  locale: Locale;
  theme: Theme;
  speed: Speed;
  /** Others' turns at four times the speed, and bots that do not wait. */
  fast: boolean;
  volume: number;
  muted: boolean;
  /** A sound when it is the person's turn. */
  turnSound: boolean;
  calls: Calls;
  /** Empty until the player has been asked. */
  name: string;
  portrait: number | null;
  token: number | null;
  /** No card between two people at this screen: only the bar and its button name the player. */
  noHandOver: boolean;
  /** House rules kept on this device, by edition. */
  ours: Record<string, OwnRules>;
}

/** A way to play that was kept on this device. */
export interface OwnRules {
  mode: string;
  options: Record<string, OptionValue>;
  claims: boolean;
}

const KEY = "passgo";
export const SPEEDS: readonly Speed[] = [1, 2, 4, 0];

function preferred(): Locale {
  return navigator.language?.toLowerCase().startsWith("fr") ? "fr" : "en";
}

function read(): Saved {
  const usual: Saved = {
    locale: preferred(),
    theme: "auto",
    speed: 1,
    fast: false,
    volume: 0.6,
    muted: false,
    turnSound: true,
    calls: "unasked",
    name: "",
    portrait: null,
    token: null,
    noHandOver: false,
    ours: {},
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>) };
  } catch {
    // A private window may have no storage: everything works, but nothing is stored.
    return usual;
  }
}

export const settings = $state(read());

/** Store every change; called once by the page. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // As above.
    }
  });
}

const dark = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;
let system = $state(dark?.matches ?? false);
dark?.addEventListener?.("change", (event) => (system = event.matches));

/** Whether the page is dark now. */
export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "auto" && system);
}

const still =
  typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** The current speed of animations: none if the system asks for reduced motion. */
export function motion(): Speed {
  return still?.matches ? 0 : settings.speed;
}
