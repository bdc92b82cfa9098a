import type { Queryable } from '../database.ts';
import { MEMBERS } from './members.ts';
import { createRandom, pick } from './random.ts';
import type { SeededProduct } from './seed-products.ts';

const DAY = 24 * 60 * 60 * 1000;
const ORDERS_EACH = 6;
// The newest orders are still on their way; the rest has arrived.
const STATUSES = ['ORDERED', 'SHIPPED', 'DELIVERED', 'DELIVERED', 'DELIVERED', 'CANCELLED'] as const;

export type SeededPurchase = { orderItemId: number; userId: number; status: string };

/** Orders in every state for each shopper, one or two lines each. */
export async function seedPurchases(
  db: Queryable,
  memberIds: readonly number[],
  products: readonly SeededProduct[],
  now: Date,
): Promise<SeededPurchase[]> {
  const random = createRandom(7);
  const shoppers = memberIds.filter((_, index) => MEMBERS[index]?.role === 'user');
  const orders = await db
    .insertInto('orders')
    .values(
      shoppers.flatMap((userId) =>
        Array.from({ length: ORDERS_EACH }, (_, index) => ({
          user_id: userId,
          status: STATUSES[index] ?? 'DELIVERED',
          ordered_at: new Date(now.getTime() - (2 + index * 9) * DAY),
        })),
      ),
    )
    .returning(['id', 'user_id', 'status'])
    .execute();
  const lines = orders.flatMap((order) =>
    Array.from({ length: 1 + (order.id % 2) }, () => {
      const product = pick(random, products);
      return {
        order_id: order.id,
        product_id: product.id,
        option_id: pick(random, product.optionIds),
        quantity: 1,
        unit_price: product.discountPrice,
      };
    }),
  );
  const items = await db.insertInto('order_items').values(lines).returning(['id', 'order_id']).execute();
  const byId = new Map(orders.map((order) => [order.id, order]));
  return items.map((item) => ({
    orderItemId: item.id,
    userId: byId.get(item.order_id)?.user_id ?? 0,
    status: byId.get(item.order_id)?.status ?? '',
  }));
}
