/**
 * Adds to the built page: icons, preloaded fonts, the list for the service worker, and every text
 * file compressed once, so that servers need not do it.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";
import { drawIcon, ICONS } from "./icons.ts";

type Bundle = Rolldown.OutputBundle;

/** The font that every screen needs first. */
const FIRST = /^assets\/text-.*\.woff2$/;
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** The server writes its base into this one. */
const INDEX = "index.html";
const WORKER = "sw.js";
/** Below this, headers cost more than compression saves. */
const SMALL = 512;

/** What the service worker caches from the start: what any screen needs without a server. */
export function shell(bundle: Bundle): { version: string; files: string[] } {
  const files = Object.keys(bundle)
    .filter((name) => /^assets\/.*\.(js|css)$/.test(name) || FIRST.test(name))
    .sort();
  const index = bundle[INDEX];
  const hash = createHash("sha256").update(files.join("\n"));
  if (index?.type === "asset") hash.update(index.source);
  return { version: hash.digest("hex").slice(0, 12), files };
}

function preloads(bundle: Bundle): HtmlTagDescriptor[] {
  return Object.keys(bundle)
    .filter((name) => FIRST.test(name))
    .map((name) => ({
      tag: "link",
      attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `./${name}` },
      injectTo: "head",
    }));
}

function compress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
    if (!TEXT.test(name) || name === INDEX || !statSync(path).isFile()) continue;
    const content = readFileSync(path);
    if (content.length < SMALL) continue;
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  }
}

export function shipping(): Plugin {
  return {
    name: "passgo-shipping",
    apply: "build",
    enforce: "post",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) => (bundle ? preloads(bundle) : []),
    },
    buildStart() {
      for (const icon of ICONS)
        this.emitFile({ type: "asset", fileName: icon.name, source: drawIcon(icon) });
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") this.error("there is no service worker");
        worker.code = `self.SHELL=${JSON.stringify(shell(bundle))};\n${worker.code}`;
      },
    },
    writeBundle({ dir }) {
      if (dir) compress(dir);
    },
  };
}
