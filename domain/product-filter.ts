import { PRICE } from './price-range.ts';

/** Everything `/products` understands in its address (spec section 2, contract.md section 14). */
export type ProductFilter = {
  q: string;
  categoryId: number | null;
  minPrice: number;
  maxPrice: number;
  storeId: number | null;
  colors: string[];
  sizes: string[];
  genders: string[];
  inStockOnly: boolean;
  discountedOnly: boolean;
  page: number;
  size: number;
  sort: string;
};

/** Defaults of a filter link (spec section 9). */
export const FILTER_LINK = { page: 0, size: 20, sort: 'latest' } as const;
export const CATEGORY_DIALOG_SIZE = 9;
export const PRODUCT_SORTS = ['latest', 'popular', 'price_asc', 'price_desc', 'discount_desc'] as const;

export const EMPTY_FILTER: ProductFilter = {
  q: '',
  categoryId: null,
  minPrice: PRICE.floor,
  maxPrice: PRICE.ceiling,
  storeId: null,
  colors: [],
  sizes: [],
  genders: [],
  inStockOnly: false,
  discountedOnly: false,
  ...FILTER_LINK,
};

/** Query string of a filter link: limits only where they limit, page, size and sort always. */
export function filterToQuery(filter: Partial<ProductFilter>): string {
  const f = { ...EMPTY_FILTER, ...filter };
  const query = new URLSearchParams();
  if (f.q) query.set('q', f.q);
  if (f.categoryId !== null) query.set('categoryId', String(f.categoryId));
  if (f.minPrice > PRICE.floor) query.set('minPrice', String(f.minPrice));
  if (f.maxPrice < PRICE.ceiling) query.set('maxPrice', String(f.maxPrice));
  if (f.storeId !== null) query.set('storeId', String(f.storeId));
  for (const key of ['colors', 'sizes', 'genders'] as const)
    if (f[key].length > 0) query.set(key, f[key].join(','));
  for (const key of ['inStockOnly', 'discountedOnly'] as const) if (f[key]) query.set(key, 'true');
  query.set('page', String(f.page));
  query.set('size', String(f.size));
  query.set('sort', f.sort);
  return query.toString();
}

const whole = (text: string | null, min: number, max: number): number | null => {
  if (text === null || !/^\d{1,12}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
};

const list = (text: string | null): string[] => [...new Set((text ?? '').split(',').filter(Boolean))];

/** Reads an address; what makes no sense falls back to its default and never throws. */
export function filterFromQuery(search: string): ProductFilter {
  const query = new URLSearchParams(search);
  const min = whole(query.get('minPrice'), 0, PRICE.ceiling) ?? PRICE.floor;
  const max = whole(query.get('maxPrice'), 0, PRICE.ceiling) ?? PRICE.ceiling;
  return {
    q: (query.get('q') ?? '').trim().slice(0, 100),
    categoryId: whole(query.get('categoryId'), 1, 1e9),
    minPrice: Math.min(min, max),
    maxPrice: Math.max(min, max),
    storeId: whole(query.get('storeId'), 1, 1e9),
    colors: list(query.get('colors')),
    sizes: list(query.get('sizes')),
    genders: list(query.get('genders')),
    inStockOnly: query.get('inStockOnly') === 'true',
    discountedOnly: query.get('discountedOnly') === 'true',
    page: whole(query.get('page'), 0, 1e6) ?? FILTER_LINK.page,
    size: whole(query.get('size'), 1, 50) ?? FILTER_LINK.size,
    sort: query.get('sort') ?? FILTER_LINK.sort,
  };
}
