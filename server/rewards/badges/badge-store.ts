import { type RawBuilder, sql } from 'kysely';
import type { Measures } from '#domain/rewards/badge-rules.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { notApart } from '../../kit/reported-sql.ts';

/** Badge of a member. */
export type BadgeRow = { id: number; badgeType: string; isDisplayed: boolean; awardedAt: Date };

const COLUMNS = columns(['id', 'badge_type', 'is_displayed', 'awarded_at']);

/** Finds the badges of a member, newest first. */
export const badgesOf = (db: Queryable, userId: number): Promise<BadgeRow[]> =>
  db
    .selectFrom('user_badges')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('awarded_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/**
 * Sets or toggles the display of a badge in one statement, whose row lock serialises concurrent
 * toggles.
 */
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

/**
 * Returns whether an active member with this id is visible to the reader; `readerId` 0 is
 * anonymous.
 */
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

/** Badges that a member has reached. */
export type WonBadges = { userId: number; types: readonly string[] };

/** Inserts badges of members; existing ones are kept. Returns the new ones. */
export async function giveBadges(
  tx: Queryable,
  won: readonly WonBadges[],
  now: Date,
): Promise<{ id: number; userId: number; badgeType: string }[]> {
  const rows = won.flatMap(({ userId, types }) =>
    types.map((type) => ({ user_id: userId, badge_type: type, awarded_at: now })),
  );
  if (rows.length === 0) return [];
  return tx
    .insertInto('user_badges')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns(['id', 'user_id', 'badge_type']))
    .execute();
}

/** Deletes badges of a member. */
export async function takeBadges(tx: Queryable, userId: number, types: readonly string[]): Promise<void> {
  if (types.length === 0) return;
  await tx
    .deleteFrom('user_badges')
    .where('user_id', '=', userId)
    .where('badge_type', 'in', [...types])
    .execute();
}

/**
 * Query of the number of a member's delivered orders and their sum in won. OFFSET 0 has each order
 * look for its own lines: while statistics say that few lines are delivered, as before the first
 * `analyze` after a rush, the planner would read all delivered lines of the shop per member.
 */
const deliveredOf = (tx: Queryable, userId: RawBuilder<number>) =>
  tx
    .selectFrom('orders')
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('order_items')
          .select(['status', 'unit_price', 'quantity'])
          .whereRef('order_id', '=', 'orders.id')
          .offset(0)
          .as('line'),
      (join) => join.onTrue(),
    )
    .select([
      sql<number>`count(distinct orders.id)`.as('orders'),
      sql<number>`coalesce(sum(line.unit_price * line.quantity), 0)`.as('won'),
    ])
    .where('orders.user_id', '=', userId)
    .where('line.status', '=', 'DELIVERED');

/**
 * Returns the number of delivered orders of members and their sum in won. They are summed member by
 * member: for a group of members PostgreSQL would plan to read all lines of the shop.
 */
export async function sumDelivered(
  tx: Queryable,
  userIds: readonly number[],
): Promise<{ userId: number; orders: number; won: number }[]> {
  const { rows } = await sql<{ userId: number; orders: number; won: number }>`
    select member.id as "userId", delivered.orders, delivered.won from unnest(${[...userIds]}::bigint[]) as member (id)
    cross join lateral (${deliveredOf(tx, sql<number>`member.id`)}) as delivered`.execute(tx);
  return rows.map(({ userId, orders, won }) => ({ userId, orders: Number(orders), won: Number(won) }));
}

/** Returns all measures that badges are awarded for. */
export async function measuresOf(db: Queryable, userId: number): Promise<Measures> {
  const { orders, won, reviews, points } = await db
    .selectFrom(deliveredOf(db, sql<number>`${userId}`).as('delivered'))
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
