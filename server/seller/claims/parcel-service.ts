import { goesBack } from '#domain/seller/claims/claim-parcel.ts';
import { carrierOf, trackingLink, trackingWarning } from '#domain/trade/delivery/carriers.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { notify } from '../../notices/notify.ts';
import { isSoldBy } from '../../trade/claims/store.ts';
import { findClaim } from '../../trade/orders/claims/claim-store.ts';
import { linesOf, lockOrder, note } from '../../trade/orders/order-store.ts';
import { productNameOf } from '../../trade/orders/placing/product-name-store.ts';
import { setClaimParcel } from './claim-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
type Parcel = { id: number; carrier: string; tracking: string | null };
type Tx = Parameters<typeof findClaim>[0];

/** Locks the order of a rejected claim on the seller's line. */
async function lockRejected(tx: Tx, sellerId: number, id: number) {
  const found = await findClaim(tx, id);
  if (!found || !(await isSoldBy(tx, found.order_item_id, sellerId))) throw new ShopError('CLAIM_NOT_FOUND');
  await lockOrder(tx, { id: found.order_id });
  const claim = await findClaim(tx, id);
  if (!claim || !goesBack({ status: claim.status, receivedAt: claim.received_at }))
    throw new ShopError('INVALID_ORDER_STATUS');
  return claim;
}

/** Stores or corrects carrier and number of the return parcel; idempotent. */
export const noteParcel = ({ db, clock }: Ports, sellerId: number, { id, carrier, tracking }: Parcel) =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const claim = await lockRejected(tx, sellerId, id);
    if (claim.back_carrier !== carrier || claim.back_tracking !== tracking) {
      const isFirst = tracking !== null && claim.back_at === null;
      await setClaimParcel(tx, id, { carrier, tracking, at: isFirst ? now : claim.back_at });
      const detail = {
        from: `${claim.back_carrier ?? ''} ${claim.back_tracking ?? ''}`.trim(),
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
  const { id: claimId, order_id: orderId, order_item_id: lineId, type, user_id: userId } = claim;
  await note(tx, orderId, `${type}_SENT_BACK`, now, parcel, lineId);
  const line = (await linesOf(tx, orderId)).find(({ id }) => id === lineId);
  if (!line) return;
  const product = await productNameOf(tx, line.product_id);
  await notify(tx, 'CLAIM_SENT_BACK', [{ userId, facts: { orderId, claimId, type, product, parcel } }], now);
}
