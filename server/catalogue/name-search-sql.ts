import { type RawBuilder, sql } from 'kysely';
import { containing } from '../db/like-pattern.ts';
import { toSearchKeys } from './search-keys.ts';
import type { Reading } from './search-terms.ts';

/** Products that one of the readings finds. */
export function foundBy(readings: readonly Reading[]): RawBuilder<boolean> {
  const all = ({ terms }: Reading) =>
    sql.join(
      terms.map(({ column, text }) => sql`${sql.ref(column)} like ${containing(text)}`),
      sql` and `,
    );
  return sql<boolean>`(${sql.join(
    readings.map((reading) => sql`(${all(reading)})`),
    sql` or `,
  )})`;
}

/** Products with the words as they stand; the jamo only lead the index there, so they alone are asked by pattern. */
export const nameContains = (words: string): RawBuilder<boolean> =>
  sql<boolean>`(products.name_jamo like ${containing(toSearchKeys(words).name_jamo)}
    and strpos(lower(products.name), lower(${words})) > 0)`;
