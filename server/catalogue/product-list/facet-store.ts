import { type RawBuilder, sql } from 'kysely';
import { COLORS } from '#domain/catalogue/colors.ts';
import type { ProductQuery } from '#domain/catalogue/product.ts';
import { PRODUCT_GENDERS, SHOE_SIZES } from '#domain/catalogue/product-list/product-values.ts';
import type { Queryable } from '../../db/database.ts';
import { type BitFilter, type OptionPart, optionValues } from './bit-filter-sql.ts';
import { ZERO } from './bits-sql.ts';
import { areStale } from './stale-bits-store.ts';

type Sql = RawBuilder<unknown>;
/** Count of one facet value. */
export type FacetRow = { facet: string; value: string; count: number };

/** Column of `base` with the products that pass every filter but the facet's own. */
const BASES = {
  categories: 'category',
  stores: 'store',
  brands: 'brand',
  widths: 'width',
  heels: 'heel',
  materials: 'material',
  prices: 'price',
  discounted: 'discount',
  colors: 'colors',
  sizes: 'sizes',
  genders: 'genders',
  inStock: 'option',
} as const;
type Facet = keyof typeof BASES;

/**
 * SQL: counts of a facet from rows of value, block and bits; the fence keeps the wide bits out of
 * the sort. Values that the shop has are listed with 0, so that a group keeps its values while
 * filters change.
 */
const counted = (facet: Facet, rows: Sql, sold: Sql = sql`select null::text as value where false`): Sql =>
  sql`select ${sql.lit(facet)} as facet, value, sum(part)::integer as count
    from ((select v.value, bit_count(v.bits & ${sql.ref(`base.${facet}`)}) as part
      from (${rows}) as v join base using (block) offset 0)
      union all select value, 0 from (${sold}) as sold) as parts group by value`;

/** SQL: values that are stored in the bitmaps directly. */
const plainRows = (kind: string, table: Sql = sql.table('product_bits')): Sql =>
  sql`select value, block, bits from ${table} where kind = ${sql.lit(kind)}`;

const soldPlain = (kind: string, table: Sql = sql.table('product_bits')): Sql =>
  sql`select value from ${table} where kind = ${sql.lit(kind)} and bits <> ${ZERO}`;

/** SQL: values of one option part that any product has. */
function soldParts(part: OptionPart, values: readonly string[]): Sql {
  const any = { colors: [], sizes: [], genders: [] };
  const keys = values.flatMap((value) => optionValues({ ...any, [part]: [value] }));
  return sql`select k.value from unnest(${[...values]}::text[], ${keys}::text[]) as k (value, key)
    join product_bits as b on b.kind = 'option' and b.value = k.key and b.bits <> ${ZERO}`;
}

const optionKind = ({ inStockOnly }: ProductQuery) => sql.lit(inStockOnly ? 'stock' : 'option');

/** SQL: values of one option part combined with the selected values of the others. */
function optionRows(part: OptionPart, values: readonly string[], filter: ProductQuery): Sql {
  const { colors, sizes, genders } = filter;
  const pairs = values.flatMap((value) =>
    optionValues({ colors, sizes, genders, [part]: [value] }).map((key) => [value, key] as const),
  );
  const keys = sql`unnest(${pairs.map(([value]) => value)}::text[], ${pairs.map(([, key]) => key)}::text[])
    as k (value, key) join product_bits as b on b.kind = ${optionKind(filter)} and b.value = k.key`;
  return pairs.length === values.length
    ? sql`select k.value, b.block, b.bits from ${keys}`
    : sql`select k.value, b.block, bit_or(b.bits) as bits from ${keys} group by k.value, b.block`;
}

/** SQL: products in stock in the selected colours, sizes and genders. */
const stockRows = (filter: ProductQuery): Sql =>
  sql`select '' as value, block, bit_or(bits) as bits from product_bits
    where kind = 'stock' and value = any(${optionValues(filter)}::text[]) group by block`;

/** Marks the row that says that the bitmaps are stale. */
const STALE = 'stale';

/**
 * Counts all facet values in one query, independent of the size of the catalogue, and tells whether
 * the bitmaps were stale at `now`.
 */
export async function countFacets(
  db: Queryable,
  filter: ProductQuery,
  bits: BitFilter,
  now: Date,
): Promise<{ counts: FacetRow[]; isStale: boolean }> {
  const colors = COLORS.map(({ code }) => code);
  const parts = [
    counted('categories', plainRows('category'), soldPlain('category')),
    counted('stores', plainRows('store'), soldPlain('store')),
    counted('brands', plainRows('brand'), soldPlain('brand')),
    counted('widths', plainRows('width'), soldPlain('width')),
    counted('heels', plainRows('heel'), soldPlain('heel')),
    counted('materials', plainRows('material'), soldPlain('material')),
    counted('prices', plainRows('band', bits.asked), soldPlain('band', bits.asked)),
    counted('discounted', plainRows('discount', bits.asked)),
    counted('colors', optionRows('colors', colors, filter), soldParts('colors', colors)),
    counted('sizes', optionRows('sizes', SHOE_SIZES, filter), soldParts('sizes', SHOE_SIZES)),
    counted('genders', optionRows('genders', PRODUCT_GENDERS, filter), soldParts('genders', PRODUCT_GENDERS)),
    counted('inStock', stockRows(filter)),
    sql`select ${sql.lit(STALE)} as facet, '' as value, 1 as count where ${areStale(now)}`,
  ];
  const bases = Object.entries(BASES).map(
    ([facet, except]) => sql`, ${bits.passing(except)} as ${sql.ref(facet)}`,
  );
  const { rows } = await sql<FacetRow>`${bits.ctes},
    base as materialized (select f.block${sql.join(bases, sql``)} from f)
    ${sql.join(parts, sql` union all `)}`.execute(db);
  const isStale = rows.some(({ facet }) => facet === STALE);
  return { counts: rows.filter(({ facet }) => facet !== STALE), isStale };
}
