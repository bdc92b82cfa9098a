import { type RawBuilder, sql } from 'kysely';
import { COLORS } from '#domain/colors.ts';
import { PRODUCT_GENDERS, type ProductQuery, SHOE_SIZES } from '#domain/product.ts';
import type { Queryable } from '../../db/database.ts';
import { type BitFilter, type OptionPart, optionValues } from './bit-filter.ts';

type Sql = RawBuilder<unknown>;
export type FacetRow = { facet: string; value: string; count: number };

/** Brings the bitmaps up to date with what was committed; costs one look when there is nothing to do. */
export const refreshBits = (db: Queryable) => sql`select refresh_product_bits()`.execute(db);

/** Values that stand in the bitmaps as they are. */
const plainFacet = (facet: string, kind: string, passing: Sql): Sql =>
  sql`select ${facet}::text as facet, v.value, sum(bit_count(v.bits & ${passing}))::integer as count
    from product_bits as v join f using (block) where v.kind = ${kind} group by v.value`;

/** Values of one part of an option, each together with the chosen values of the other parts. */
function optionFacet(part: OptionPart, values: readonly string[], filter: ProductQuery, passing: Sql): Sql {
  const { colors, sizes, genders } = filter;
  const pairs = values.flatMap((value) =>
    optionValues({ colors, sizes, genders, [part]: [value] }).map((key) => [value, key] as const),
  );
  return sql`select ${part}::text as facet, v.value, sum(bit_count(v.bits & ${passing}))::integer as count
    from (
      select k.value, b.block, bit_or(b.bits) as bits
      from unnest(${pairs.map(([value]) => value)}::text[], ${pairs.map(([, key]) => key)}::text[]) as k (value, key)
      join product_bits as b on b.kind = ${filter.inStockOnly ? 'stock' : 'option'} and b.value = k.key
      group by k.value, b.block
    ) as v join f using (block) group by v.value`;
}

/** Products in stock among those that pass the rest. */
function stockFacet(filter: ProductQuery, passing: Sql): Sql {
  return sql`select 'inStock' as facet, '' as value, sum(bit_count(v.bits & ${passing}))::integer as count
    from (select block, bit_or(bits) as bits from product_bits
      where kind = 'stock' and value = any(${optionValues(filter)}::text[]) group by block) as v
    join f using (block)`;
}

/** Counts of all facet values in one query, whatever the size of the catalogue. */
export async function countFacets(db: Queryable, filter: ProductQuery, bits: BitFilter): Promise<FacetRow[]> {
  const parts = [
    plainFacet('categories', 'category', bits.passing('category')),
    plainFacet('stores', 'store', bits.passing('store')),
    plainFacet('prices', 'band', bits.passing('price')),
    plainFacet('discounted', 'discount', bits.passing('discount')),
    optionFacet(
      'colors',
      COLORS.map(({ code }) => code),
      filter,
      bits.passing('colors'),
    ),
    optionFacet('sizes', SHOE_SIZES, filter, bits.passing('sizes')),
    optionFacet('genders', PRODUCT_GENDERS, filter, bits.passing('genders')),
    stockFacet(filter, bits.passing('option')),
  ];
  const { rows } = await sql<FacetRow>`${bits.ctes}
    select facet, value, count from (${sql.join(parts, sql` union all `)}) as counted where count > 0`.execute(db);
  return rows;
}
