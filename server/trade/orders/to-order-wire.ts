import * as v from 'valibot';
import { PRODUCT_GENDERS } from '#domain/catalogue/product-values.ts';
import type { OrderItem, OrderListItem } from '#domain/trade/order.ts';
import { ORDER_STATUSES } from '#domain/trade/order-life.ts';
import { pointsEarnedBy } from '#domain/trade/quote.ts';
import type { OrderRow } from './order-store.ts';
import type { ShownLine } from './read-store.ts';

export const statusOf = (text: string) => v.parse(v.picklist(ORDER_STATUSES), text);

const toItem = (line: ShownLine): OrderItem => ({
  orderItemId: line.id,
  productId: line.product_id,
  productName: line.product_name,
  storeName: line.store_name,
  optionId: line.option_id,
  optionDetails: {
    gender: v.parse(v.picklist(PRODUCT_GENDERS), line.gender),
    size: line.size,
    color: line.color,
  },
  imageUrl: line.image_url,
  quantity: line.quantity,
  totalPrice: line.base_price,
  finalPrice: line.unit_price,
  status: statusOf(line.status),
  deliveredAt: line.delivered_at?.toISOString() ?? null,
  confirmedAt: line.confirmed_at?.toISOString() ?? null,
  openClaim: line.open_claim,
});

/** Points the order earns when it is confirmed: what is paid for its goods decides. */
export const earningOf = (order: OrderRow): number => pointsEarnedBy(order.final_price - order.delivery_fee);

/** List shape of contract 20; `totalPrice` is the discounted sum of the goods. */
export const toListItem = (order: OrderRow, lines: readonly ShownLine[]): OrderListItem => ({
  orderId: order.id,
  orderNo: order.order_no,
  status: statusOf(order.status),
  orderedAt: order.ordered_at.toISOString(),
  currency: 'KRW',
  deliveryFee: order.delivery_fee,
  totalDiscountPrice: order.goods_total - order.final_price + order.delivery_fee,
  totalPrice: order.goods_total,
  finalPrice: order.final_price,
  usedPoints: order.used_points,
  earnedPoints: earningOf(order),
  items: lines.filter((line) => line.order_id === order.id).map(toItem),
});

const sumOf = (lines: readonly ShownLine[], wonOf: (line: ShownLine) => number): number =>
  lines.reduce((sum, line) => sum + wonOf(line), 0);

/**
 * An order as a store may see it: its own lines and their sums, of discounts and points their shares. The delivery
 * is told where no other store sold anything; otherwise it would say what the others sold for.
 */
export function toSellerItem(order: OrderRow, lines: readonly ShownLine[]): OrderListItem {
  const own = lines.filter((line) => line.order_id === order.id);
  const goods = sumOf(own, (line) => line.unit_price * line.quantity);
  const discount = sumOf(own, (line) => line.level_share + line.coupon_share + line.point_share);
  const isWhole = goods === order.goods_total;
  return toListItem(
    {
      ...order,
      goods_total: goods,
      delivery_fee: isWhole ? order.delivery_fee : 0,
      final_price: isWhole ? order.final_price : goods - discount,
      used_points: sumOf(own, (line) => line.point_share),
    },
    own,
  );
}
