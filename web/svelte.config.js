import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // Short names for the styles of a component: they stand in script and style sheet by the thousand.
    cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}`,
  },
};
