import { PRICE } from './price-range.ts';
import { FILTER_LINK, type ProductFilter, splitValues } from './product-filter.ts';

const whole = (text: string | null, min: number, max: number): number | null => {
  if (text === null || !/^\d{1,12}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
};

const ids = (words: readonly string[]): number[] =>
  words.map((text) => whole(text, 1, 1e9)).filter((id) => id !== null);

/** Parses a filter from an address; invalid values become defaults. Never throws. */
export function filterFromQuery(search: string): ProductFilter {
  const query = new URLSearchParams(search);
  const words = (name: string) => splitValues(query.getAll(name));
  const min = whole(query.get('minPrice'), 0, PRICE.ceiling) ?? PRICE.floor;
  const max = whole(query.get('maxPrice'), 0, PRICE.ceiling) ?? PRICE.ceiling;
  return {
    q: (query.get('q') ?? '').trim().slice(0, 100),
    categoryIds: ids(words('categoryId')),
    minPrice: Math.min(min, max),
    maxPrice: Math.max(min, max),
    storeIds: ids(words('storeId')),
    brandIds: ids(words('brandId')),
    colors: words('colors'),
    sizes: words('sizes'),
    genders: words('genders'),
    widths: words('widths'),
    heels: words('heels'),
    materials: words('materials'),
    inStockOnly: query.get('inStockOnly') === 'true',
    discountedOnly: query.get('discountedOnly') === 'true',
    page: whole(query.get('page'), 0, 1e6) ?? FILTER_LINK.page,
    size: whole(query.get('size'), 1, 50) ?? FILTER_LINK.size,
    sort: query.get('sort') ?? FILTER_LINK.sort,
  };
}
