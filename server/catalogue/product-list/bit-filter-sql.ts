import { type RawBuilder, sql } from 'kysely';
import type { ProductQuery } from '#domain/catalogue/product.ts';
import { PRICE_BITS, ZERO } from './bits-sql.ts';
import { dueBits } from './due-bits-sql.ts';

type Sql = RawBuilder<unknown>;
/** Filters that a count may leave out: a facet counts with all the others. */
export type Dimension = 'category' | 'store' | 'discount' | 'price' | 'option' | 'text' | 'stock';
/** An option is one colour, size and gender at once, so each of the three is left out of the same filter. */
export type OptionPart = 'colors' | 'sizes' | 'genders';

/** Values of kinds `option` and `stock` for some colours, sizes and genders; none of a kind means any. */
export function optionValues({ colors, sizes, genders }: Record<OptionPart, readonly string[]>): string[] {
  const any = (values: readonly string[]) => (values.length > 0 ? values : ['*']);
  return any(colors).flatMap((color) =>
    any(sizes).flatMap((size) => any(genders).map((gender) => `${color}/${size}/${gender}`)),
  );
}

const STORED = sql.table('product_bits');

/** Rows of bits of some values, as one bitmap per block. */
const anyOf = (kind: string, values: readonly string[], table: Sql = STORED): Sql =>
  sql`select block, bit_or(bits) as bits from ${table}
    where kind = ${kind} and value = any(${[...values]}::text[]) group by block`;

/** Products whose asked price is at least `limit`: the comparison, bit by bit from the lowest. */
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

/** A product list's filter as bitmaps: `ctes` go in front of a statement, then `f` has one row per block. */
export type BitFilter = {
  ctes: Sql;
  /** Nothing narrows the list. */
  open: boolean;
  /** Table of the bits of prices, bands and discounts as they are asked now. */
  asked: Sql;
  /** Bitmap of the products that pass every filter but one. */
  passing(except?: Dimension | OptionPart): Sql;
};

/**
 * Filters in force, by name; `text` are bitmaps of what a search finds (`textBits`). With a moment `due`, prices of
 * products that are due are computed by it (`dueBits`).
 */
export function bitFilter(filter: ProductQuery, text: Sql | null, due: Date | null = null): BitFilter {
  const asked = due ? sql.table('asked_bits') : STORED;
  const ids = (values: readonly number[]) => values.map(String);
  const parts: readonly (readonly [Dimension | OptionPart, Sql | null])[] = [
    ['category', filter.categoryId.length > 0 ? anyOf('category', ids(filter.categoryId)) : null],
    ['store', filter.storeId.length > 0 ? anyOf('store', ids(filter.storeId)) : null],
    ['discount', filter.discountedOnly ? anyOf('discount', [''], asked) : null],
    ['price', filter.minPrice || filter.maxPrice !== undefined ? priceBits(filter, asked) : null],
    ['text', text],
    ['option', optionBits(filter)],
    ...(['colors', 'sizes', 'genders'] as const).map((part) => [part, optionBits(filter, part)] as const),
    // What passes when pairs that are sold out count as well; asked for only where they do not.
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

/** Leaving out a part of the option filter means taking the filter made without it. */
function namesFor(used: readonly { name: string }[], except?: string): string[] {
  const leftOut = except !== undefined && OPTION_PARTS.includes(except);
  return used
    .map(({ name }) => name)
    .filter((name) => {
      if (OPTION_PARTS.includes(name)) return name === except;
      return name !== except && !(leftOut && name === 'option');
    });
}
