import { type RawBuilder, sql } from 'kysely';

/**
 * SQL condition: a column equals one of the ids, passed as one array parameter. With one parameter
 * per id, parsing and planning of ten thousand ids takes a hundred milliseconds.
 */
export const among = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = any(${[...ids]}::bigint[])`;
