import { deliveryOf } from '#domain/kit/time/delivery-day.ts';
import { NO_BENEFITS } from '#domain/rewards/level-benefits.ts';
import { quoteOrder } from '#domain/trade/cart/quote.ts';
import type { Cause } from '#domain/trade/claims/cancellation-reasons.ts';
import type { CouponTerms } from '#domain/trade/coupons/coupon.ts';
import type { OrderStatus } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../db/database.ts';
import type { SeededOption, SeededProduct } from './catalogue/seed-products.ts';
import { openTerms } from './facts/open-terms.ts';
import { insertPayments, insertRefund } from './seed-payments.ts';

const DAY = 24 * 60 * 60 * 1000;
const SHIPPED_AFTER = 1;
const DELIVERED_AFTER = 3;
const CONFIRMED_AFTER = 10;
/** Cause of a cancelled or returned order, and days after its placement. */
const UNDONE: Partial<Record<OrderStatus, { cause: Cause; days: number }>> = {
  CANCELLED: { cause: 'CANCEL', days: 1 },
  RETURNED: { cause: 'DEFECT', days: DELIVERED_AFTER + 3 },
};

type Seeding = {
  userId: number;
  orderNo: string;
  status: OrderStatus;
  lines: readonly Bought[];
  at: Date;
  now: Date;
  /** Coupon used for the payment. */
  coupon?: CouponTerms & { id: number };
  /** Points used for the payment. */
  points?: number;
};
type Bought = {
  product: Pick<SeededProduct, 'id' | 'price' | 'discountPrice'>;
  option: Pick<SeededOption, 'id'>;
};

/** Inserts a paid order in a state, with its history. */
export async function insertOrder(db: Queryable, seeding: Seeding) {
  const { orderNo, status, lines, at, coupon = null, points = 0 } = seeding;
  const quote = quoteOrder({
    lines: lines.map(({ product }) => ({
      price: product.price,
      discountPrice: product.discountPrice,
      quantity: 1,
    })),
    benefits: NO_BENEFITS,
    coupon: coupon && { ...coupon, storeId: null },
    points,
  });
  const order = await db
    .insertInto('orders')
    .values(orderRowOf(seeding, quote))
    .returning('id')
    .executeTakeFirstOrThrow();
  const items = await db
    .insertInto('order_items')
    .values(
      lines.map((line, index) => ({
        order_id: order.id,
        ...lineOf(line, seeding),
        coupon_share: quote.shares[index]?.coupon ?? 0,
        point_share: quote.shares[index]?.points ?? 0,
      })),
    )
    .returning(['id', 'order_id'])
    .execute();
  await insertPayments(db, [{ orderId: order.id, orderNo, amount: quote.finalPrice, at }]);
  const undone = UNDONE[status];
  if (undone)
    await insertRefund(db, {
      orderId: order.id,
      orderNo,
      deliveryFee: quote.deliveryFee,
      lines: lines.map(toPaid),
      cause: undone.cause,
      at: later(at, undone.days),
    });
  await db
    .insertInto('order_history')
    .values(
      historyOf(status).map(([event, days]) => ({ order_id: order.id, event, created_at: later(at, days) })),
    )
    .execute();
  return items;
}

/** Returns the row of an order with its terms and the address of the demo member. */
const orderRowOf = (seeding: Seeding, quote: ReturnType<typeof quoteOrder>) => {
  const { userId, orderNo, status, lines, at, coupon = null } = seeding;
  return {
    user_id: userId,
    status,
    ordered_at: at,
    promised_on: deliveryOf(at).arrivesOn,
    order_no: orderNo,
    base_total: quote.baseTotal,
    goods_total: quote.goodsTotal,
    coupon_discount: quote.couponDiscount,
    coupon_id: coupon?.id ?? null,
    used_points: quote.usedPoints,
    delivery_fee: quote.deliveryFee,
    final_price: quote.finalPrice,
    ...openTerms(quote, { status, at, isOver: lines.every((line) => lineOf(line, seeding).confirmed_at) }),
    recipient_name: '김신발',
    recipient_phone: '010-0000-0000',
    postal_code: '04782',
    delivery_address: '서울특별시 성동구 성수이로 78',
    delivery_detail_address: '3층',
  };
};

/** Returns the delivery time of an order; null if it is not delivered. */
export const deliveredAtOf = (status: OrderStatus, at: Date): Date | null =>
  isThere(status) ? later(at, DELIVERED_AFTER) : null;

const isThere = (status: OrderStatus): boolean => status === 'DELIVERED' || status === 'RETURNED';
const later = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY);

const toPaid = ({ product }: Bought) => ({
  unitPrice: product.discountPrice,
  quantity: 1,
  levelShare: 0,
  followerShare: 0,
  couponShare: 0,
  pointShare: 0,
});

function lineOf({ product, option }: Bought, { status, at, now }: Seeding) {
  const isSent = status === 'SHIPPED' || isThere(status);
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
    delivered_at: deliveredAtOf(status, at),
    confirmed_at:
      status === 'DELIVERED' && later(at, CONFIRMED_AFTER) <= now ? later(at, CONFIRMED_AFTER) : null,
  };
}

const STEPS = [
  ['ORDERED', 0],
  ['SHIPPED', SHIPPED_AFTER],
  ['DELIVERED', DELIVERED_AFTER],
] as const;

/** Returns the events before the state was reached. */
function historyOf(status: OrderStatus): readonly (readonly [event: OrderStatus, days: number])[] {
  const undone = UNDONE[status];
  if (undone) return [...(status === 'CANCELLED' ? STEPS.slice(0, 1) : STEPS), [status, undone.days]];
  return STEPS.slice(0, STEPS.findIndex(([event]) => event === status) + 1);
}
