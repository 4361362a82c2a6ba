/** One shape for each colour group, on 24 by 24, so that colour is never the only sign. */
export const SHAPES = {
  brown:
    '<path d="M4 4h16v16H4z"/>',
  light_blue:
    '<path d="M12 1.5c4 5 7.5 8.8 7.5 13.2a7.5 7.5 0 0 1-15 0C4.5 10.3 8 6.5 12 1.5z"/>',
  pink:
    '<path d="M12 21.5C5 16.5 2 12.8 2 8.8 2 5.6 4.3 3.5 7 3.5c2.1 0 3.9 1.1 5 3 1.1-1.9 2.9-3 5-3 2.7 0 5 2.1 5 5.3 0 4-3 7.7-10 12.7z"/>',
  orange:
    '<circle cx="12" cy="12" r="9"/>',
  red:
    '<path d="M12 2.5L22.5 21h-21z"/>',
  yellow:
    '<path d="M12 1l3.2 7.3 7.8.8-5.9 5.2 1.7 7.7L12 18l-6.8 4 1.7-7.7L1 9.1l7.8-.8z"/>',
  green:
    '<circle cx="12" cy="6.8" r="5"/><circle cx="6.2" cy="14" r="5"/><circle cx="17.8" cy="14" r="5"/><path d="M9.5 9h5v5l-1 .5 1.4 8.3H9.1l1.4-8.3-1-.5z"/>',
  dark_blue:
    '<path d="M12 1l9.5 11L12 23 2.5 12z"/>',
} as const;
