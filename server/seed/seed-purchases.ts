import { seoulDay } from '#domain/kit/time/time.ts';
import type { OrderStatus } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../db/database.ts';
import type { SeededOption, SeededProduct } from './catalogue/seed-products.ts';
import { MEMBERS, type SeedMember } from './facts/members.ts';
import { createRandom, pick } from './facts/random.ts';
import { fittingOption } from './fitting.ts';
import { deliveredAtOf, insertOrder } from './seed-order.ts';

const DAY = 24 * 60 * 60 * 1000;
/** One order per state and shopper: days ago, state, and points used. */
const ORDERS: readonly (readonly [daysAgo: number, status: OrderStatus, points?: number])[] = [
  [1, 'ORDERED'],
  [2, 'SHIPPED'],
  [6, 'DELIVERED'],
  [25, 'DELIVERED'],
  [40, 'DELIVERED', 500],
  [45, 'CANCELLED'],
  [60, 'RETURNED'],
];

type Line = { product: SeededProduct; option: SeededOption };
/** Purchased unit, for feeds and claims. */
export type SeededPurchase = Line & {
  orderId: number;
  orderItemId: number;
  userId: number;
  status: OrderStatus;
  orderedAt: Date;
  /** Null before the delivery. */
  deliveredAt: Date | null;
};

/** Inserts paid orders of every shopper with one or two lines, payments and history. */
export async function seedPurchases(
  db: Queryable,
  memberIds: readonly number[],
  products: readonly SeededProduct[],
  now: Date,
): Promise<SeededPurchase[]> {
  const random = createRandom(7);
  const seeded: SeededPurchase[] = [];
  for (const [member, userId] of memberIds.entries()) {
    const buyer = MEMBERS[member];
    if (buyer?.role !== 'user') continue;
    for (const [index, [daysAgo, status, points = 0]] of ORDERS.entries()) {
      const at = new Date(now.getTime() - daysAgo * DAY);
      const lines = Array.from({ length: 1 + (index % 2) }, () => chooseLine(random, buyer, products));
      const number = String(member * ORDERS.length + index + 1).padStart(10, '0');
      const orderNo = `S${seoulDay(at).replaceAll('-', '')}${number}`;
      const items = await insertOrder(db, { userId, orderNo, status, lines, at, now, points });
      seeded.push(
        ...items.flatMap(({ id: orderItemId, order_id: orderId }, place) => {
          const line = lines[place];
          const deliveredAt = deliveredAtOf(status, at);
          return line ? [{ ...line, orderId, orderItemId, userId, status, orderedAt: at, deliveredAt }] : [];
        }),
      );
    }
  }
  return seeded;
}

/** Chooses a product with an option that fits the member. */
function chooseLine(random: () => number, buyer: SeedMember, products: readonly SeededProduct[]): Line {
  for (;;) {
    const product = pick(random, products);
    const option = fittingOption(random, buyer, product);
    if (option) return { product, option };
  }
}
