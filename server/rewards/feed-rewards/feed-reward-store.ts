import { sql } from 'kysely';
import type { FeedRewardReason, FeedRewardType } from '#domain/rewards/feed-reward.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Reward to be earned: recipient, type, feed and threshold. */
export type Earning = {
  userId: number;
  type: FeedRewardType;
  feedId: number | null;
  step: number;
  related?: Record<string, number | number[]>;
};

/**
 * Counts a member's earned rewards of a type today and this month (Asia/Seoul), without cancelled
 * ones.
 */
export async function countEarned(
  tx: Queryable,
  { userId, type }: Pick<Earning, 'userId' | 'type'>,
  now: Date,
): Promise<{ today: number; month: number }> {
  const since = (part: 'day' | 'month') =>
    sql`(date_trunc(${sql.lit(part)}, ${now}::timestamptz at time zone 'Asia/Seoul') at time zone 'Asia/Seoul')`;
  const { rows } = await sql<{ today: number; month: number }>`
    select count(*) filter (where created_at >= ${since('day')})::int as today, count(*)::int as month
    from feed_reward_events
    where user_id = ${userId} and reward_type = ${type} and status <> 'CANCELLED'
      and created_at >= ${since('month')}`.execute(tx);
  return rows[0] ?? { today: 0, month: 0 };
}

/** Inserts a reward once; a cancelled one waits again. Returns null if it exists. */
export async function insertEarning(
  tx: Queryable,
  { userId, type, feedId, step, related = {} }: Earning,
  { points, dueAt }: { points: number; dueAt: Date },
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into feed_reward_events
      (user_id, feed_id, reward_type, step, points, related, due_at, created_at, updated_at)
    values (${userId}, ${feedId}, ${type}, ${step}, ${points}, ${JSON.stringify(related)}, ${dueAt}, ${now}, ${now})
    on conflict (user_id, reward_type, coalesce(feed_id, 0), step) do update
      set status = 'PENDING', reason = null, due_at = excluded.due_at, updated_at = excluded.updated_at
      where feed_reward_events.status = 'CANCELLED' and feed_reward_events.reason = 'UNDONE'
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Claims due rewards, and those left by a crashed server. */
export async function claimDue(
  db: Queryable,
  { now, leftSince, most, retries }: { now: Date; leftSince: Date; most: number; retries: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update feed_reward_events set status = 'PROCESSING', updated_at = ${now}
    where id in (
      select id from feed_reward_events
      where due_at <= ${now} and status in ('PENDING', 'PROCESSING', 'FAILED')
        and (status <> 'FAILED' or retry_count < ${retries})
        and (status <> 'PROCESSING' or updated_at < ${leftSince})
      order by due_at, id limit ${most} for update skip locked)
    returning id`.execute(db);
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/** Claims one reward before it is due; returns false if it does not wait. */
export async function claimOne(tx: Queryable, id: number, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('feed_reward_events')
    .set({ status: 'PROCESSING', updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the member who earned a feed reward. */
export const findEarner = (db: Queryable, id: number) =>
  db
    .selectFrom('feed_reward_events')
    .select(columns(['user_id']))
    .where('id', '=', id)
    .executeTakeFirst();

/** Names of the columns of a reward. */
export const EARNING = [
  'id',
  'user_id',
  'feed_id',
  'reward_type',
  'step',
  'points',
  'status',
  'related',
] as const;

/** Locks a reward; the member is locked before. */
export const lockEarning = (tx: Queryable, id: number) =>
  tx
    .selectFrom('feed_reward_events')
    .select(columns(EARNING))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
export type EarningRow = NonNullable<Awaited<ReturnType<typeof lockEarning>>>;

/** Marks a reward as paid. */
export const markProcessed = (tx: Queryable, id: number, now: Date) =>
  tx
    .updateTable('feed_reward_events')
    .set({ status: 'PROCESSED', reason: null, processed_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();

/** Marks a reward as cancelled with the reason. */
export const markCancelled = (tx: Queryable, id: number, reason: FeedRewardReason, now: Date) =>
  tx
    .updateTable('feed_reward_events')
    .set({ status: 'CANCELLED', reason, processed_at: null, updated_at: now })
    .where('id', '=', id)
    .execute();

/** Marks a reward as waiting again. */
export const markWaiting = (tx: Queryable, id: number, now: Date) =>
  tx
    .updateTable('feed_reward_events')
    .set({ status: 'PENDING', reason: null, updated_at: now })
    .where('id', '=', id)
    .execute();

/** Marks a reward as failed for a later retry, unless its state has changed meanwhile. */
export const markFailed = (db: Queryable, id: number, nextAt: Date, now: Date) =>
  db
    .updateTable('feed_reward_events')
    .set({
      status: 'FAILED',
      reason: 'ERROR',
      retry_count: sql<number>`retry_count + 1`,
      due_at: nextAt,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('status', '=', 'PROCESSING')
    .execute();
