import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

/** Badges by number of delivered orders, and by won they came to (contract A.4). */
const BY_COUNT: readonly (readonly [type: string, least: number])[] = [
  ['FIRST_PURCHASE', 1],
  ['PURCHASE_5', 5],
  ['PURCHASE_10', 10],
  ['PURCHASE_20', 20],
  ['PURCHASE_50', 50],
  ['PURCHASE_100', 100],
];
const BY_AMOUNT: typeof BY_COUNT = [
  ['AMOUNT_100K', 100_000],
  ['AMOUNT_500K', 500_000],
  ['AMOUNT_1M', 1_000_000],
  ['AMOUNT_5M', 5_000_000],
];

const reached = (tiers: typeof BY_COUNT, value: number): string[] =>
  tiers.filter(([, least]) => value >= least).map(([type]) => type);

/** Gives every purchase badge that delivered orders have reached; after a return also takes back what they no longer reach. */
export async function syncPurchaseBadges(
  tx: Queryable,
  userId: number,
  afterReturn: boolean,
  now: Date,
): Promise<void> {
  const { orders, won } = await tx
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select([
      sql<number>`count(distinct orders.id)`.as('orders'),
      sql<number>`coalesce(sum(order_items.unit_price * order_items.quantity), 0)`.as('won'),
    ])
    .where('orders.user_id', '=', userId)
    .where('order_items.status', '=', 'DELIVERED')
    .executeTakeFirstOrThrow();
  const earned = [...reached(BY_COUNT, Number(orders)), ...reached(BY_AMOUNT, Number(won))];
  const lost = [...BY_COUNT, ...BY_AMOUNT].map(([type]) => type).filter((type) => !earned.includes(type));
  if (afterReturn && lost.length > 0)
    await tx
      .deleteFrom('user_badges')
      .where('user_id', '=', userId)
      .where('badge_type', 'in', lost)
      .execute();
  if (earned.length === 0) return;
  await tx
    .insertInto('user_badges')
    .values(earned.map((type) => ({ user_id: userId, badge_type: type, awarded_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
