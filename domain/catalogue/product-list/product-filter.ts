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
  /** Widths of feet, lower limits of heels in mm, and materials. */
  widths: string[];
  heels: string[];
  materials: string[];
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

/** Keys of the list parameters in the order of addresses. */
export const LIST_KEYS = [
  'categoryIds',
  'storeIds',
  'brandIds',
  'colors',
  'sizes',
  'genders',
  'widths',
  'heels',
  'materials',
] as const;
export type ListKey = (typeof LIST_KEYS)[number];
/** Name of a list parameter in addresses and on the wire, where ids have the singular. */
const paramOf = (key: ListKey): string => key.replace('Ids', 'Id');

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
  widths: [],
  heels: [],
  materials: [],
  inStockOnly: false,
  discountedOnly: false,
  ...FILTER_LINK,
};

function writeList(query: URLSearchParams, filter: ProductFilter, key: ListKey): void {
  if (filter[key].length > 0) query.set(paramOf(key), filter[key].join(','));
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
  // The categories, which come first, are written already.
  for (const key of LIST_KEYS.slice(1)) writeList(query, f, key);
  for (const key of ['inStockOnly', 'discountedOnly'] as const) if (f[key]) query.set(key, 'true');
  query.set('page', String(f.page));
  query.set('size', String(f.size));
  query.set('sort', f.sort);
  return query.toString();
}
