import { deliveryFee } from '#domain/kit/pricing/pricing.ts';
import { deliveryOf } from '#domain/kit/time/delivery-day.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import { LIVING_STATUSES } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';
import type { SeededOption, SeededProduct } from './catalogue/seed-products.ts';
import { insertPayments } from './seed-payments.ts';
import type { SeededPurchase } from './seed-purchases.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Days after the order at which each state is reached. */
const REACHED = { ORDERED: 0, SHIPPED: 1, DELIVERED: 4 };

type Bought = { userId: number; product: SeededProduct; option: SeededOption; orderedAt: Date };
/** Delivered line of a one-line order. */
export type DeliveredItem = Bought & SeededPurchase & { deliveredAt: Date };

const reached = ({ orderedAt }: Bought, state: keyof typeof REACHED): Date =>
  new Date(orderedAt.getTime() + REACHED[state] * DAY);

/** Inserts delivered one-line orders, paid and with history. */
export async function insertDelivered(db: Queryable, bought: readonly Bought[]): Promise<DeliveredItem[]> {
  const orders = await db
    .insertInto('orders')
    .values(bought.map(orderRow))
    .returning(columns(['id', 'order_no', 'final_price as amount', 'ordered_at as at']))
    .execute();
  const lines = await db
    .insertInto('order_items')
    .values(bought.map((one, index) => ({ order_id: orders[index]?.id ?? 0, ...lineRow(one, index) })))
    .returning('id')
    .execute();
  await insertPayments(
    db,
    orders.map(({ id: orderId, ...paid }) => ({ orderId, ...paid })),
  );
  const history = bought.flatMap((one, index) =>
    LIVING_STATUSES.map((event) => ({
      order_id: orders[index]?.id ?? 0,
      event,
      created_at: reached(one, event),
    })),
  );
  await db.insertInto('order_history').values(history).execute();
  return bought.map((one, index) => ({
    ...one,
    orderId: orders[index]?.id ?? 0,
    orderItemId: lines[index]?.id ?? 0,
    status: 'DELIVERED',
    deliveredAt: reached(one, 'DELIVERED'),
  }));
}

const orderRow = ({ userId, orderedAt, product }: Bought, index: number) => ({
  user_id: userId,
  status: 'DELIVERED' as const,
  ordered_at: orderedAt,
  promised_on: deliveryOf(orderedAt).arrivesOn,
  order_no: `S${seoulDay(orderedAt).replaceAll('-', '')}9${String(index).padStart(9, '0')}`,
  base_total: product.price,
  goods_total: product.discountPrice,
  delivery_fee: deliveryFee(product.discountPrice),
  final_price: product.discountPrice + deliveryFee(product.discountPrice),
});

const lineRow = (one: Bought, index: number) => ({
  product_id: one.product.id,
  option_id: one.option.id,
  quantity: 1,
  unit_price: one.product.discountPrice,
  base_price: one.product.price,
  status: 'DELIVERED' as const,
  carrier: '한빛택배',
  tracking_no: `7${String(index).padStart(11, '0')}`,
  shipped_at: reached(one, 'SHIPPED'),
  delivered_at: reached(one, 'DELIVERED'),
  confirmed_at: reached(one, 'DELIVERED'),
});
