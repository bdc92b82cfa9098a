import { type RawBuilder, sql } from 'kysely';
import { onSale } from '../products/on-sale-sql.ts';
import { allTrue, nameHas, type Where } from '../search/name-search-sql.ts';
import type { Reading, Term } from '../search/search-terms.ts';
import { optionValues } from './bit-filter-sql.ts';
import { blockOf, placeOf, ZERO } from './bits-sql.ts';

type Sql = RawBuilder<unknown>;

/** SQL: products that match a condition, as bitmaps. */
const rowBits = (condition: Sql): Sql =>
  sql`select ${blockOf(sql`id`)} as block, bit_or(set_bit(${ZERO}, ${placeOf(sql`id`)}, 1)) as bits
    from products where ${onSale()} and ${condition} group by 1`;

const optionBits = (of: Partial<Parameters<typeof optionValues>[0]>): Sql =>
  sql`select block, bits from product_bits where kind = 'option'
    and value = any(${optionValues({ colors: [], sizes: [], genders: [], ...of })}::text[])`;

/** SQL: the stored bitmap of a word that means a colour, gender, size or category; null for any other. */
function meantBits({ meaning }: Term): Sql | null {
  if (meaning?.colors) return optionBits({ colors: meaning.colors });
  if (meaning?.genders) return optionBits({ genders: meaning.genders });
  if (meaning?.sizes) return either(meaning.sizes.map(optionBits));
  if (!meaning?.categories) return null;
  return sql`select block, bits from product_bits where kind = 'category'
    and value in (select id::text from categories where type = any(${[...meaning.categories]}::text[]))`;
}

/** SQL: the bitmap of a term that means something or names brands, with the products whose names contain it. */
function storedBits(term: Term, where: Where): Sql | null {
  const meant = meantBits(term);
  if (meant) return either([meant, rowBits(nameHas(term))]);
  if (term.brands.length === 0) return null;
  const branded = sql`select block, bits from product_bits where kind = 'brand'
    and value = any(${term.brands.map(String)}::text[])`;
  return either([branded, rowBits(allTrue([{ ...term, brands: [] }], where))]);
}

/** SQL: several bitmaps combined per block (OR). */
const either = (parts: readonly Sql[]): Sql =>
  sql`select block, bit_or(bits) as bits from (${sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  )}) as parts group by block`;

/**
 * SQL: products of one reading: words with a bitmap are looked up, the others are searched in one
 * scan.
 */
function readingBits({ terms }: Reading, where: Where): Sql {
  const stored = terms.flatMap((term) => storedBits(term, where) ?? []);
  const searched = terms.filter((term) => storedBits(term, where) === null && !term.meaning?.isFiller);
  const parts = [...stored, ...(searched.length > 0 ? [rowBits(allTrue(searched, where))] : [])];
  const [only, ...others] = parts;
  if (!only) return sql`select block, bits from live`;
  if (others.length === 0) return only;
  const joins = parts.map((part, index) => sql` join (${part}) as ${sql.ref(`w${index}`)} using (block)`);
  const bits = parts.map((_, index) => sql.ref(`w${index}.bits`));
  return sql`select live.block, ${sql.join(bits, sql` & `)} as bits from live${sql.join(joins, sql``)}`;
}

/** SQL: products of a search text as bitmaps; requires the CTE `live`. */
export const textBits = (readings: readonly Reading[], where: Where): Sql => {
  const parts = readings.map((reading) => readingBits(reading, where));
  const [only, ...others] = parts;
  return only && others.length === 0 ? only : either(parts);
};
