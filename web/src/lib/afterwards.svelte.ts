/** What is drawn after the first picture: a screen shows what matters first, and fills up in the next frame. */

/** Milliseconds after which nobody waits for a frame: a page that is not looked at has none. */
const LATEST = 120;

export class Afterwards {
  /** Whether the first picture has been shown. */
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
