import { sql } from 'kysely';
import { LIST_CONDITIONS, type ListCondition, type ProductQuery } from '#domain/catalogue/product.ts';
import type { Queryable } from '../../db/database.ts';
import type { BitFilter, Dimension, OptionPart } from './bit-filter-sql.ts';

/** Bitmap filter of each list condition. */
const DIMENSIONS: Readonly<Record<ListCondition, Dimension | OptionPart>> = {
  q: 'text',
  categoryId: 'category',
  storeId: 'store',
  brandId: 'brand',
  price: 'price',
  colors: 'colors',
  sizes: 'sizes',
  genders: 'genders',
  widths: 'width',
  heels: 'heel',
  materials: 'material',
  inStockOnly: 'stock',
  discountedOnly: 'discount',
};

function isGiven(filter: ProductQuery, condition: ListCondition): boolean {
  if (condition === 'price') return Boolean(filter.minPrice) || filter.maxPrice !== undefined;
  const value = filter[condition];
  return typeof value === 'object' ? value.length > 0 : Boolean(value);
}

/** Returns whether no condition narrows a list. */
export const isOpen = (filter: ProductQuery): boolean =>
  !LIST_CONDITIONS.some((condition) => isGiven(filter, condition));

/**
 * Counts the results without each single condition; conditions that exclude nothing are left out.
 */
export async function countWithoutOne(db: Queryable, filter: ProductQuery, bits: BitFilter) {
  const given = LIST_CONDITIONS.filter((condition) => isGiven(filter, condition));
  if (given.length === 0) return [];
  const counts = given.map(
    (condition) =>
      sql`coalesce(sum(bit_count(${bits.passing(DIMENSIONS[condition])})), 0)::integer as ${sql.ref(condition)}`,
  );
  const { rows } = await sql<
    Record<ListCondition, number>
  >`${bits.ctes} select ${sql.join(counts)} from f`.execute(db);
  return given.flatMap((condition) => {
    const count = rows[0]?.[condition] ?? 0;
    return count > 0 ? [{ condition, count }] : [];
  });
}
