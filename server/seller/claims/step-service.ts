import { refundDueOf } from '#domain/seller/claims/claim-desk.ts';
import { CLAIM } from '#domain/trade/orders/order-lifecycle.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { lockClaimFor } from '../../trade/claims/decide-service.ts';
import { stepped } from '../../trade/orders/claims/claim-steps.ts';
import { setClaimStep } from './claim-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

const { collect, receive } = CLAIM.moves;

/** Records that a carrier collects the unit. */
export const collectClaim = (
  ports: Ports,
  sellerId: number,
  { id, carrier, tracking }: { id: number; carrier: string; tracking: string | null },
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const { claim } = await lockClaimFor(tx, id, { sellerId }, collect.to);
    const step = { collect_carrier: carrier, collect_tracking: tracking, collected_at: now };
    await setClaimStep(tx, id, { ...step, status: collect.to });
    await stepped(tx, claim, { stage: collect.to, from: collect.from, words: carrier, now });
    return { claimId: id, status: collect.to };
  });

/** Records that the unit was received and whether the store had to pay its parcel; this starts the refund deadline. */
export const receiveClaim = (
  ports: Ports,
  sellerId: number,
  { id, note: words, cameCollect }: { id: number; note: string; cameCollect: boolean },
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const { claim } = await lockClaimFor(tx, id, { sellerId }, receive.to);
    const due = claim.type === 'RETURN' ? refundDueOf(now) : null;
    const step = {
      received_at: now,
      inspect_note: words,
      came_collect: cameCollect && claim.isPrepaid,
      refund_due: due,
    };
    await setClaimStep(tx, id, { ...step, status: receive.to });
    await stepped(tx, claim, { stage: receive.to, from: receive.from, words: '', now });
    return { claimId: id, status: receive.to };
  });
