import { expect, it } from "vitest";
import { comingAfter } from "./order";

it("goes round the table from the player, without those who are out", () => {
  const seats = ["Ana", "Max", "Granny", "Vasco"].map((seat) => ({ seat, out: seat === "Granny" }));
  const game = { seats } as Parameters<typeof comingAfter>[0];
  expect(comingAfter(game, "Max")).toEqual(["Max", "Vasco", "Ana"]);
});
