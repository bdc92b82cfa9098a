import { sql } from 'kysely';
import type { LeavingBlock } from '#domain/members/account/withdrawal.ts';
import type { Queryable } from '../db/database.ts';
import { OPEN_CLAIM } from '../kit/open-claim-sql.ts';
import { isLastAdmin } from '../members/sanctions/admins-store.ts';

type Found = Record<'orders' | 'claims' | 'refunds' | 'store', boolean>;

const BLOCK_OF = {
  orders: 'ORDER',
  claims: 'CLAIM',
  refunds: 'REFUND',
  store: 'STORE',
} as const satisfies Record<keyof Found, LeavingBlock>;

/** Finds what prevents a member from closing the account: open orders, claims, payments, refunds, a store. */
export async function findBlocks(db: Queryable, userId: number, now: Date): Promise<LeavingBlock[]> {
  const { rows } = await sql<Found>`
    select
      exists (
        select from order_items i join orders o on o.id = i.order_id
        where o.user_id = ${userId}
          and (i.status in ('PENDING', 'ORDERED', 'SHIPPED') or (i.status = 'DELIVERED' and i.confirmed_at is null))
      ) as orders,
      exists (select from claims where user_id = ${userId} and status in (${OPEN_CLAIM})) as claims,
      exists (
        select from refunds r join orders o on o.id = r.order_id
        where o.user_id = ${userId} and r.status <> 'DONE'
      ) as refunds,
      exists (select from stores where seller_id = ${userId}) as store`.execute(db);
  const [found] = rows;
  if (!found) return [];
  const kinds = ['orders', 'claims', 'refunds', 'store'] as const;
  const open = kinds.filter((kind) => found[kind]).map((kind) => BLOCK_OF[kind]);
  return (await isLastAdmin(db, userId, now)) ? [...open, 'LAST_ADMIN'] : open;
}

/** Counts what a withdrawal would delete. */
export async function countBelongings(db: Queryable, userId: number, now: Date) {
  const { rows } = await sql<
    Record<'activity_points' | 'points' | 'coupons' | 'badges' | 'feeds' | 'comments' | 'reviews', string>
  >`
    select activity_points,
      (select coalesce(sum(points), 0) from point_ledger where user_id = u.id) as points,
      (select count(*) from coupons where user_id = u.id and used_at is null and expires_at > ${now}) as coupons,
      (select count(*) from user_badges where user_id = u.id) as badges,
      (select count(*) from feeds where user_id = u.id and deleted_at is null) as feeds,
      (select count(*) from feed_comments where user_id = u.id) as comments,
      (select count(*) from reviews where user_id = u.id and status <> 'DELETED') as reviews
    from users u where id = ${userId}`.execute(db);
  const counted = rows[0];
  const of = (key: keyof NonNullable<typeof counted>): number => Number(counted?.[key] ?? 0);
  return {
    activityPoints: of('activity_points'),
    points: Math.max(0, of('points')),
    coupons: of('coupons'),
    badges: of('badges'),
    feeds: of('feeds'),
    comments: of('comments'),
    reviews: of('reviews'),
  };
}
