import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../../../tools/speaking";
import JoinByCode from "./JoinByCode.svelte";

async function type(letters: string): Promise<HTMLInputElement> {
  const field = screen.getByRole<HTMLInputElement>("textbox");
  await fireEvent.input(field, { target: { value: letters } });
  return field;
}

describe.each([
  ["en", "Codes never use A, E, I, O, U, Y, 0 and 1, because they look like other signs."],
  [
    "fr",
    "Les codes n’ont jamais A, E, I, O, U, Y, 0 et 1\u00a0: ces signes ressemblent à d’autres.",
  ],
] as const)("the field for a code (%s)", (locale, why) => {
  beforeEach(() => {
    speak(locale);
    render(JoinByCode);
  });

  it("says which letters no code has when one of them is typed", async () => {
    expect((await type("kae")).value).toBe("K");
    expect(screen.getByRole("status").textContent).toBe(why);
  });

  it("says nothing of what codes have, nor of spaces and dashes", async () => {
    expect((await type("k7q-x 2mp")).value).toBe("K7QX2MP");
    expect(screen.getByRole("status").textContent).toBe("");
  });
});
