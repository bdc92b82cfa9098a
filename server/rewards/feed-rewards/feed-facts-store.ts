import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columnsSql } from '../../db/statements/columns.ts';
import { EARNING, type EarningRow } from './feed-reward-store.ts';

const LIVE = sql`f.deleted_at is null and f.hidden_at is null`;

/**
 * Facts that can prevent a payment, read with the member locked, as hiding and deleting lock the
 * member too.
 */
export type PaymentObstacles = {
  mayEarn: boolean;
  feedsGone: boolean;
  isReturned: boolean;
  score: number;
};

/** Finds the facts that can prevent a payment for these feeds. */
export async function findPaymentObstacles(
  tx: Queryable,
  userId: number,
  feedIds: readonly number[],
  now: Date,
): Promise<PaymentObstacles | undefined> {
  // Without feeds an id that none has.
  const ids = sql`(${sql.join(feedIds.length > 0 ? feedIds : [0])})`;
  const { rows } = await sql<PaymentObstacles>`
    select u.status = 'ACTIVE' and u.role = 'user' and not exists (
        select from sanctions s where s.user_id = u.id and s.kind <> 'WARN' and s.lifted_at is null
          and (s.until is null or s.until > ${now})) as "mayEarn",
      (select count(*) from feeds f where f.id in ${ids} and ${LIVE}) < ${feedIds.length} as "feedsGone",
      exists (select from feeds f join order_items i on i.id = f.order_item_id
        where f.id in ${ids} and i.status in ('CANCELLED', 'RETURNED')) as "isReturned",
      coalesce((select max(c.score) from report_cases c where c.target_type = 'FEED' and c.target_id in ${ids}
        and c.state in ('PENDING', 'IN_REVIEW')), 0) as score
    from users u where u.id = ${userId}`.execute(tx);
  return rows[0];
}

const EARNED = columnsSql(EARNING);
const OPEN_OR_PAID = sql`status <> 'CANCELLED'`;

/** Locks what a member has earned or will earn with a feed; the member is locked before. */
export async function lockEarnedWith(tx: Queryable, userId: number, feedId: number): Promise<EarningRow[]> {
  const { rows } = await sql<EarningRow>`
    select ${EARNED} from feed_reward_events
    where user_id = ${userId} and ${OPEN_OR_PAID}
      and (feed_id = ${feedId} or related -> 'feedIds' @> to_jsonb(${feedId}::bigint))
    order by id for update`.execute(tx);
  return rows;
}

type Occasion = { userId: number; type: string; step: number };

const earnedAt = ({ userId, type, step }: Occasion) => sql`feed_reward_events
  where user_id = ${userId} and reward_type = ${type} and feed_id is null and step = ${step} and ${OPEN_OR_PAID}`;

/** Same for an occasion without a feed, such as a day. */
export async function lockEarnedAt(tx: Queryable, occasion: Occasion): Promise<EarningRow[]> {
  const { rows } = await sql<EarningRow>`select ${EARNED} from ${earnedAt(occasion)} for update`.execute(tx);
  return rows;
}

/** Locks the rewards of a feed that were withheld because of reports. */
export async function lockWithheld(tx: Queryable, userId: number, feedId: number): Promise<EarningRow[]> {
  const { rows } = await sql<EarningRow>`
    select ${EARNED} from feed_reward_events
    where user_id = ${userId} and feed_id = ${feedId} and status = 'CANCELLED' and reason = 'REPORTED'
    order by id for update`.execute(tx);
  return rows;
}

/** Finds the feeds that show these order lines. */
export async function feedsOfItems(
  tx: Queryable,
  userId: number,
  orderItemIds: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .selectFrom('feeds')
    .select('id')
    .where('user_id', '=', userId)
    .where('order_item_id', 'in', [...orderItemIds])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Finds feeds of a member with distinct products, one each, since a day, that have not earned
 * together yet.
 */
export async function diverseFeeds(tx: Queryable, userId: number, since: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select min(f.id) as id from feeds f join order_items i on i.id = f.order_item_id
    where f.user_id = ${userId} and ${LIVE} and f.created_at > greatest(${since}::timestamptz, coalesce((
      select max(e.created_at) from feed_reward_events e
      where e.user_id = ${userId} and e.reward_type = 'DIVERSE_PRODUCT_FEED' and e.status <> 'CANCELLED'), ${since}))
    group by i.product_id order by 1`.execute(tx);
  return rows.map(({ id }) => Number(id));
}

type CommentsOfDay = { comments: number; feeds: number; hasEarned: boolean };

/**
 * Counts a member's visible comments of a day (Asia/Seoul) and their feeds, and returns whether
 * they have earned the reward.
 */
export async function commentsOfDay(tx: Queryable, reward: Occasion, day: string): Promise<CommentsOfDay> {
  const at = (plus: number) =>
    sql`((${day}::date + ${sql.lit(plus)}::int)::timestamp at time zone 'Asia/Seoul')`;
  const { rows } = await sql<CommentsOfDay>`
    select count(*)::int as comments, count(distinct feed_id)::int as feeds,
      exists (select from ${earnedAt(reward)}) as "hasEarned" from feed_comments
    where user_id = ${reward.userId} and hidden_at is null and created_at >= ${at(0)} and created_at < ${at(1)}`.execute(
    tx,
  );
  return rows[0] ?? { comments: 0, feeds: 0, hasEarned: false };
}

/** Finds members with a birthday on one of these days and without this year's reward. */
export async function findCelebrated(
  db: Queryable,
  {
    days,
    year,
    most,
  }: { days: readonly (readonly [month: number, day: number])[]; year: number; most: number },
): Promise<number[]> {
  const onDay = sql.join(
    days.map(
      ([month, day]) =>
        sql`(extract(month from birth_date) = ${sql.lit(month)} and extract(day from birth_date) = ${sql.lit(day)})`,
    ),
    sql` or `,
  );
  const { rows } = await sql<{ id: number }>`
    select id from users u
    where birth_date is not null and (${onDay}) and status = 'ACTIVE' and role = 'user'
      and not exists (select from feed_reward_events e
        where e.user_id = u.id and e.reward_type = 'BIRTHDAY' and coalesce(e.feed_id, 0) = 0 and e.step = ${year})
    order by id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
