import { expect, it } from "vitest";
import { initials, placedOn } from "./crowds";
import { roundPlan } from "./geometry/round-plan";
import { squarePlan } from "./geometry/square-plan";

const NAMES = ["Ana", "Clara", "Oscar", "Zoé", "Max", "Lina", "Hugo", "Mia"];
const on = (square: number, count: number, jailed = false) =>
  Object.fromEntries(NAMES.slice(0, count).map((name) => [name, { square, jailed }]));

it("names by one letter, or two where one is another's too", () => {
  const letters = initials(NAMES);
  expect([letters.Ana, letters.Max, letters.Mia, letters["Zoé"]]).toEqual(["A", "Ma", "Mi", "Z"]);
});

it.each([384, 354, 650, 776])(
  "shows all eight on one corner at %d, one's own in the middle",
  (size) => {
    const plan = squarePlan(size);
    const placed = placedOn(plan, on(0, 8), "Ana");
    const own = placed.find(({ name }) => name === "Ana")!;
    const corner = plan.board.rect(0);
    expect(own.at).toEqual([corner.x + corner.width / 2, corner.y + corner.height / 2]);
    expect([own.letters, placed.filter(({ letters }) => letters).length]).toEqual(["", 7]);
    for (const { at, radius } of placed) {
      expect(at[0] - radius).toBeGreaterThanOrEqual(corner.x);
      expect(at[1] + radius).toBeLessThanOrEqual(corner.y + corner.height);
    }
    // Nobody covers another by more than an edge.
    for (const one of placed)
      for (const other of placed.filter(({ name }) => name > one.name)) {
        const apart = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]);
        expect(apart).toBeGreaterThan(0.88 * (one.radius + other.radius));
      }
  },
);

it("fans out a few, and stays on the board wherever a crowd is", () => {
  expect(placedOn(squarePlan(384), on(0, 4), "Ana").every(({ letters }) => !letters)).toBe(true);
  expect(placedOn(squarePlan(776), on(0, 5), "Ana").every(({ letters }) => !letters)).toBe(true);
  for (const plan of [squarePlan(384), squarePlan(776), roundPlan(384), roundPlan(776)])
    for (let square = 0; square < 40; square++)
      for (const { at } of placedOn(plan, on(square, 8, square === 10), "Ana"))
        for (const place of at) expect(Math.min(place, plan.size - place)).toBeGreaterThan(0);
});
