import { sql } from 'kysely';
import { isPastEnd, type PageQuery } from '#domain/kit/page.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** SQL condition: a ledger row is a reward, as opposed to payments, order earnings and expiry. */
const isReward = sql<boolean>`(l.ref_type in ('FEED_REWARD', 'GRANT')
  or (l.ref_type = 'ORDER_ITEM' and starts_with(l.reason, 'REVIEW_WRITE'))
  or (l.ref_type = 'EVENT' and starts_with(l.reason, 'EVENT_VOTE')))`;

/** SQL: latest review of an order line. */
const review = sql<number | null>`case when l.ref_type = 'ORDER_ITEM' then
  (select max(r.id) from reviews r where r.order_item_id = l.ref_id) end`;

/** Finds a page of rewards, newest first, and their total. */
export async function pageOfRewards(db: Queryable, userId: number, { page, size }: PageQuery) {
  const mine = db.selectFrom('point_ledger as l').where('l.user_id', '=', userId).where(isReward);
  const { total } = await mine.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  if (isPastEnd({ page, size }, Number(total))) return { rows: [], total: Number(total) };
  const rows = await mine
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .leftJoin('feed_reward_events as e', (join) =>
      join.onRef('e.id', '=', 'l.ref_id').on('l.ref_type', '=', 'FEED_REWARD'),
    )
    .leftJoin('point_grants as g', (join) =>
      join.onRef('g.id', '=', 'l.ref_id').on('l.ref_type', '=', 'GRANT'),
    )
    .select(
      columns(['l.id', 'l.user_id', 'u.login_id', 'l.reason', 'l.points', 'l.description', 'l.ref_type']),
    )
    .select(columns(['l.ref_id', 'l.created_at', 'e.feed_id', 'e.created_at as earned_at', 'g.asked_by']))
    .select([...columns(['g.asked_at']), review.as('reviewId')])
    .orderBy('l.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return { rows, total: Number(total) };
}
export type RewardRow = Awaited<ReturnType<typeof pageOfRewards>>['rows'][number];

/** Finds the ledger row of a grant; none while it waits. */
export const findGrantRow = (db: Queryable, grantId: number) =>
  db
    .selectFrom('point_ledger')
    .select('id')
    .where('ref_type', '=', 'GRANT')
    .where('ref_id', '=', grantId)
    .executeTakeFirst();
