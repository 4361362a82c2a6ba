import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default ts.config(
  { ignores: ["made/", "fixtures/", "node_modules/", "src/lib/protocol.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig: config },
    },
  },
  {
    rules: {
      // The drawings are our own strings; nothing that people write is ever set as markup.
      "svelte/no-at-html-tags": "off",
      // State is marked by runes where it is read; these collections are bookkeeping.
      "svelte/prefer-svelte-reactivity": "off",
      // TypeScript knows the globals.
      "no-undef": "off",
    },
  },
);
