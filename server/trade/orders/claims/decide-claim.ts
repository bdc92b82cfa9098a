import type { ClaimEnd, ClaimState } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../../db/database.ts';
import { audit } from '../../../kit/audit/audit-log.ts';
import { notify } from '../../../notices/notify.ts';
import { productNameOf } from '../placing/product-name-store.ts';
import { type Decided, type Decision, decideClaimRow } from './claim-store.ts';

/** Notification of each outcome; none for a withdrawal by the buyer. */
const TOLD = {
  COMPLETED: 'CLAIM_COMPLETED',
  REJECTED: 'CLAIM_REJECTED',
  WITHDRAWN: null,
} as const satisfies Record<ClaimEnd, string | null>;

/** Ends a claim under its order's lock, with audit entry and notification of the buyer. */
export async function decideClaim(
  tx: Queryable,
  { id, status: from }: { id: number; status: ClaimState },
  change: Decision,
): Promise<void> {
  const { status, refund_id: refund = null, decided_at: now } = change;
  const claim = await decideClaimRow(tx, id, change);
  const detail = { from, to: status, refund };
  await audit(tx, { action: `CLAIM_${status}`, target: ['CLAIM', id], detail }, now);
  await tell(tx, id, claim, status, now);
}

async function tell(
  tx: Queryable,
  claimId: number,
  claim: Decided,
  status: ClaimEnd,
  now: Date,
): Promise<void> {
  const kind = TOLD[status];
  if (!kind) return;
  const product = await productNameOf(tx, claim.productId);
  const facts = { orderId: claim.orderId, claimId, type: claim.type, product };
  await notify(tx, kind, [{ userId: claim.userId, facts }], now);
}
