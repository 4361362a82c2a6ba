import { mount } from "svelte";
import App from "./App.svelte";
import { askForEditions } from "./lib/editions.svelte";
import { route } from "./lib/router.svelte";
import { setOut } from "./lib/visit.svelte";
import "./styles/base.css";

// The font of squares and sums, loaded before a table needs it.
void document.fonts.load("600 16px Board");
// Shelves and the texts of a box need the list; they request it again if it fails.
askForEditions().catch(() => undefined);
const here = route();
if (here.screen === "table") setOut(here.code);
mount(App, { target: document.getElementById("app")! });
