/** Buildings fall onto their lot, one after the other. */
import type { TransitionConfig } from "svelte/transition";
import { motion } from "../../../lib/settings.svelte";

const pop = (t: number) => 1 - (1 - t) ** 2 * Math.cos(t * 5.5);

export function drop(_node: Element, { nth = 0 }: { nth?: number }): TransitionConfig {
  const speed = motion();
  if (!speed) return { duration: 0 };
  return {
    delay: (60 * nth) / speed,
    duration: 200 / speed,
    easing: pop,
    css: (t) => `transform: translateY(${-14 * (1 - t)}px); opacity: ${Math.min(1, t * 3)}`,
  };
}
