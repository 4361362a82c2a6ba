import { expect, it } from "vitest";
import { courseOf } from "./aiming";
import { besideHand, handOf } from "./hand";
import { BOX } from "./lane-box";
import { planOf } from "./plan";

const PHONE = planOf(390, 450, false, true);
const aims = [30, 150, 270].flatMap((x) =>
  [-12, 0, 12].flatMap((angle) => [0.8, 1.6, 2.4].map((speed) => ({ x, angle, speed }))),
);

it("the hand is behind the token, the words beside the hand and on the screen", () => {
  for (const aim of aims) {
    const hand = handOf(BOX, PHONE, aim, courseOf(BOX, aim, []));
    expect(hand.y).toBeGreaterThan(hand.from[1]);
    const { left, most } = besideHand(hand, 390);
    expect(most).toBeGreaterThan(120);
    expect(left).toBeGreaterThanOrEqual(8);
    expect(left + most).toBeLessThanOrEqual(382);
    expect(left >= hand.x + hand.radius || left + most <= hand.x - hand.radius).toBe(true);
  }
});
