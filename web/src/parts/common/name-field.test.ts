import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import { speak } from "../../../tools/speaking";
import { LIMITS } from "../../lib/protocol";
import NameField from "./NameField.svelte";
import Settings from "./Settings.svelte";

HTMLDialogElement.prototype.showModal = () => undefined;
beforeEach(() => speak("en"));

async function type(name: string): Promise<void> {
  await fireEvent.input(screen.getByRole("textbox", { hidden: true }), {
    target: { value: name },
  });
}
const said = () => screen.getByRole("status", { hidden: true }).textContent;

it("says how long a name may be once it is that long", async () => {
  render(NameField, { value: "", label: "Name" });
  await type("N".repeat(LIMITS.name_length - 1));
  expect(said()).toBe("");
  await type("N".repeat(LIMITS.name_length));
  expect(said()).toBe(`A name has at most ${LIMITS.name_length} letters.`);
});

it("says it in the settings too", async () => {
  render(Settings, { onclose: () => undefined });
  await type("N".repeat(LIMITS.name_length));
  expect(said()).toContain("at most");
});
