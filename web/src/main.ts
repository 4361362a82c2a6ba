import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/base.css";

// Squares and sums are set in it; it is on its way before a table asks for it.
void document.fonts.load("600 16px Board");
mount(App, { target: document.getElementById("app")! });
