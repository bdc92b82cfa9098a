import { type Expression, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../database.ts';

/** Rows of a table that satisfy a condition. */
type Rows = { table: 'products' | 'feeds' | 'events' | 'stores' | 'brands'; live: Expression<SqlBool> };
type Row = { id: number; updated_at: Date | null };

/**
 * Returns the numbers of the slices of `length` ids that contain a live row, from 1. Each slice is
 * found by one index lookup, so that a large table costs as many lookups as it has slices.
 */
export async function slicesOf(db: Queryable, { table, live }: Rows, length: number): Promise<number[]> {
  const after = (id: Expression<unknown>) =>
    sql`(select (id - 1) / ${sql.lit(length)} + 1 from ${sql.table(table)}
      where id > ${id} and ${live} order by id limit 1)`;
  const { rows } = await sql<{ slice: number }>`
    with recursive slices (slice) as (
      select ${after(sql`0`)}
      union all
      select ${after(sql`slices.slice * ${sql.lit(length)}`)} from slices where slices.slice is not null)
    select slice::integer as slice from slices where slice is not null`.execute(db);
  return rows.map(({ slice }) => slice);
}

/** Finds the live rows of one slice. */
export async function rowsOfSlice(db: Queryable, { table, live }: Rows, length: number, slice: number) {
  const { rows } = await sql<Row>`
    select id, updated_at from ${sql.table(table)}
    where id > ${sql.lit((slice - 1) * length)} and id <= ${sql.lit(slice * length)} and ${live}
    order by id`.execute(db);
  return rows;
}
