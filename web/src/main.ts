import { mount } from "svelte";
import App from "./App.svelte";
import { askForEditions } from "./lib/editions.svelte";
import { route } from "./lib/router.svelte";
import { setOut } from "./lib/visit.svelte";
import "./styles/base.css";

// Squares and sums are set in it; it is on its way before a table asks for it.
void document.fonts.load("600 16px Board");
// Shelves and the words of a box begin with the list; what needs it asks again if it does not come.
askForEditions().catch(() => undefined);
const here = route();
if (here.screen === "table") setOut(here.code);
mount(App, { target: document.getElementById("app")! });
