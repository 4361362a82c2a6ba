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
  [
    "en",
    "Codes never use A, E, I, O, U, Y, 0 and 1, because they look like other signs.",
    "Codes have only letters without accents, and digits.",
  ],
  [
    "fr",
    "Les codes n’ont jamais A, E, I, O, U, Y, 0 et 1\u00a0: ces signes ressemblent à d’autres.",
    "Les codes n’ont que des lettres sans accent et des chiffres.",
  ],
] as const)("the field for a code (%s)", (locale, why, plain) => {
  beforeEach(() => {
    speak(locale);
    render(JoinByCode);
  });

  it("says which letters no code has when one of them is typed", async () => {
    expect((await type("kae")).value).toBe("K");
    expect(screen.getByRole("status").textContent).toBe(why);
  });

  it.each(["é", "!", "ñ", "Ω", "_", "🎲", "é!"])(
    "says why %s does not stand there",
    async (sign) => {
      expect((await type(`k${sign}q`)).value).toBe("KQ");
      expect(screen.getByRole("status").textContent).toBe(plain);
    },
  );

  it("says both where both are typed, and nothing more once they are gone", async () => {
    await type("ka!");
    expect(screen.getByRole("status").textContent).toBe(`${why} ${plain}`);
    await type("k");
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("says nothing of what codes have, nor of spaces and dashes", async () => {
    expect((await type("k7q-x 2–mp")).value).toBe("K7QX2MP");
    expect(screen.getByRole("status").textContent).toBe("");
  });
});
