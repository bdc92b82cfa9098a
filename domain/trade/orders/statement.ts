import type { OrderDetail } from './order.ts';

/** Percent of value added tax, which prices include. */
const VAT_PERCENT = 10;

/** Splits an amount in won that includes value added tax; the parts add up to it. */
export function splitVat(total: number): { supply: number; vat: number } {
  const supply = Math.round((total * 100) / (100 + VAT_PERCENT));
  return { supply, vat: total - supply };
}

/** Parts of an order's price that are not lines, in won; deductions are negative. */
type StatementPart = { kind: 'LEVEL' | 'FOLLOWER' | 'COUPON' | 'POINTS' | 'DELIVERY'; amount: number };

/** Statement of an order in won: its lines, deductions and delivery, which add up to the total. */
export type Statement = {
  lines: { id: number; name: string; store: string; quantity: number; unitPrice: number; amount: number }[];
  parts: StatementPart[];
  total: number;
  supply: number;
  vat: number;
};

type Stated = Pick<
  OrderDetail,
  | 'items'
  | 'levelDiscount'
  | 'followerDiscount'
  | 'couponDiscount'
  | 'usedPoints'
  | 'deliveryFee'
  | 'finalPrice'
>;

/** Builds the statement of an order from its own rows, as it was paid; refunds are stated beside it. */
export function statementOf(order: Stated): Statement {
  const lines = order.items.map(({ orderItemId, productName, storeName, quantity, finalPrice }) => ({
    id: orderItemId,
    name: productName,
    store: storeName,
    quantity,
    unitPrice: finalPrice,
    amount: finalPrice * quantity,
  }));
  const parts: StatementPart[] = [
    { kind: 'LEVEL', amount: -order.levelDiscount },
    { kind: 'FOLLOWER', amount: -(order.followerDiscount ?? 0) },
    { kind: 'COUPON', amount: -order.couponDiscount },
    { kind: 'POINTS', amount: -order.usedPoints },
    { kind: 'DELIVERY', amount: order.deliveryFee },
  ];
  const total = [...lines, ...parts].reduce((sum, { amount }) => sum + amount, 0);
  return { lines, parts: parts.filter(({ amount }) => amount !== 0), total, ...splitVat(total) };
}

/** Won of an order's price that were refunded or are owed, and what is left of it. */
export function refundedOf({ refunds, finalPrice }: Pick<OrderDetail, 'refunds' | 'finalPrice'>): {
  refunded: number;
  left: number;
} {
  const own = refunds.filter(({ isStray }) => !isStray);
  const refunded = own.reduce((sum, { amount }) => sum + amount, 0);
  return { refunded, left: finalPrice - refunded };
}
