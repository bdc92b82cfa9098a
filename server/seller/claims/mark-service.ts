import type { ClaimMark } from '#domain/trade/claims/claim-stages.ts';
import { CLAIM, mayDo } from '#domain/trade/orders/order-lifecycle.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { lockConcerned } from '../../trade/claims/decide-service.ts';
import { stepped } from '../../trade/orders/claims/claim-steps.ts';
import type { DeskClaim } from './claim-store.ts';
import { setClaimMark } from './claim-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
type Marked = Pick<DeskClaim, 'status' | 'approvedAt' | 'checkedAt'>;

const TIME_OF = { approve: 'approvedAt', check: 'checkedAt' } as const;
const STAGE_OF = { approve: 'APPROVED', check: 'CHECKED' } as const;

/** Returns whether a seller may approve or check a claim: in the state of the table, and once. */
export const mayMark = (claim: Marked, mark: ClaimMark): boolean =>
  mayDo('seller', CLAIM.moves[mark], claim.status) && claim[TIME_OF[mark]] === null;

/**
 * Records the approval of a claim or the inspection of its unit and notifies the buyer. Done already it
 * changes nothing, so that a repetition does no harm.
 */
export const markClaim = (
  ports: Ports,
  sellerId: number,
  { id, mark, note = '' }: { id: number; mark: ClaimMark; note?: string },
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const { claim } = await lockConcerned(tx, id, { sellerId });
    const result = { claimId: id, status: claim.status };
    if (claim[TIME_OF[mark]] !== null) return result;
    if (!mayMark(claim, mark)) throw new ShopError('INVALID_ORDER_STATUS');
    await setClaimMark(
      tx,
      id,
      mark === 'approve'
        ? { approved_at: now }
        : { checked_at: now, inspect_note: note || claim.inspectNote },
    );
    await stepped(tx, claim, { stage: STAGE_OF[mark], from: claim.status, words: '', now });
    return result;
  });
