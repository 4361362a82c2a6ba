/** Sixty times a second, at the pace of the queue, until a time has passed or it is skipped. */
import type { Pace } from "../../lib/animation.svelte";

/** A hidden page draws no frames: then only the clock advances. */
function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(performance.now()), 120);
    requestAnimationFrame(() => {
      clearTimeout(late);
      resolve(performance.now());
    });
  });
}

/** Draw each moment of so many milliseconds; the last one always, and at once where motion is off. */
export async function frames(
  length: number,
  pace: Pace,
  draw: (time: number) => void,
): Promise<void> {
  let time = 0;
  let last = performance.now();
  while (time < length) {
    draw(time);
    const now = await nextFrame();
    const slow = pace.ms(1);
    if (!slow) break;
    time += (now - last) / slow;
    last = now;
  }
  draw(length);
}
