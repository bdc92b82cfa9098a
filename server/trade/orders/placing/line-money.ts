import { type PaidLine, paidFor } from '#domain/trade/claims/refund.ts';

/** Returns the won paid for these lines. */
export const paidForAll = (lines: readonly PaidLine[]): number =>
  lines.reduce((sum, line) => sum + paidFor(line), 0);
