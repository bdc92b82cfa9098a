import { claimCode } from '#domain/trade/claims/claim-code.ts';
import { claimPlan } from '#domain/trade/claims/claim-plan.ts';
import { CLAIM_STATE, isOpenClaim } from '#domain/trade/orders/order-lifecycle.ts';
import type { ClaimRow } from './claim-row-store.ts';

/** Returns the way back of a claim's unit, as buyer and seller read it. */
export const returnOf = (claim: ClaimRow) => ({
  method: claim.returnMethod,
  pickupOn: claim.pickupOn,
  pickupPlace: claim.pickupPlace,
  isPrepaid: claim.isPrepaid,
  cameCollect: claim.cameCollect,
  code: claimCode(claim.id),
});

/** Returns the stages of a claim with its way back and the store on its label. */
export function stagesOf(claim: ClaimRow & { storeName: string; returnAddress: string | null }, now: Date) {
  const { status, returnMethod: method, pickupOn, refundDue } = claim;
  const done = {
    ask: claim.createdAt,
    approve: claim.approvedAt,
    collect: claim.collectedAt,
    receive: claim.receivedAt,
    check: claim.checkedAt,
    accept: status === CLAIM_STATE.COMPLETED ? claim.decidedAt : null,
  };
  return {
    ...returnOf(claim),
    stages: claimPlan({ method, pickupOn, done, refundDue }, now, isOpenClaim(status)),
    returnTo: claim.returnAddress ? { store: claim.storeName, address: claim.returnAddress } : null,
  };
}
