import { expect, it } from "vitest";
import type { EntryModel, EventModel } from "../../lib/protocol";
import { linesOf, talk } from "./story";

function entry(number: number, more: Partial<EntryModel>): EntryModel {
  return {
    number,
    at: 0,
    name: "acted",
    seat: "Ana",
    by: "person",
    text: null,
    args: {},
    events: [],
    said: null,
    ...more,
  };
}
function event(name: string, told: boolean, args: EventModel["args"] = {}): EventModel {
  return { name, text: `event-${name}`, args, action: 1, told };
}

const entries = [
  entry(1, {
    events: [
      event("turn_started", true, { turn: 3, seat: { seat: "Vasco" } }),
      event("dice_thrown", true, { seat: { seat: "Vasco" } }),
    ],
  }),
  entry(2, { events: [event("moved", false)] }),
  entry(3, { name: "said", text: "table-said", args: {} }),
  entry(4, { name: "sat", text: "table-sat", args: {} }),
];

it("tells what is told, the turn as a rule above its first line", () => {
  const lines = linesOf(entries);
  expect(lines.map(({ key, seat, turn }) => [key, seat, turn])).toEqual([
    ["1.1", "Vasco", 3],
    ["4", "Ana", null],
  ]);
});

it("keeps what people say for the chat", () => {
  expect(talk(entries).map(({ number }) => number)).toEqual([3]);
});
