/** Price sliders of the category dialog (spec 9.4), in won. */
export const PRICE = { floor: 0, ceiling: 1_000_000, step: 10_000 } as const;

export type PriceRange = { min: number; max: number };
/** Price range in won that filters nothing. */
export const FULL_RANGE: PriceRange = { min: PRICE.floor, max: PRICE.ceiling };

const snap = (value: number): number =>
  Math.min(PRICE.ceiling, Math.max(PRICE.floor, Math.round(value / PRICE.step) * PRICE.step));

/** Sets the lower limit; raises the upper one where needed, so that `min <= max` always holds. */
export const moveMin = (range: PriceRange, value: number): PriceRange => {
  const min = snap(value);
  return { min, max: Math.max(min, range.max) };
};

/** Sets the upper limit; lowers the lower one where needed, so that `min <= max` always holds. */
export const moveMax = (range: PriceRange, value: number): PriceRange => {
  const max = snap(value);
  return { max, min: Math.min(max, range.min) };
};
