import { CLAIM_STATE, LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../../db/database.ts';
import { type LineRow, note } from '../order-store.ts';
import type { Pieces } from '../stock-store.ts';
import { openClaimsOf } from './claim-store.ts';
import { decideClaim } from './decide-claim.ts';

type Ending = {
  /** Refund of lines that are returned now. */
  refundId: number | null;
  answer: string;
  now: Date;
};

/**
 * Ends the open claims of cancelled or returned lines: a return that took place is completed, any
 * other is rejected. Returns the units that they reserved, which the caller puts back into stock.
 */
export async function endClaims(
  tx: Queryable,
  lines: readonly LineRow[],
  { refundId, answer, now }: Ending,
): Promise<Pieces[]> {
  const open = await openClaimsOf(
    tx,
    lines.map(({ id }) => id),
  );
  for (const claim of open) {
    const { orderId, orderItemId, type, lineStatus } = claim;
    const decided = { answer, decided_at: now };
    if (type === 'RETURN' && lineStatus === LINE_STATE.RETURNED)
      await decideClaim(tx, claim, { ...decided, status: CLAIM_STATE.COMPLETED, refund_id: refundId });
    else {
      await decideClaim(tx, claim, { ...decided, status: CLAIM_STATE.REJECTED });
      await note(tx, orderId, `${type}_${CLAIM_STATE.REJECTED}`, now, answer, orderItemId);
    }
  }
  return open.flatMap(({ newOptionId: optionId, quantity }) =>
    optionId === null ? [] : [{ optionId, quantity }],
  );
}
