import { COLORS } from '#domain/catalogue/colors.ts';
import { DEFAULT_CATEGORIES } from '#domain/catalogue/default-categories.ts';
import { PRICE } from '#domain/catalogue/product-list/price-range.ts';
import type { ListKey, ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import { traitName } from '#domain/catalogue/product-traits.ts';
import { filterText as text } from '#src/areas/catalogue/filters/product-filters.text.ts';
import { commonProductText } from '#src/text/products.ts';
import { heelLabel } from './heel-label.ts';

const TEN_THOUSAND = 10_000;

/** Active filter as text, with the change that removes it. */
export type Condition = { key: string; label: string; without: Partial<ProductFilter> };

const listed = (filter: ProductFilter, key: ListKey, nameOf: (value: string) => string): Condition[] =>
  filter[key].map((value) => ({
    key: `${key}-${value}`,
    label: nameOf(String(value)),
    without: { [key]: filter[key].filter((one) => one !== value) },
  }));

const categoryName = (id: string) =>
  DEFAULT_CATEGORIES.find(({ categoryId }) => String(categoryId) === id)?.name ?? text.category;

/** Price range as short text: `~10만원`, `5~10만원`, `20만원~`. */
function priceWords({ minPrice, maxPrice }: ProductFilter): string {
  // The upper limit of a price band is one won below the next band.
  const tens = (won: number) => String(Math.round(won / TEN_THOUSAND));
  const from = minPrice > PRICE.floor ? tens(minPrice) : '';
  const to = maxPrice < PRICE.ceiling ? tens(maxPrice) : '';
  if (from && to) return text.priceBetween(from, to);
  if (from) return text.priceFrom(from);
  return to ? text.priceTo(to) : '';
}

/** Active filters as texts. */
export function conditionsIn(filter: ProductFilter): Condition[] {
  const price = priceWords(filter);
  const when = (on: boolean, one: Condition): Condition[] => (on ? [one] : []);
  return [
    ...when(filter.q !== '', { key: 'q', label: text.query(filter.q), without: { q: '' } }),
    ...listed(filter, 'categoryIds', categoryName),
    ...listed(filter, 'storeIds', () => text.stores),
    ...listed(filter, 'brandIds', () => text.brands),
    ...when(price !== '', {
      key: 'price',
      label: price,
      without: { minPrice: PRICE.floor, maxPrice: PRICE.ceiling },
    }),
    ...listed(filter, 'genders', (value) => commonProductText.genders[value] ?? value),
    ...listed(filter, 'sizes', commonProductText.mm),
    ...listed(filter, 'colors', (value) => COLORS.find(({ code }) => code === value)?.name ?? value),
    ...listed(filter, 'widths', (value) => text.widthOf(traitName(value))),
    ...listed(filter, 'heels', (value) => text.heelOf(heelLabel(value))),
    ...listed(filter, 'materials', traitName),
    ...when(filter.inStockOnly, { key: 'stock', label: text.inStockOnly, without: { inStockOnly: false } }),
    ...when(filter.discountedOnly, {
      key: 'discount',
      label: text.discountedOnly,
      without: { discountedOnly: false },
    }),
  ];
}
