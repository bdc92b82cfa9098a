import { type Expression, type RawBuilder, sql } from 'kysely';
import type { PageQuery } from '#domain/kit/page.ts';
import type { Queryable } from '../database.ts';

export type PageOfIds = { ids: number[]; total: number };

/**
 * Ids of one page and how many rows there are, in one statement: what a row shows is joined afterwards, for the page
 * alone. `found` answers ids with what they are ordered by, in that order and at most `MAX_LISTED` of them, so that
 * neither a deep page nor the count reads on.
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
