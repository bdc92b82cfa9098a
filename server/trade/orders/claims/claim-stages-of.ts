import type { Selectable } from 'kysely';
import { claimCode } from '#domain/trade/claims/claim-code.ts';
import { claimPlan } from '#domain/trade/claims/claim-plan.ts';
import { CLAIM_STATE, isOpenClaim } from '#domain/trade/orders/order-lifecycle.ts';
import type { Database } from '../../../db/database.ts';

type Claim = Selectable<Database['claims']>;

/** Returns the way back of a claim's unit, as buyer and seller read it. */
export function returnOf(claim: Claim) {
  const { return_method: method, is_prepaid: isPrepaid, came_collect: cameCollect } = claim;
  const { pickup_on: pickupOn, pickup_place: pickupPlace } = claim;
  return { method, pickupOn, pickupPlace, isPrepaid, cameCollect, code: claimCode(claim.id) };
}

/** Returns the stages of a claim with its way back and the store on its label. */
export function stagesOf(claim: Claim & { store_name: string; return_address: string | null }, now: Date) {
  const { status, return_method: method, pickup_on: pickupOn, refund_due: refundDue } = claim;
  const done = {
    ask: claim.created_at,
    approve: claim.approved_at,
    collect: claim.collected_at,
    receive: claim.received_at,
    check: claim.checked_at,
    accept: status === CLAIM_STATE.COMPLETED ? claim.decided_at : null,
  };
  return {
    ...returnOf(claim),
    stages: claimPlan({ method, pickupOn, done, refundDue }, now, isOpenClaim(status)),
    returnTo: claim.return_address ? { store: claim.store_name, address: claim.return_address } : null,
  };
}
