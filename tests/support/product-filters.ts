import fc from 'fast-check';
import { PRICE } from '#domain/catalogue/product-list/price-range.ts';
import { EMPTY_FILTER, type ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import { PRODUCT_GENDERS, SHOE_SIZES } from '#domain/catalogue/product-list/product-values.ts';
import { FOOT_WIDTH_CODES, HEEL_BANDS, MAIN_MATERIAL_CODES } from '#domain/catalogue/product-traits.ts';
import { BRANDS } from '#server/seed/facts/brands.ts';
import { PRODUCTS } from '#server/seed/facts/catalogue.ts';

const some = <T>(values: readonly T[]) => fc.subarray([...values], { maxLength: 3 });
/** Mostly no value, so that lists do not become empty by many filters at once. */
const seldom = <T>(values: readonly T[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant<T[]>([]) }, { weight: 1, arbitrary: some(values) });
/** Colours of the seeded catalogue. */
export const colors = [...new Set(PRODUCTS.flatMap((product) => product.colors))];
const prices = fc.integer({ min: 0, max: 50 }).map((step) => step * 10_000);
/** Generates any filter of a product list that the screen allows. */
export const filters: fc.Arbitrary<ProductFilter> = fc
  .record({
    q: fc.constantFrom('', '', '', '스니커즈', 'ㄹ', '스니커주'),
    categoryIds: some([1, 2, 3, 4, 5, 6, 7]),
    storeIds: some([1, 2, 3, 4]),
    brandIds: some(BRANDS.map((_, index) => index + 1)),
    colors: some(colors),
    sizes: some(SHOE_SIZES),
    genders: some(PRODUCT_GENDERS),
    widths: seldom(FOOT_WIDTH_CODES),
    heels: seldom(HEEL_BANDS),
    materials: seldom(MAIN_MATERIAL_CODES),
    inStockOnly: fc.boolean(),
    discountedOnly: fc.boolean(),
    limits: fc.oneof(
      fc.constant([PRICE.floor, PRICE.ceiling] as const),
      fc.tuple(prices, prices).map(([a, b]) => [Math.min(a, b), Math.max(a, b) + 999] as const),
    ),
  })
  .map(({ limits: [minPrice, maxPrice], ...rest }) => ({ ...EMPTY_FILTER, ...rest, minPrice, maxPrice }));
