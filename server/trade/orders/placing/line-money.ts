import { type PaidLine, paidFor } from '#domain/trade/claims/refund.ts';
import type { LineRow } from '../order-store.ts';

type PricedRow = Pick<LineRow, 'unit_price' | 'quantity' | 'level_share' | 'coupon_share' | 'point_share'>;

/** Maps a row to the input of the refund rules. */
export const toPaidLine = (line: PricedRow): PaidLine => ({
  unitPrice: line.unit_price,
  quantity: line.quantity,
  levelShare: line.level_share,
  couponShare: line.coupon_share,
  pointShare: line.point_share,
});

/** Returns the won paid for these lines. */
export const paidForAll = (lines: readonly PricedRow[]): number =>
  lines.reduce((sum, line) => sum + paidFor(toPaidLine(line)), 0);
