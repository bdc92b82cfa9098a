import { COLORS } from '#domain/catalogue/colors.ts';
import type { ProductDetail } from '#domain/catalogue/product.ts';
import type { Wanted } from '#domain/catalogue/product-picks.ts';
import { PRODUCT_GENDERS, SHOE_SIZES } from '#domain/catalogue/product-values.ts';

/** Names in the address of a product of what its list was narrowed to. */
export const WANTED_PARAMS = { colors: 'color', size: 'size', gender: 'gender' } as const;

/** What the address of a product asks for, and after that its colours as its pictures show them. Unknown words count as nothing. */
export function wantedOf(search: string, { colors }: Pick<ProductDetail, 'colors'>): Wanted {
  const query = new URLSearchParams(search);
  const asked = (query.get(WANTED_PARAMS.colors) ?? '').split(',');
  const size = query.get(WANTED_PARAMS.size);
  return {
    colors: [...asked.filter((word) => COLORS.some(({ code }) => code === word)), ...colors],
    size: size !== null && SHOE_SIZES.includes(size) ? size : null,
    gender: PRODUCT_GENDERS.find((one) => one === query.get(WANTED_PARAMS.gender)) ?? null,
  };
}
