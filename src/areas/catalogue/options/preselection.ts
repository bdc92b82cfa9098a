import type { ProductDetail } from '#domain/catalogue/product.ts';
import type { Preselection } from '#domain/catalogue/product-list/option-selection.ts';
import { PRODUCT_GENDERS, SHOE_SIZES } from '#domain/catalogue/product-list/product-values.ts';
import { PRESELECTION_PARAMS } from './preselection-params.ts';

/**
 * Selection that the address of a product requests, otherwise the first colour of its pictures; unknown colours are
 * ignored.
 */
export function preselectionOf(search: string, { colors }: Pick<ProductDetail, 'colors'>): Preselection {
  const query = new URLSearchParams(search);
  const size = query.get(PRESELECTION_PARAMS.size);
  return {
    colors: [...(query.get(PRESELECTION_PARAMS.colors) ?? '').split(','), ...colors],
    size: size !== null && SHOE_SIZES.includes(size) ? size : null,
    gender: PRODUCT_GENDERS.find((one) => one === query.get(PRESELECTION_PARAMS.gender)) ?? null,
  };
}
