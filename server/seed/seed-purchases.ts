import { deliveryOf } from '#domain/kit/delivery-day.ts';
import { seoulDay } from '#domain/kit/time.ts';
import { NO_BENEFITS } from '#domain/rewards/level-benefits.ts';
import type { CouponTerms } from '#domain/trade/coupon.ts';
import type { OrderStatus } from '#domain/trade/order-life.ts';
import { quoteOrder } from '#domain/trade/quote.ts';
import type { Queryable } from '../db/database.ts';
import { fittingOption } from './fitting.ts';
import { MEMBERS, type SeedMember } from './members.ts';
import { openTerms } from './open-terms.ts';
import { createRandom, pick } from './random.ts';
import type { SeededOption, SeededProduct } from './seed-products.ts';

const DAY = 24 * 60 * 60 * 1000;
/** One order in every state for each shopper: how many days ago, and its state. */
const ORDERS = [
  [1, 'ORDERED'],
  [2, 'SHIPPED'],
  [6, 'DELIVERED'],
  [25, 'DELIVERED'],
  [40, 'DELIVERED'],
  [45, 'CANCELLED'],
  [60, 'RETURNED'],
] as const;
const SHIPPED_AFTER = 1;
const DELIVERED_AFTER = 3;
const CONFIRMED_AFTER = 10;

type Status = (typeof ORDERS)[number][1];
type Line = { product: SeededProduct; option: SeededOption };
/** A bought pair, as feeds and claims need it. */
export type SeededPurchase = Line & {
  orderId: number;
  orderItemId: number;
  userId: number;
  status: OrderStatus;
};

/** Paid orders of every shopper, one or two lines each, with their payments and history. */
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
    for (const [index, [daysAgo, status]] of ORDERS.entries()) {
      const at = new Date(now.getTime() - daysAgo * DAY);
      const lines = Array.from({ length: 1 + (index % 2) }, () => chooseLine(random, buyer, products));
      const number = String(member * ORDERS.length + index + 1).padStart(10, '0');
      const orderNo = `S${seoulDay(at).replaceAll('-', '')}${number}`;
      const items = await insertOrder(db, { userId, orderNo, status, lines, at, now });
      seeded.push(
        ...items.flatMap(({ id: orderItemId, order_id: orderId }, place) => {
          const line = lines[place];
          return line ? [{ ...line, orderId, orderItemId, userId, status }] : [];
        }),
      );
    }
  }
  return seeded;
}

/** Something that a member can wear. */
function chooseLine(random: () => number, buyer: SeedMember, products: readonly SeededProduct[]): Line {
  for (;;) {
    const product = pick(random, products);
    const option = fittingOption(random, buyer, product);
    if (option) return { product, option };
  }
}

type Seeding = {
  userId: number;
  orderNo: string;
  status: Status;
  lines: readonly Bought[];
  at: Date;
  now: Date;
  /** What a coupon takes off. */
  coupon?: CouponTerms;
};
type Bought = {
  product: Pick<SeededProduct, 'id' | 'price' | 'discountPrice'>;
  option: Pick<SeededOption, 'id'>;
};

/** A paid order with what has happened to it since. */
export async function insertOrder(db: Queryable, seeding: Seeding) {
  const { userId, orderNo, status, lines, at, coupon = null } = seeding;
  const quote = quoteOrder({
    lines: lines.map(({ product }) => ({
      price: product.price,
      discountPrice: product.discountPrice,
      quantity: 1,
    })),
    benefits: NO_BENEFITS,
    coupon,
    points: 0,
  });
  const order = await db
    .insertInto('orders')
    .values({
      user_id: userId,
      status,
      ordered_at: at,
      promised_on: deliveryOf(at).arrivesOn,
      order_no: orderNo,
      base_total: quote.baseTotal,
      goods_total: quote.goodsTotal,
      coupon_discount: quote.couponDiscount,
      delivery_fee: quote.deliveryFee,
      final_price: quote.finalPrice,
      ...openTerms(quote, { status, at, isOver: lines.every((line) => lineOf(line, seeding).confirmed_at) }),
      recipient_name: '김신발',
      recipient_phone: '010-0000-0000',
      postal_code: '04782',
      delivery_address: '서울특별시 성동구 성수이로 78',
      delivery_detail_address: '3층',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const items = await db
    .insertInto('order_items')
    .values(lines.map((line) => ({ order_id: order.id, ...lineOf(line, seeding) })))
    .returning(['id', 'order_id'])
    .execute();
  await insertPayment(db, order.id, orderNo, quote.finalPrice, at);
  await db
    .insertInto('order_history')
    .values(
      historyOf(status).map(([event, days]) => ({ order_id: order.id, event, created_at: later(at, days) })),
    )
    .execute();
  return items;
}

/** The test provider's books know the payment, so that a seeded order can be refunded like any other. */
async function insertPayment(db: Queryable, orderId: number, orderNo: string, amount: number, at: Date) {
  const payment_key = `seed_${orderNo}`;
  await db
    .insertInto('payments')
    .values({
      order_id: orderId,
      provider: 'test',
      payment_key,
      amount,
      status: 'PAID',
      created_at: at,
      paid_at: at,
    })
    .execute();
  const back = { success_url: '/', fail_url: '/' };
  await db
    .insertInto('test_payments')
    .values({ payment_key, order_no: orderNo, amount, status: 'DONE', ...back, created_at: at })
    .execute();
}

const later = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY);

function lineOf({ product, option }: Bought, { status, at, now }: Seeding) {
  const isSent = status === 'SHIPPED' || status === 'DELIVERED' || status === 'RETURNED';
  const isThere = status === 'DELIVERED' || status === 'RETURNED';
  return {
    product_id: product.id,
    option_id: option.id,
    quantity: 1,
    unit_price: product.discountPrice,
    base_price: product.price,
    status,
    carrier: isSent ? '한빛택배' : null,
    tracking_no: isSent ? `6${at.getTime().toString().slice(0, 11)}` : null,
    shipped_at: isSent ? later(at, SHIPPED_AFTER) : null,
    delivered_at: isThere ? later(at, DELIVERED_AFTER) : null,
    confirmed_at:
      status === 'DELIVERED' && later(at, CONFIRMED_AFTER) <= now ? later(at, CONFIRMED_AFTER) : null,
  };
}

const STEPS = [
  ['ORDERED', 0],
  ['SHIPPED', SHIPPED_AFTER],
  ['DELIVERED', DELIVERED_AFTER],
] as const;

/** What happened to an order before it reached its state. */
function historyOf(status: Status): readonly (readonly [event: OrderStatus, days: number])[] {
  if (status === 'CANCELLED') return [STEPS[0], ['CANCELLED', 1]];
  if (status === 'RETURNED') return [...STEPS, ['RETURNED', DELIVERED_AFTER + 3]];
  return STEPS.slice(0, STEPS.findIndex(([event]) => event === status) + 1);
}
