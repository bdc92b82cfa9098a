import { type PaidLine, paidFor } from '#domain/trade/claims/refund.ts';
import type { LineRow } from '../order-store.ts';

type PricedRow = Pick<LineRow, 'unit_price' | 'quantity' | 'level_share' | 'coupon_share' | 'point_share'>;

/** A row as the rules of money read it. */
export const toPaidLine = (line: PricedRow): PaidLine => ({
  unitPrice: line.unit_price,
  quantity: line.quantity,
  levelShare: line.level_share,
  couponShare: line.coupon_share,
  pointShare: line.point_share,
});

/** Won paid with money for these lines. */
export const paidForAll = (lines: readonly PricedRow[]): number =>
  lines.reduce((sum, line) => sum + paidFor(toPaidLine(line)), 0);
