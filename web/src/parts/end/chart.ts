/** Positions in the chart of wealth, in pixels. */
import type { StoryModel } from "../../lib/protocol";

export interface Scale {
  x(time: number): number;
  y(value: number): number;
  /** Values with a line across. */
  values: number[];
  /** Times with a figure below. */
  times: number[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A step of 1, 2, 2.5 or 5 times a power of ten that fits at most `count` times. */
export function niceStep(span: number, count: number, whole = false): number {
  const rough = Math.max(span, whole ? 1 : 1e-9) / Math.max(count, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((n) => n * power).find((n) => n >= rough * 0.999)!;
  return whole ? Math.max(1, Math.ceil(step)) : step;
}

function multiples(from: number, to: number, step: number): number[] {
  const found: number[] = [];
  for (let n = Math.ceil(from / step); n * step <= to; n++) found.push(n * step);
  return found;
}

/** The scale of a story in a box with room for figures around it. */
export function scaleOf(
  story: Pick<StoryModel, "times" | "wealth">,
  width: number,
  height: number,
  room: { left: number; right: number; top: number; bottom: number },
): Scale {
  const times = story.times.map(({ time }) => time);
  const [first, last] = [times[0] ?? 0, times.at(-1) ?? 1];
  const all = story.wealth.flatMap(({ values }) => values);
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all) * 1.04;
  const [left, right] = [room.left, width - room.right];
  const [top, bottom] = [room.top, height - room.bottom];
  const step = niceStep(last - first, Math.max(2, Math.floor((right - left) / 70)), true);
  return {
    x: (time) => left + ((time - first) / Math.max(last - first, 1)) * (right - left),
    y: (value) => bottom - ((value - least) / (most - least)) * (bottom - top),
    values: multiples(least, most, niceStep(most - least, Math.max(2, (bottom - top) / 56))),
    times: multiples(first + step * 0.6, last, step),
    left,
    right,
    top,
    bottom,
  };
}

/** Places moved apart to be at least `gap` from each other, in order, within the limits. */
export function apart(places: readonly number[], gap: number, from: number, to: number): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, from, (found.at(-1) ?? -Infinity) + gap));
  for (let i = found.length - 1, limit = to; i >= 0; i--, limit -= gap)
    found[i] = Math.min(found[i]!, limit);
  return found;
}
