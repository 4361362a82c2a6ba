import { beforeEach, expect, it } from "vitest";
import type { FaceSeat } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { freshName, keepPerson, takenTokens, whoPlays } from "./person";

beforeEach(() => Object.assign(settings, { name: "", portrait: null, token: null }));

it("finds a name that nobody has, however it is written", () => {
  expect(freshName("Ana", ["Léo"])).toBe("Ana");
  expect(freshName("Ana", ["ana", "Ana 2"])).toBe("Ana 3");
  expect(freshName("Leo", ["Léo"])).toBe("Leo 2");
});

it("asks again for nobody whom this device knows", () => {
  keepPerson({ name: "Nour", portrait: 9, token: 4 });
  expect(whoPlays(["Ana"])).toEqual({ name: "Nour", portrait: 9, token: 4 });
  expect(whoPlays(["Nour"]).name).toBe("Nour 2");
});

it("takes no token from a bot or an empty chair, and none from oneself", () => {
  const seat = (place: number, person: boolean, token: number) => ({ place, person, token });
  const seats = [seat(0, true, 3), seat(1, false, 0), seat(2, true, 5)] as FaceSeat[];
  expect([...takenTokens(seats, 0).keys()]).toEqual([5]);
  expect([...takenTokens(seats, null).keys()]).toEqual([3, 5]);
});
