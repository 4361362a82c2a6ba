import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import { speak } from "../../../tools/speaking";
import { Table } from "../../lib/table.svelte";
import { Controls } from "../bar/controls.svelte";
import SayBar from "./SayBar.svelte";

const phrases = () => document.querySelector("[role=group][aria-label='Quick phrases']");
beforeEach(async () => {
  speak("en");
  render(SayBar, { controls: new Controls(new Table("K7QX2MP")) });
  await fireEvent.click(screen.getByRole("button", { name: "Quick phrases" }));
});

it("puts the quick phrases away by Escape, and goes back to their button", async () => {
  expect(phrases()).not.toBeNull();
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(phrases()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Quick phrases" }));
});

it("leaves Escape to a dialog that lies in front", async () => {
  const dialog = Object.assign(document.createElement("dialog"), { open: true });
  document.body.append(dialog);
  await fireEvent.keyDown(document.body, { key: "Escape" });
  dialog.remove();
  expect(phrases()).not.toBeNull();
});
