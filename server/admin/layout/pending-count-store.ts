import { sql } from 'kysely';
import type { PendingCounts } from '#domain/admin/layout/pending-counts.ts';
import type { Queryable } from '../../db/database.ts';
import { countPendingSql as upTo } from '../../kit/count-pending-sql.ts';
import { isUnannounced } from '../../kit/unannounced-sql.ts';

/** Counts all open work items in one statement; `today` is a day in Asia/Seoul. */
export async function readPendingCounts(db: Queryable, today: string): Promise<PendingCounts> {
  const { rows } = await sql<{
    cases: number;
    appeals: number;
    members: number;
    inquiries: number;
    events: number;
    rewards: number;
  }>`select
    ${upTo(sql`select from report_cases where state in ('PENDING', 'IN_REVIEW')`)} as cases,
    ${upTo(sql`select from appeals where state = 'WAITING'`)} as appeals,
    ${upTo(sql`select from point_grants where state = 'WAITING'
      union all select from activity_awards where state = 'WAITING'`)} as members,
    ${upTo(sql`select from inquiries where state = 'WAITING'
      and (store_id is null or escalated_at is not null)`)} as inquiries,
    ${upTo(sql`select from events e where e.end_date < ${today}::date and ${isUnannounced('e')}`)} as events,
    ${upTo(sql`select from feed_reward_events where status = 'FAILED'`)} as rewards`.execute(db);
  const { cases = 0, appeals = 0, members = 0, inquiries = 0, events = 0, rewards = 0 } = rows[0] ?? {};
  return { reports: cases + appeals, members, inquiries, events, feedRewards: rewards };
}
