import { type RawBuilder, sql } from 'kysely';
import type { ROW_TARGETS } from '#domain/admin/analytics/dashboard.ts';
import { MAX_LISTED, type PageQuery } from '#domain/kit/page.ts';
import type { Queryable } from '../../db/database.ts';

/** Row of a drill-down. */
export type SourceRow = {
  id: number;
  at: Date | null;
  text: string;
  amount: number | null;
  target_type: (typeof ROW_TARGETS)[number] | null;
  target_id: number | null;
};

/** Counts the rows of a drill-down, up to MAX_LISTED. */
export async function countRows(db: Queryable, source: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select from (${source}) as counted limit ${MAX_LISTED}) as listed`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}

/** Finds a page of the rows of a drill-down, latest first. */
export async function findRows(
  db: Queryable,
  source: RawBuilder<unknown>,
  { page, size }: PageQuery,
): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`select * from (${source}) as listed
    order by at desc nulls last, id desc, target_id desc limit ${size} offset ${page * size}`.execute(db);
  return rows;
}
