import { refundDueOf } from '#domain/seller/claims/claim-desk.ts';
import { CLAIM } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../db/database.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { lockClaimFor } from '../../trade/claims/decide-service.ts';
import { note } from '../../trade/orders/order-store.ts';
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
    return noted(tx, claim, collect, carrier, now);
  });

/** Records that the unit was received and inspected, which starts the refund deadline. */
export const receiveClaim = (
  ports: Ports,
  sellerId: number,
  { id, note: words }: { id: number; note: string },
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const { claim } = await lockClaimFor(tx, id, { sellerId }, receive.to);
    const due = claim.type === 'RETURN' ? refundDueOf(now) : null;
    const step = { received_at: now, inspect_note: words, refund_due: due };
    await setClaimStep(tx, id, { ...step, status: receive.to });
    return noted(tx, claim, receive, '', now);
  });

type Move = typeof collect | typeof receive;
type Claim = Awaited<ReturnType<typeof lockClaimFor>>['claim'];

async function noted(tx: Queryable, claim: Claim, { from, to }: Move, words: string, now: Date) {
  const { id, order_id: orderId, order_item_id: lineId, type } = claim;
  await note(tx, orderId, `${type}_${to}`, now, words, lineId);
  await audit(tx, { action: `CLAIM_${to}`, target: ['CLAIM', id], detail: { from, to } }, now);
  return { claimId: id, status: to };
}
