import { CLAIM, CLAIM_STATE, mayDo } from '#domain/trade/orders/order-lifecycle.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { stepped } from '../orders/claims/claim-steps.ts';
import { lockConcerned } from './decide-service.ts';
import { setOwnParcel } from './store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
type Parcel = { id: number; carrier: string; tracking: string };

const { sendIn } = CLAIM.moves;

/**
 * Stores or corrects the own parcel of a buyer; idempotent. The first number moves the claim on, a
 * correction does not.
 */
export const noteOwnParcel = ({ db, clock }: Ports, userId: number, { id, carrier, tracking }: Parcel) =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const { claim } = await lockConcerned(tx, id, { userId });
    const isFirst = mayDo('buyer', sendIn, claim.status);
    if (claim.returnMethod !== 'OWN' || !(isFirst || claim.status === CLAIM_STATE.COLLECTING))
      throw new ShopError('INVALID_ORDER_STATUS');
    const result = { claimId: id, status: CLAIM_STATE.COLLECTING };
    if (claim.collectCarrier === carrier && claim.collectTracking === tracking) return result;
    await setOwnParcel(tx, id, { carrier, tracking, at: claim.collectedAt ?? now });
    if (isFirst) {
      const step = {
        stage: CLAIM_STATE.COLLECTING,
        from: claim.status,
        words: carrier,
        now,
        isOwnParcel: true,
      };
      await stepped(tx, claim, step);
    } else {
      const detail = {
        from: `${claim.collectCarrier ?? ''} ${claim.collectTracking ?? ''}`.trim(),
        to: `${carrier} ${tracking}`,
      };
      await audit(tx, { action: 'CLAIM_PARCEL_NOTED', target: ['CLAIM', id], detail }, now);
    }
    return result;
  });
