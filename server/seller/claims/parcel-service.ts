import { goesBack } from '#domain/seller/claims/claim-parcel.ts';
import { carrierOf, trackingLink, trackingWarning } from '#domain/trade/delivery/carriers.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { notify } from '../../notices/notify.ts';
import { isSoldBy } from '../../trade/claims/store.ts';
import { findClaim } from '../../trade/orders/claims/claim-row-store.ts';
import { linesOf, lockOrder, note } from '../../trade/orders/order-store.ts';
import { productNameOf } from '../../trade/orders/placing/product-name-store.ts';
import { setClaimParcel } from './claim-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
type Parcel = { id: number; carrier: string; tracking: string | null };
type Tx = Parameters<typeof findClaim>[0];

/** Locks the order of a rejected claim on the seller's line. */
async function lockRejected(tx: Tx, sellerId: number, id: number) {
  const found = await findClaim(tx, id);
  if (!found || !(await isSoldBy(tx, found.orderItemId, sellerId))) throw new ShopError('CLAIM_NOT_FOUND');
  await lockOrder(tx, { id: found.orderId });
  const claim = await findClaim(tx, id);
  if (!claim || !goesBack(claim)) throw new ShopError('INVALID_ORDER_STATUS');
  return claim;
}

/** Stores or corrects carrier and number of the return parcel; idempotent. */
export const noteParcel = ({ db, clock }: Ports, sellerId: number, { id, carrier, tracking }: Parcel) =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const claim = await lockRejected(tx, sellerId, id);
    if (claim.backCarrier !== carrier || claim.backTracking !== tracking) {
      const isFirst = tracking !== null && claim.backAt === null;
      await setClaimParcel(tx, id, { carrier, tracking, at: isFirst ? now : claim.backAt });
      const detail = {
        from: `${claim.backCarrier ?? ''} ${claim.backTracking ?? ''}`.trim(),
        to: `${carrier} ${tracking ?? ''}`.trim(),
      };
      await audit(tx, { action: 'CLAIM_PARCEL_NOTED', target: ['CLAIM', id], detail }, now);
      if (isFirst) await tell(tx, claim, `${carrier} ${tracking}`, now);
    }
    const known = carrierOf(carrier);
    return {
      claimId: id,
      carrier,
      tracking,
      trackingUrl: trackingLink(carrier, tracking),
      warning: known && tracking ? trackingWarning(known, tracking) : null,
    };
  });

type Claim = Awaited<ReturnType<typeof lockRejected>>;

/**
 * Adds the parcel to the timeline and notifies the buyer once; a corrected number is the same
 * parcel.
 */
async function tell(tx: Tx, claim: Claim, parcel: string, now: Date): Promise<void> {
  const { id: claimId, orderId, orderItemId: lineId, type, userId } = claim;
  await note(tx, orderId, `${type}_SENT_BACK`, now, parcel, lineId);
  const line = (await linesOf(tx, orderId)).find(({ id }) => id === lineId);
  if (!line) return;
  const product = await productNameOf(tx, line.productId);
  await notify(tx, 'CLAIM_SENT_BACK', [{ userId, facts: { orderId, claimId, type, product, parcel } }], now);
}
