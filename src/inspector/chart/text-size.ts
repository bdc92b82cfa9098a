/** Fixed character widths in px: measuring in the DOM would need a rendered chart and differs in tests. */
const WIDE = 11.3;
const NARROW = 6.9;

/** Approximate width (px) of a line of 12 px text. */
export const widthOf = (text: string, scale = 1): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? WIDE : NARROW), 0) * scale;
