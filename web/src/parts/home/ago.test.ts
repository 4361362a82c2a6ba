import { expect, it } from "vitest";
import { ago } from "./ago";

it.each([
  [5, "en", "now"],
  [-40, "en", "now"],
  [190, "en", "3 min. ago"],
  [7300, "fr", "il y a 2 h"],
  [90_000, "fr", "hier"],
])("%d seconds ago in %s is %s", (seconds, locale, said) => {
  expect(ago(1_000_000 - seconds, 1_000_000, locale).replaceAll("\u00a0", " ")).toBe(said);
});
