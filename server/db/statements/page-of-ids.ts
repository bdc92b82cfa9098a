import { type Expression, type RawBuilder, sql } from 'kysely';
import type { PageQuery } from '#domain/kit/page.ts';
import type { Queryable } from '../database.ts';

export type PageOfIds = { ids: number[]; total: number };

/**
 * Returns the ids of one page and the total in one statement; display data is joined afterwards for
 * the page only. `found` returns ids with their sort columns, in order and at most `MAX_LISTED`, so
 * that neither a deep page nor the count reads further.
 */
export async function pageOfIds(
  db: Queryable,
  found: Expression<unknown>,
  order: RawBuilder<unknown>,
  { page, size }: PageQuery,
): Promise<PageOfIds> {
  const { rows } = await sql<PageOfIds>`
    with found as materialized (${found})
    select (select count(*)::integer from found) as total,
      (select coalesce(json_agg(id order by ${order}), '[]') from (
        select * from found order by ${order} limit ${size} offset ${page * size}) as page) as ids`.execute(
    db,
  );
  return rows[0] ?? { ids: [], total: 0 };
}
