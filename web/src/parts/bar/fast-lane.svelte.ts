/** The fast lane: others' turns are shown at four times the speed, and bots do not wait for us. */
import { settings } from "../../lib/settings.svelte";
import type { Controls } from "./controls.svelte";

export function followFastLane(controls: Controls): void {
  const { table } = controls;
  $effect(() => {
    const { fast } = settings;
    table.animations.hurries = ({ seat }) => fast && seat !== null && !table.mine.includes(seat);
    return () => (table.animations.hurries = () => false);
  });
  // The table knows it for each seat: bots hurry once all people want it.
  $effect(() => {
    if (controls.bar || table.face?.phase !== "playing") return;
    for (const { name, habits } of table.face.seats)
      if (name && habits && table.mine.includes(name) && habits.hurries !== settings.fast)
        void table
          .request({ type: "habits", seat: name, hurries: settings.fast })
          .catch(() => undefined);
  });
}
