import { sql } from 'kysely';
import type { Measures } from '#domain/rewards/badge-rules.ts';
import type { Queryable } from '../../db/database.ts';
import { notApart } from '../../kit/reported-sql.ts';

export type BadgeRow = { id: number; badge_type: string; is_displayed: boolean; awarded_at: Date };

const COLUMNS = ['id', 'badge_type', 'is_displayed', 'awarded_at'] as const;

/** Every badge of a member, newest first. */
export const badgesOf = (db: Queryable, userId: number): Promise<BadgeRow[]> =>
  db
    .selectFrom('user_badges')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('awarded_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Shows or hides one own badge, or flips it, in a single statement: its row lock makes parallel flips queue up. */
export async function setBadge(
  db: Queryable,
  userId: number,
  { badgeId, isDisplayed }: { badgeId: number; isDisplayed?: boolean | undefined },
): Promise<BadgeRow | null> {
  const row = await db
    .updateTable('user_badges')
    .set({ is_displayed: isDisplayed ?? sql<boolean>`not is_displayed` })
    .where('id', '=', badgeId)
    .where('user_id', '=', userId)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}

/** True when an active member has this id whom the reader may see; `readerId` 0 is a visitor. */
export async function isMember(db: Queryable, userId: number, readerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('status', '=', 'ACTIVE')
    .where(notApart(readerId, 'users.id'))
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives badges; one that the member has stays as it is. Answers the new ones. */
export async function giveBadges(
  tx: Queryable,
  userId: number,
  types: readonly string[],
  now: Date,
): Promise<{ id: number; badge_type: string }[]> {
  if (types.length === 0) return [];
  return tx
    .insertInto('user_badges')
    .values(types.map((type) => ({ user_id: userId, badge_type: type, awarded_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'badge_type'])
    .execute();
}

export async function takeBadges(tx: Queryable, userId: number, types: readonly string[]): Promise<void> {
  if (types.length === 0) return;
  await tx
    .deleteFrom('user_badges')
    .where('user_id', '=', userId)
    .where('badge_type', 'in', [...types])
    .execute();
}

const deliveredOf = (tx: Queryable, userId: number) =>
  tx
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select([
      sql<number>`count(distinct orders.id)`.as('orders'),
      sql<number>`coalesce(sum(order_items.unit_price * order_items.quantity), 0)`.as('won'),
    ])
    .where('orders.user_id', '=', userId)
    .where('order_items.status', '=', 'DELIVERED');

/** Orders of a member that something was delivered of, and the won of what was. */
export async function sumDelivered(tx: Queryable, userId: number): Promise<{ orders: number; won: number }> {
  const { orders, won } = await deliveredOf(tx, userId).executeTakeFirstOrThrow();
  return { orders: Number(orders), won: Number(won) };
}

/** Everything that badges are given for. */
export async function measuresOf(db: Queryable, userId: number): Promise<Measures> {
  const { orders, won, reviews, points } = await db
    .selectFrom(deliveredOf(db, userId).as('delivered'))
    .select([
      'orders',
      'won',
      sql<number>`(select count(*) from reviews where user_id = ${userId} and status <> 'DELETED')`.as(
        'reviews',
      ),
      sql<number>`(select activity_points from users where id = ${userId})`.as('points'),
    ])
    .executeTakeFirstOrThrow();
  return { orders: Number(orders), won: Number(won), reviews: Number(reviews), points };
}
