// @vitest-environment node
/** The built page: its size, and the files next to its script. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, gzipSync, inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { drawIcon, ICONS } from "./icons";

const MOST = 220_000;

/** `make web-check` builds it first. */
const folder =
  process.env.PASSGO_PAGE_OUT ??
  join(import.meta.dirname, "..", "..", "src", "passgo", "server", "static");
if (!existsSync(join(folder, "index.html"))) throw new Error("no page is built: make web");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
const read = (name: string) => readFileSync(join(folder, name));
const script = files.filter((name) => name.endsWith(".js"));

describe("the built page", () => {
  test("has a script of at most 220 kB in all, compressed", () => {
    const sizes = script.map((name) => gzipSync(read(name), { level: 9 }).length);
    const size = sizes.reduce((sum, one) => sum + one, 0);
    console.log(`script, all of it, compressed: ${(size / 1000).toFixed(1)} kB`);
    expect(size).toBeGreaterThan(50_000);
    expect(size).toBeLessThanOrEqual(MOST);
  });

  test("has its texts as data, in files of their own", () => {
    const texts = files.filter((name) => /^assets\/.*\.json$/.test(name));
    expect(texts.map((name) => name.replace(/-.*/, ""))).toEqual(["assets/en", "assets/fr"]);
    // Those of an edition come from the server.
    for (const name of texts) expect(read(name).toString()).not.toContain("edition-title");
    for (const name of script) expect(read(name).toString()).not.toContain("event-");
  });

  test("is compressed beforehand, both ways, and is the same again", () => {
    const text = script.concat(files.filter((name) => /\.(css|json)$/.test(name)));
    for (const name of text.filter((name) => read(name).length >= 512)) {
      expect(gunzipSync(read(`${name}.gz`)).equals(read(name)), name).toBe(true);
      expect(brotliDecompressSync(read(`${name}.br`)).equals(read(name)), name).toBe(true);
    }
    // The server writes into it.
    expect(files).not.toContain("index.html.gz");
  });

  test("names only files that are there, relative to its base", () => {
    const index = read("index.html").toString();
    const named = [...index.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, name]) => name!);
    expect(named.filter((name) => !name.startsWith("./"))).toEqual([]);
    for (const name of named.filter((name) => name !== "./"))
      expect(files).toContain(name.slice(2));
    const manifest = JSON.parse(read("manifest.webmanifest").toString()) as {
      icons: { src: string; sizes: string; purpose: string }[];
    };
    for (const { src } of manifest.icons) expect(files).toContain(src.slice(2));
    const pngs = manifest.icons.filter(({ src }) => src.endsWith(".png"));
    expect(pngs.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "512x512 maskable",
    ]);
  });

  test("preloads the font it begins with", () => {
    expect(read("index.html").toString()).toMatch(
      /<link rel="preload" as="font" type="font\/woff2" crossorigin="" href="\.\/assets\/text-/,
    );
  });

  test("has a worker that keeps the whole script and no part of the API", () => {
    const worker = read("sw.js").toString();
    const { files: kept } = JSON.parse(/^self\.SHELL=(.*);$/m.exec(worker)![1]!) as {
      files: string[];
    };
    const wanted = files.filter((name) => /^assets\/.*\.(js|css)$/.test(name));
    expect(kept).toEqual(expect.arrayContaining(wanted));
    expect(kept.filter((name) => !files.includes(name))).toEqual([]);
    expect(worker).not.toMatch(/\bimport\b/);
  });
});

describe.each(ICONS.map((icon) => [icon.name, icon] as const))("%s", (_, icon) => {
  const png = Buffer.from(drawIcon(icon));
  const at = (x: number, y: number) => {
    const length = png.readUInt32BE(33);
    const lines = inflateSync(png.subarray(41, 41 + length));
    const place = Math.floor(y * icon.size) * (icon.size * 4 + 1) + 1;
    return [...lines.subarray(place + Math.floor(x * icon.size) * 4).subarray(0, 4)];
  };

  test("is a PNG of its size that shows our drawing", () => {
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([icon.size, icon.size]);
    // The dot, and the ground of the middle.
    const dot = 0.5 + (48 / 64 - 0.5) * icon.share;
    expect(at(dot, dot)).toEqual([0xe8, 0x40, 0x2f, 255]);
    expect(at(0.5, 0.5)).toEqual([0xf4, 0xed, 0xe0, 255]);
    // An icon that may be cut to any shape has no open corners.
    expect(at(0, 0)[3]).toBe(icon.share < 1 ? 255 : 0);
  });
});
