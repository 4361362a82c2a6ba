import { mount } from "svelte";
import "../src/styles/base.css";
import Boards from "./Boards.svelte";

mount(Boards, { target: document.getElementById("app")! });
