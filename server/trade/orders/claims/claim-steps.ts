import type { ClaimState, ClaimType } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../../db/database.ts';
import { audit } from '../../../kit/audit/audit-log.ts';
import { notify } from '../../../notices/notify.ts';
import { note } from '../order-store.ts';
import { productNameOf } from '../placing/product-name-store.ts';
import { productOfLine } from './claim-store.ts';

type Claim = { id: number; orderId: number; orderItemId: number; userId: number; type: ClaimType };

/** Notification of each stage between request and decision. */
const TOLD = {
  APPROVED: 'CLAIM_APPROVED',
  COLLECTING: 'CLAIM_COLLECTING',
  RECEIVED: 'CLAIM_RECEIVED',
  CHECKED: 'CLAIM_CHECKED',
} as const;
type Step = {
  stage: keyof typeof TOLD;
  from: ClaimState;
  words: string;
  now: Date;
  /** True if the buyer sends the unit by an own parcel. */
  isOwnParcel?: boolean;
};

/**
 * Records a stage of a claim under its order's lock: timeline with `words`, audit entry, and a
 * notification of the buyer once per stage.
 */
export async function stepped(
  tx: Queryable,
  claim: Claim,
  { stage, from, words, now, isOwnParcel = false }: Step,
): Promise<void> {
  const { id: claimId, orderId, orderItemId: lineId, userId, type } = claim;
  await note(tx, orderId, `${type}_${isOwnParcel ? 'SENT' : stage}`, now, words, lineId);
  await audit(tx, { action: `CLAIM_${stage}`, target: ['CLAIM', claimId], detail: { from, to: stage } }, now);
  const product = await productNameOf(tx, await productOfLine(tx, lineId));
  await notify(tx, TOLD[stage], [{ userId, facts: { orderId, claimId, type, product } }], now);
}
