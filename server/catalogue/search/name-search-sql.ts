import { disassemble } from 'es-hangul';
import { type RawBuilder, sql } from 'kysely';
import type { MeantSize } from '#domain/catalogue/size-conversion.ts';
import { containing } from '../../db/statements/like-pattern.ts';
import { toSearchKeys } from './search-keys.ts';
import type { Reading, Term } from './search-terms.ts';

type Condition = RawBuilder<boolean>;
/** Scope of a search: `names` are names and word meanings, `texts` also descriptions. */
export type Where = 'names' | 'texts';

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`;
const any = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`;

const anOption = (column: 'color' | 'gender', values: readonly string[]): Condition =>
  sql<boolean>`exists (select from product_options as meant
    where meant.product_id = products.id and meant.${sql.ref(column)} = any(${[...values]}::text[]))`;
const anOptionOfSize = ({ sizes, genders }: MeantSize): Condition =>
  sql<boolean>`exists (select from product_options as meant where meant.product_id = products.id
    and meant.size = any(${[...sizes]}::text[]) and meant.gender = any(${[...genders]}::text[]))`;
const described = (jamo: string): Condition => sql<boolean>`description_jamo like ${containing(jamo)}`;

/**
 * SQL condition: the name of the product, or one of its brand, contains the term. The brands are given by their ids,
 * so that the planner knows how many products they have and can use both indexes.
 */
const named = ({ column, text, brands }: Term): Condition =>
  any([
    sql<boolean>`${sql.ref(column)} like ${containing(text)}`,
    ...(brands.length > 0 ? [sql<boolean>`products.brand_id = any(${[...brands]}::bigint[])`] : []),
  ]);

/** SQL condition: a term matches the product. */
function isTrue(term: Term, where: Where): Condition {
  const { colors, categories, genders, sizes = [], said = [], isFiller } = term.meaning ?? {};
  if (isFiller) return sql<boolean>`true`;
  const isText = where === 'texts' && term.column === 'name_jamo';
  return any([
    named(term),
    ...(colors ? [anOption('color', colors)] : []),
    ...(genders ? [anOption('gender', genders)] : []),
    ...sizes.map(anOptionOfSize),
    ...(categories
      ? [
          sql<boolean>`category_id in (select id from categories where type = any(${[...categories]}::text[]))`,
        ]
      : []),
    ...said.map((stem) => described(disassemble(stem))),
    ...(isText ? [described(term.text)] : []),
  ]);
}

/** SQL condition: the name of the product itself contains the term. */
export const nameHas = (term: Term): Condition => named({ ...term, brands: [] });

/** SQL condition: all terms match the product. */
export const allTrue = (terms: readonly Term[], where: Where): Condition =>
  all(terms.map((term) => isTrue(term, where)));

/** SQL condition: one of the readings matches the product. */
export const foundBy = (readings: readonly Reading[], where: Where = 'names'): Condition =>
  any(readings.map(({ terms }) => allTrue(terms, where)));

/**
 * SQL condition: the name contains the words literally. The jamo column serves the index, so it
 * alone is matched by pattern.
 */
export const nameContains = (words: string): RawBuilder<boolean> =>
  sql<boolean>`(products.name_jamo like ${containing(toSearchKeys(words).name_jamo)}
    and strpos(lower(products.name), lower(${words})) > 0)`;
