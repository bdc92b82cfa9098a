import { type RawBuilder, sql } from 'kysely';
import type { ResultFilter } from '#domain/events/results/result-desk.ts';
import { MAX_LISTED, type PageQuery } from '#domain/kit/page.ts';
import type { Queryable } from '../../db/database.ts';
import { columnsSql } from '../../db/statements/columns.ts';
import { contains } from '../../db/statements/like-pattern.ts';
import { pageOfIds } from '../../db/statements/page-of-ids.ts';

/** SQL: the result state of all events, equal to `stateOf`. */
const STATE = sql<string>`case
  when r.state = 'PAID' then 'PAID'
  when r.state = 'ANNOUNCED' then case when exists (
    select 1 from event_payouts p where p.event_id = e.id and p.state <> 'WAITING') then 'PAYING' else 'ANNOUNCED' end
  when r.state = 'CALCULATED' then 'CALCULATED'
  when e.frozen_at is not null then 'FROZEN' else 'NONE' end`;

const ended = (today: string) => sql`from events e left join event_results r on r.event_id = e.id
  where e.deleted_at is null and e.state <> 'DRAFT' and e.end_date < ${today}`;

const ORDERS: Record<ResultFilter['sort'], RawBuilder<unknown>> = {
  ended: sql`end_date desc, id desc`,
  oldest: sql`end_date, id`,
  entries: sql`entries desc, id desc`,
};

/** Finds a page of ended events and their total. */
export function findEndedIds(db: Queryable, filter: ResultFilter & PageQuery, today: string) {
  const { q, state, sort } = filter;
  const named = q ? contains(sql`e.title`, q) : sql`true`;
  const inState = state ? sql`${STATE} = ${state}` : sql`true`;
  const found = sql`select e.id, e.end_date,
      (select count(*) from event_entries n where n.event_id = e.id and n.status <> 'ELIMINATED') as entries
    ${ended(today)} and ${named} and ${inState} order by ${ORDERS[sort]} limit ${MAX_LISTED}`;
  return pageOfIds(db, found, ORDERS[sort], filter);
}

/** Row of the list of results. */
export type EndedRow = {
  id: number;
  title: string;
  type: string;
  endDate: string;
  announcementDate: string | null;
  publication: string;
  resultState: string;
  entries: number;
  counted: number;
  waiting: number;
  void: number;
  waitingPayouts: number;
  failedPayouts: number;
};

const votes = (standing: string) => sql`(select count(*)::int from feed_votes v
  where v.event_id = e.id and v.standing = ${sql.lit(standing)})`;
const payouts = (state: string) => sql`(select count(*)::int from event_payouts p
  where p.event_id = e.id and p.state = ${sql.lit(state)})`;

/** Finds the rows of ended events with vote and payout counts. */
export async function findEndedRows(db: Queryable, ids: readonly number[]): Promise<EndedRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<EndedRow>`
    select ${columnsSql(['e.id', 'e.title', 'e.type', 'e.end_date', 'e.announcement_date', 'e.state as publication'])},
      ${STATE} as "resultState",
      (select count(*)::int from event_entries n where n.event_id = e.id and n.status <> 'ELIMINATED') as entries,
      ${votes('COUNTED')} as counted, ${votes('WAITING')} as waiting, ${votes('VOID')} as void,
      ${payouts('WAITING')} as "waitingPayouts", ${payouts('FAILED')} as "failedPayouts"
    from events e left join event_results r on r.event_id = e.id
    where e.id = any(${sql.val([...ids])}::bigint[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Counts ended events by result state. */
export async function countEnded(db: Queryable, today: string): Promise<{ state: string; count: number }[]> {
  const { rows } = await sql<{ state: string; count: number }>`
    select ${STATE} as state, count(*)::int as count ${ended(today)} group by 1`.execute(db);
  return rows;
}
