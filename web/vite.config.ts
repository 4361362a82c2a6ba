import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import type { Plugin } from "vite";
import { make } from "./tools/make.ts";
import { shipping } from "./tools/shipping.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OUT = here("../src/passgo/server/static");

/** Texts and fonts are made from their sources before anything else is read. */
function made(): Plugin {
  return { name: "passgo-made", enforce: "pre", config: async () => void (await make()) };
}

export default defineConfig(({ command }) => ({
  // Assets are named relative to the page's <base>, so that any subpath will do.
  base: command === "build" ? "./" : "/",
  plugins: [made(), svelte(), svelteTesting(), shipping()],
  build: {
    outDir: process.env.PASSGO_PAGE_OUT ?? OUT,
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: here("index.html"), sw: here("src/worker.ts") },
      output: {
        // A browser asks for the service worker by one name for ever.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    proxy: {
      "/api": { target: process.env.PASSGO_SERVER ?? "http://127.0.0.1:8420", ws: true },
    },
  },
  test: {
    environment: "jsdom",
    // One document and one copy of the modules for all files: to make them anew for each took
    // longer than the tests. Whatever is rendered goes away after its test.
    pool: "threads",
    isolate: false,
    maxWorkers: 1,
    // On a busy machine everything takes its time: what takes a minute hangs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ["src/**/*.test.ts", "tools/**/*.test.ts"],
    setupFiles: ["./tools/test-setup.ts"],
  },
}));
