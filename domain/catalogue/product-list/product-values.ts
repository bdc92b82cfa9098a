/** Genders for which shoes are offered. */
export const PRODUCT_GENDERS = ['MEN', 'WOMEN', 'UNISEX'] as const;
/** Sizes of shoes: 230 to 300 mm in steps of 5 (contract A.1). */
export const SHOE_SIZES: readonly string[] = Array.from({ length: 15 }, (_, index) =>
  String(230 + index * 5),
);
