import { render } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import { speak } from "../../../tools/speaking";
import type { Box, LotView } from "../../lib/protocol";
import Deed from "./Deed.svelte";

const BOX = {
  edition: "euro",
  squares: [
    {
      square: 0,
      id: "copenhagen",
      kind: "street",
      group: "yellow",
      price: 260,
      rents: [22, 110, 330, 800, 975, 1150],
      group_rent: 44,
      dice: [],
      house_cost: 150,
      mortgage: 130,
    },
  ],
  groups: [{ id: "yellow", code: "YL", hex: "#FCE300", squares: [0] }],
  pieces: { house: { hex: "#1F3A93" }, hotel: { hex: "#B8862B" } },
} as unknown as Box;

beforeEach(() => speak("en"));

it.each([
  [null, true],
  ["Léo", false],
])("names its price while it is free (owner: %s)", (owner, named) => {
  const lot = { lot: 0, owner, level: 0, mortgaged: false, rent: owner && 22 } as LotView;
  const { container } = render(Deed, { box: BOX, square: 0, lot });
  expect(container.querySelector("footer")!.textContent.includes("€260")).toBe(named);
});
