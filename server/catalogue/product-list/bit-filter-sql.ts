import { type RawBuilder, sql } from 'kysely';
import type { ProductQuery } from '#domain/catalogue/product.ts';
import { PRICE_BITS, ZERO } from './bits-sql.ts';
import { dueBits } from './due-bits-sql.ts';

type Sql = RawBuilder<unknown>;
/** Filters that a facet count leaves out: each facet counts with all other filters. */
export type Dimension =
  | 'category'
  | 'store'
  | 'brand'
  | 'width'
  | 'heel'
  | 'material'
  | 'discount'
  | 'price'
  | 'option'
  | 'text'
  | 'stock';
/**
 * An option has colour, size and gender at once, so that leaving out one of them changes the same
 * filter.
 */
export type OptionPart = 'colors' | 'sizes' | 'genders';

/**
 * Returns the bitmap keys of kinds `option` and `stock` for combinations of colours, sizes and
 * genders; an empty list means any.
 */
export function optionValues({ colors, sizes, genders }: Record<OptionPart, readonly string[]>): string[] {
  const any = (values: readonly string[]) => (values.length > 0 ? values : ['*']);
  return any(colors).flatMap((color) =>
    any(sizes).flatMap((size) => any(genders).map((gender) => `${color}/${size}/${gender}`)),
  );
}

const STORED = sql.table('product_bits');

/** SQL: the bitmap of the values of an array per block (OR). */
const anyIn = (kind: string, values: Sql, table: Sql = STORED): Sql =>
  sql`select block, bit_or(bits) as bits from ${table}
    where kind = ${kind} and value = any(${values}) group by block`;

const anyOf = (kind: string, values: readonly string[], table?: Sql): Sql =>
  anyIn(kind, sql`${[...values]}::text[]`, table);

/**
 * SQL: the bitmap of brands; the id of a merged brand stands for the brand that has its products now. An array, so
 * that the rows are found by the primary key.
 */
const brandBits = (ids: readonly number[]): Sql =>
  anyIn(
    'brand',
    sql`array(select coalesce(m.into_id, asked.id)::text from unnest(${[...ids]}::bigint[]) as asked (id)
      left join merged_brands as m on m.brand_id = asked.id)`,
  );

/**
 * SQL: the bitmap of products with a price of at least `limit`, compared bit by bit from the
 * lowest.
 */
function atLeast(limit: number): Sql {
  let expression: Sql = sql`~${ZERO}`;
  for (let n = 0; n < PRICE_BITS; n += 1) {
    const bit = sql`coalesce(bit_or(p.bits) filter (where p.value = ${sql.lit(String(n))}), ${ZERO})`;
    expression = (limit >> n) & 1 ? sql`(${bit} & ${expression})` : sql`(${bit} | ${expression})`;
  }
  return expression;
}

function priceBits({ minPrice: min, maxPrice: max }: ProductQuery, table: Sql): Sql {
  const lower = min === undefined ? sql`~${ZERO}` : atLeast(min);
  const upper = max === undefined ? sql`~${ZERO}` : sql`~${atLeast(max + 1)}`;
  return sql`select live.block, ${lower} & ${upper} as bits
    from live left join ${table} as p on p.kind = 'price' and p.block = live.block group by live.block`;
}

function optionBits(filter: ProductQuery, without?: OptionPart): Sql | null {
  const { colors, sizes, genders, inStockOnly } = filter;
  const parts = { colors, sizes, genders, ...(without ? { [without]: [] } : {}) };
  const free = parts.colors.length + parts.sizes.length + parts.genders.length === 0;
  if (free && !inStockOnly) return null;
  return anyOf(inStockOnly ? 'stock' : 'option', optionValues(parts));
}

/**
 * Filter of a product list as bitmaps: `ctes` precede the statement, and `f` then has one row per
 * block.
 */
export type BitFilter = {
  ctes: Sql;
  /** True if nothing narrows the list. */
  open: boolean;
  /** Table of the current bits of prices, bands and discounts. */
  asked: Sql;
  /** Bitmap of the products that pass every filter but one. */
  passing(except?: Dimension | OptionPart): Sql;
};

/**
 * Builds the bitmaps of a filter; `text` is the bitmap of a search (`textBits`). With `due`, prices
 * of products with a due discount change are computed for that moment (`dueBits`).
 */
export function bitFilter(filter: ProductQuery, text: Sql | null, due: Date | null = null): BitFilter {
  const asked = due ? sql.table('asked_bits') : STORED;
  const ids = (values: readonly number[]) => values.map(String);
  const parts: readonly (readonly [Dimension | OptionPart, Sql | null])[] = [
    ['category', filter.categoryId.length > 0 ? anyOf('category', ids(filter.categoryId)) : null],
    ['store', filter.storeId.length > 0 ? anyOf('store', ids(filter.storeId)) : null],
    ['brand', filter.brandId.length > 0 ? brandBits(filter.brandId) : null],
    ['width', filter.widths.length > 0 ? anyOf('width', filter.widths) : null],
    ['heel', filter.heels.length > 0 ? anyOf('heel', filter.heels) : null],
    ['material', filter.materials.length > 0 ? anyOf('material', filter.materials) : null],
    ['discount', filter.discountedOnly ? anyOf('discount', [''], asked) : null],
    ['price', filter.minPrice || filter.maxPrice !== undefined ? priceBits(filter, asked) : null],
    ['text', text],
    ['option', optionBits(filter)],
    ...(['colors', 'sizes', 'genders'] as const).map((part) => [part, optionBits(filter, part)] as const),
    // The filter with sold-out options, needed only where they are excluded.
    ['stock', filter.inStockOnly ? optionBits({ ...filter, inStockOnly: false }) : null],
  ];
  const used = parts.flatMap(([name, query]) => (query ? [{ name, query }] : []));
  const cte = ({ name, query }: { name: string; query: Sql }) => sql`, ${sql.ref(name)} as (${query})`;
  const column = ({ name }: { name: string }) =>
    sql`, coalesce(${sql.ref(`${name}.bits`)}, ${ZERO}) as ${sql.ref(name)}`;
  const join = ({ name }: { name: string }) => sql` left join ${sql.table(name)} using (block)`;
  const list = (items: readonly Sql[]) => sql.join(items, sql``);
  return {
    ctes: sql`with live as (select block, bits from product_bits where kind = 'live')${due ? sql`, ${dueBits(due)}` : sql``}${list(used.map(cte))},
      f as (select live.block, live.bits as live${list(used.map(column))} from live${list(used.map(join))})`,
    open: used.length === 0,
    asked,
    passing: (except) =>
      sql.join(
        [sql`f.live`, ...namesFor(used, except).map((name) => sql`${sql.ref(`f.${name}`)}`)],
        sql` & `,
      ),
  };
}

const OPTION_PARTS: readonly string[] = ['colors', 'sizes', 'genders', 'stock'];

/** Leaving out a part of the option filter means using the filter built without it. */
function namesFor(used: readonly { name: string }[], except?: string): string[] {
  const leftOut = except !== undefined && OPTION_PARTS.includes(except);
  return used
    .map(({ name }) => name)
    .filter((name) => {
      if (OPTION_PARTS.includes(name)) return name === except;
      return name !== except && !(leftOut && name === 'option');
    });
}
