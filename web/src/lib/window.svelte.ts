/**
 * The size of the window, as reactive state.
 *
 * A phone's `innerWidth` grows with content that is too wide, and content sized by it would stay
 * too wide. The root element keeps the screen's width.
 */
const root = document.documentElement;

function measure() {
  return { width: root.clientWidth || innerWidth, height: root.clientHeight || innerHeight };
}

class WindowSize {
  #size = $state(measure());

  constructor() {
    addEventListener("resize", () => (this.#size = measure()));
  }

  get width(): number {
    return this.#size.width;
  }

  get height(): number {
    return this.#size.height;
  }
}

export const windowSize = new WindowSize();
