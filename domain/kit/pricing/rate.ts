/** Percent with a digit; null where there is nothing to divide by. */
export const rateOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 1_000) / whole) / 10;
