import { CLAIM_STATE, LINE_STATE } from '#domain/trade/order-life.ts';
import type { Queryable } from '../../db/database.ts';
import { openClaimsOf } from './claim-store.ts';
import { decideClaim } from './decide-claim.ts';
import { type LineRow, note } from './order-store.ts';
import type { Pieces } from './stock-store.ts';

type Ending = {
  /** The refund of lines that come back now. */
  refundId: number | null;
  answer: string;
  now: Date;
};

/**
 * Open requests end with their lines: a return that has taken place is completed, anything else is refused. Answers
 * the pieces that they held, which the caller puts back.
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
    const { order_id, order_item_id, type, line_status } = claim;
    const decided = { answer, decided_at: now };
    if (type === 'RETURN' && line_status === LINE_STATE.RETURNED)
      await decideClaim(tx, claim, { ...decided, status: CLAIM_STATE.COMPLETED, refund_id: refundId });
    else {
      await decideClaim(tx, claim, { ...decided, status: CLAIM_STATE.REJECTED });
      await note(tx, order_id, `${type}_${CLAIM_STATE.REJECTED}`, now, answer, order_item_id);
    }
  }
  return open.flatMap(({ new_option_id: optionId, quantity }) =>
    optionId === null ? [] : [{ optionId, quantity }],
  );
}
