import { PRICE } from './price-range.ts';

/** All query parameters that `/products` accepts (spec 2.1, contract 14). */
export type ProductFilter = {
  q: string;
  categoryIds: number[];
  minPrice: number;
  maxPrice: number;
  storeIds: number[];
  brandIds: number[];
  colors: string[];
  sizes: string[];
  genders: string[];
  inStockOnly: boolean;
  discountedOnly: boolean;
  page: number;
  size: number;
  sort: string;
};

/**
 * Splits a list parameter into unique values: repeated (`sizes=250&sizes=260`), comma-joined
 * (`sizes=250,260`) or both. Used for page addresses and the API; addresses are written with
 * commas.
 */
export const splitValues = (given: string | readonly string[]): string[] => [
  ...new Set(
    [given]
      .flat()
      .flatMap((text) => text.split(','))
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

/** Names of the list parameters in addresses and on the wire. */
export const LIST_PARAMS = {
  categoryIds: 'categoryId',
  storeIds: 'storeId',
  brandIds: 'brandId',
  colors: 'colors',
  sizes: 'sizes',
  genders: 'genders',
} as const;
export type ListKey = keyof typeof LIST_PARAMS;

/** Lower limits of the price bands in won; migration 0073 counts by the same limits. */
export const PRICE_BANDS = [0, 50_000, 100_000, 150_000, 200_000, 300_000] as const;

/** Returns the limits of the price band starting at `from`; the last band ends at PRICE.ceiling. */
export function bandLimits(from: number): { minPrice: number; maxPrice: number } {
  const next = PRICE_BANDS.find((limit) => limit > from);
  return { minPrice: from, maxPrice: next === undefined ? PRICE.ceiling : next - 1 };
}

/** Defaults of a filter link (spec 9.4). */
export const FILTER_LINK = { page: 0, size: 20, sort: 'latest' } as const;
/** Number of products in the category dialog. */
export const CATEGORY_DIALOG_SIZE = 9;
/** Sort orders of the product list. */
export const PRODUCT_SORTS = ['latest', 'popular', 'price_asc', 'price_desc', 'discount_desc'] as const;

/** Product filter without any condition, as the list starts. */
export const EMPTY_FILTER: ProductFilter = {
  q: '',
  categoryIds: [],
  minPrice: PRICE.floor,
  maxPrice: PRICE.ceiling,
  storeIds: [],
  brandIds: [],
  colors: [],
  sizes: [],
  genders: [],
  inStockOnly: false,
  discountedOnly: false,
  ...FILTER_LINK,
};

/** Returns a filter without conditions; size and sort are kept. */
export const withoutConditions = ({ size, sort }: ProductFilter): ProductFilter => ({
  ...EMPTY_FILTER,
  size,
  sort,
});

/** Counts the values that narrow a filter; a price range counts as one. */
export const conditionsOf = ({ q, minPrice, maxPrice, ...rest }: ProductFilter): number =>
  [
    q !== '',
    minPrice > PRICE.floor || maxPrice < PRICE.ceiling,
    rest.inStockOnly,
    rest.discountedOnly,
  ].filter(Boolean).length +
  [rest.categoryIds, rest.storeIds, rest.brandIds, rest.genders, rest.sizes, rest.colors].flat().length;

/** True if at least one condition narrows the filter. */
export const isNarrowed = (filter: ProductFilter): boolean =>
  filterToQuery({ ...filter, page: 0 }) !== filterToQuery(withoutConditions(filter));

function writeList(query: URLSearchParams, filter: ProductFilter, key: ListKey): void {
  if (filter[key].length > 0) query.set(LIST_PARAMS[key], filter[key].join(','));
}

/**
 * Builds the query string of a filter link: limits only where they narrow; page, size and sort
 * always.
 */
export function filterToQuery(filter: Partial<ProductFilter>): string {
  const f = { ...EMPTY_FILTER, ...filter };
  const query = new URLSearchParams();
  if (f.q) query.set('q', f.q);
  writeList(query, f, 'categoryIds');
  if (f.minPrice > PRICE.floor) query.set('minPrice', String(f.minPrice));
  if (f.maxPrice < PRICE.ceiling) query.set('maxPrice', String(f.maxPrice));
  for (const key of ['storeIds', 'brandIds', 'colors', 'sizes', 'genders'] as const) writeList(query, f, key);
  for (const key of ['inStockOnly', 'discountedOnly'] as const) if (f[key]) query.set(key, 'true');
  query.set('page', String(f.page));
  query.set('size', String(f.size));
  query.set('sort', f.sort);
  return query.toString();
}
