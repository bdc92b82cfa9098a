import { DEFAULT_CATEGORIES } from '#domain/catalogue/default-categories.ts';
import { PRICE } from '#domain/catalogue/product-list/price-range.ts';
import type { ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import { SHOE_SIZES } from '#domain/catalogue/product-list/product-values.ts';
import { filterText as text } from '#src/areas/catalogue/filters/product-filters.text.ts';
import { commonProductText } from '#src/text/products.ts';
import { colorName } from '#src/ui/products/color-name.ts';

type Likely = { key: string; label: string; add: Partial<ProductFilter> };

const TO = 100_000;
const COLORS = ['WHITE', 'BLACK'] as const;
/** Best-selling sizes of women and men. */
const SIZES = ['240', '260'] as const;
const GENDERS = ['WOMEN', 'MEN'] as const;

/**
 * Suggested filters of a list, the member's own size first (mm; empty if unknown); a kind that is active already is not
 * suggested.
 */
export function likelyConditions(filter: ProductFilter, ownSize = ''): Likely[] {
  const { categoryIds, genders, colors, sizes, minPrice, maxPrice, discountedOnly, inStockOnly, q } = filter;
  const when = (open: boolean, ...likely: Likely[]) => (open ? likely : []);
  const anyPrice = minPrice === PRICE.floor && maxPrice === PRICE.ceiling;
  const anyPlace = categoryIds.length === 0 && q === '';
  const anySize = sizes.length === 0;
  return [
    ...when(anySize && SHOE_SIZES.includes(ownSize), {
      key: 'own-size',
      label: text.ownSize(commonProductText.mm(ownSize)),
      add: { sizes: [ownSize] },
    }),
    ...when(!discountedOnly, { key: 'discount', label: text.discounted, add: { discountedOnly: true } }),
    ...when(
      anyPlace,
      ...DEFAULT_CATEGORIES.slice(0, 2).map(({ categoryId, name }) => ({
        key: `category-${categoryId}`,
        label: name,
        add: { categoryIds: [categoryId] },
      })),
    ),
    ...when(
      genders.length === 0,
      ...GENDERS.map((gender) => ({
        key: gender,
        label: commonProductText.genders[gender] ?? gender,
        add: { genders: [gender] },
      })),
    ),
    ...when(anyPrice, { key: 'price', label: text.priceTo(String(TO / 10_000)), add: { maxPrice: TO - 1 } }),
    ...when(
      colors.length === 0,
      ...COLORS.map((color) => ({ key: color, label: colorName(color), add: { colors: [color] } })),
    ),
    ...when(
      anySize,
      ...SIZES.filter((size) => size !== ownSize).map((size) => ({
        key: size,
        label: commonProductText.mm(size),
        add: { sizes: [size] },
      })),
    ),
    ...when(!inStockOnly, { key: 'stock', label: text.inStockOnly, add: { inStockOnly: true } }),
  ];
}
