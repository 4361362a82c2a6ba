import { vi } from "vitest";

// jsdom has neither; components only ask whether motion or darkness is preferred.
vi.stubGlobal("matchMedia", (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
