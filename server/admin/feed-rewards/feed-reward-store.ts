import { type RawBuilder, sql } from 'kysely';
import type { FeedRewardQuery } from '#domain/admin/feed-rewards/feed-reward-filter.ts';
import { MAX_LISTED } from '#domain/kit/page.ts';
import type { Queryable } from '../../db/database.ts';
import { among } from '../../db/statements/among-sql.ts';
import { columnsSql } from '../../db/statements/columns.ts';
import { type PageOfIds, pageOfIds } from '../../db/statements/page-of-ids.ts';

/** Row of the list of feed rewards. */
export type RewardRow = {
  id: number;
  userId: number;
  nickname: string;
  feedId: number | null;
  feedTitle: string | null;
  rewardType: string;
  step: number;
  status: string;
  points: number;
  related: unknown;
  reason: string | null;
  retryCount: number;
  dueAt: Date;
  processedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

const REWARD = columnsSql([
  'e.id',
  'e.user_id',
  'u.nickname',
  'e.feed_id',
  'f.title as feed_title',
  'e.reward_type',
  'e.step',
  'e.status',
  'e.points',
  'e.related',
  'e.reason',
  'e.retry_count',
  'e.due_at',
  'e.processed_at',
  'e.created_at',
  'e.updated_at',
]);

const COLUMN = { createdAt: 'created_at', points: 'points', processedAt: 'processed_at' } as const;
const dayInSeoul = (column: string) => sql`(${sql.ref(column)} at time zone 'Asia/Seoul')::date`;
/** SQL: first moment of a day in Asia/Seoul, `plus` days later. */
const startOf = (day: string, plus: 0 | 1) =>
  sql`((${day}::date + ${sql.lit(plus)}::int)::timestamp at time zone 'Asia/Seoul')`;

function conditionOf(query: FeedRewardQuery): RawBuilder<unknown> {
  const { userId, feedId, rewardType, eventStatus, startDate, endDate } = query;
  return sql.join(
    [
      sql`true`,
      ...(userId ? [sql`user_id = ${userId}`] : []),
      ...(feedId ? [sql`feed_id = ${feedId}`] : []),
      ...(rewardType ? [sql`reward_type = ${rewardType}`] : []),
      ...(eventStatus ? [sql`status = ${sql.lit(eventStatus)}`] : []),
      ...(startDate ? [sql`created_at >= ${startOf(startDate, 0)}`] : []),
      ...(endDate ? [sql`created_at < ${startOf(endDate, 1)}`] : []),
    ],
    sql` and `,
  );
}

/** Finds a page of reward ids by filter and sort order. */
export function findRewardIds(db: Queryable, query: FeedRewardQuery): Promise<PageOfIds> {
  const column = sql.ref(COLUMN[query.sortBy]);
  // Only unpaid rewards have no payment time; elsewhere the clause would prevent an index scan.
  const last = query.sortBy === 'processedAt' ? sql`nulls last` : sql``;
  const order =
    query.sortDirection === 'ASC' ? sql`${column} asc ${last}, id asc` : sql`${column} desc ${last}, id desc`;
  const found = sql`select id, ${column} from feed_reward_events
    where ${conditionOf(query)} order by ${order} limit ${sql.lit(MAX_LISTED)}`;
  return pageOfIds(db, found, order, query);
}

/** Finds the display data of rewards, in order of the ids. */
export async function findRewards(db: Queryable, ids: readonly number[]): Promise<RewardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<RewardRow>`
    select ${REWARD}
    from feed_reward_events e join users u on u.id = e.user_id left join feeds f on f.id = e.feed_id
    where ${among('e.id', ids)}`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const LAST = 100;
/** Finds the latest reward ids of a member or feed. */
export async function findIdsOf(db: Queryable, column: 'user_id' | 'feed_id', id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('feed_reward_events')
    .select('id')
    .where(column, '=', id)
    .orderBy('id', 'desc')
    .limit(LAST)
    .execute();
  return rows.map((row) => row.id);
}

/** Counts rewards and points by type and state. */
export async function countRewards(db: Queryable) {
  const { rows } = await sql<{ rewardType: string; status: string; count: number; points: string }>`
    select ${columnsSql(['reward_type', 'status'])}, count(*)::int as count, sum(points) as points
    from feed_reward_events group by 1, 2`.execute(db);
  return rows.map((row) => ({ ...row, points: Number(row.points) }));
}

type DayRow = { day: string; count: number; points: string };

/** Counts earned and paid rewards by day (Asia/Seoul). */
export async function countByDay(db: Queryable, from: string, to: string) {
  const during = (column: string) =>
    sql`${sql.ref(column)} >= ${startOf(from, 0)} and ${sql.ref(column)} < ${startOf(to, 1)}`;
  const read = async (column: string, more: RawBuilder<unknown>) => {
    const { rows } = await sql<DayRow>`
      select to_char(${dayInSeoul(column)}, 'YYYY-MM-DD') as day, count(*)::int as count, sum(points) as points
      from feed_reward_events where ${during(column)} and ${more} group by 1`.execute(db);
    return rows;
  };
  return {
    created: await read('created_at', sql`true`),
    processed: await read('processed_at', sql`status = 'PROCESSED'`),
  };
}

/** Claims failed rewards, oldest first. */
export async function claimFailed(tx: Queryable, most: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update feed_reward_events set status = 'PROCESSING', due_at = ${now}, updated_at = ${now}
    where id in (select id from feed_reward_events where status = 'FAILED'
      order by due_at, id limit ${most} for update skip locked)
    returning id`.execute(tx);
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/** Returns the state of a reward; null if there is none. */
export async function stateOf(tx: Queryable, id: number): Promise<string | null> {
  const row = await tx
    .selectFrom('feed_reward_events')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.status ?? null;
}
