/** Widths by hand: measuring in the page would need it drawn first, and differs in tests. */
const WIDE = 12.2;
const NARROW = 6.9;

/** About how wide a line of 12 px text is. */
export const widthOf = (text: string, scale = 1): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? WIDE : NARROW), 0) * scale;
