/**
 * Delays drawing after the first paint: a screen shows the important parts first, and the rest in
 * the next frame.
 */

/** Milliseconds to wait for a frame: a hidden page has none. */
const LATEST = 120;

export class Afterwards {
  /** Whether the first paint is done. */
  come = $state(false);

  constructor() {
    $effect(() => {
      const go = () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
        this.come = true;
      };
      let timer = setTimeout(go, LATEST);
      const frame = requestAnimationFrame(() => {
        clearTimeout(timer);
        timer = setTimeout(go);
      });
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    });
  }
}
