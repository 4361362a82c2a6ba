import { render } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import { dressSeats } from "../lib/dressed.svelte";
import type { FaceSeat } from "../lib/protocol";
import { animalAt } from "./face-of-place";
import Face from "./Face.svelte";

beforeEach(() => dressSeats([]));

/** What is drawn, without the clip's own id and the marks of Svelte; and the bot beside it. */
function drawn(props: { name: string; bot?: string | null; person?: boolean }) {
  const { container, unmount } = render(Face, props);
  const beside = container.querySelector("[data-stand-in]");
  beside?.remove();
  const art = container.innerHTML.replace(/<!--.*?-->/g, "").replace(/[\w-]+-f\b/g, "clip");
  unmount();
  return { art: art.trim(), bot: beside?.getAttribute("data-stand-in") ?? null };
}

it("shows a person for whom a bot plays with their own face, and the bot beside it", () => {
  const own = drawn({ name: "Nour" });
  const odile = drawn({ name: "Odile", bot: "regular" });
  expect(odile.art).not.toBe(own.art);
  expect(drawn({ name: "Nour", bot: "regular", person: true })).toEqual({
    art: own.art,
    bot: "regular",
  });
  expect([own.bot, odile.bot]).toEqual([null, null]);
});

it("lets an animal stand for a bot's seat alone", () => {
  const seats = [
    { name: "Nour", person: true, bot: "regular" },
    { name: "Odile", person: false, bot: "regular" },
  ] as FaceSeat[];
  expect(animalAt(seats, "Nour")).toBeNull();
  expect(animalAt(seats, "Odile")).toBe("regular");
});
