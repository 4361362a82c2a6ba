import { vi } from "vitest";

// jsdom has neither; components only check for reduced motion and dark mode.
vi.stubGlobal("matchMedia", (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
