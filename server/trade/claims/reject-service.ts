import type { RejectionForm } from '#domain/trade/claims/claim-rejection.ts';
import { CLAIM_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import { inTransaction } from '../../db/transaction.ts';
import { idempotentWithPictures } from '../../files/idempotent-with-pictures.ts';
import { namesOf } from '../../files/picture-set.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import type { ReceivedFile } from '../../kit/ports/file-store.ts';
import { lockClaimFor, momentOf, turnDown } from './decide-service.ts';
import { insertClaimImages } from './store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'payments' | 'log' | 'jobs' | 'files' | 'secrets'>;
type Rejection = { id: number; data: RejectionForm; pictures: readonly ReceivedFile[] };

/** Rejects a claim with reason and pictures, which are as private as those of the claim. */
export function rejectClaim(
  ports: Ports,
  sellerId: number,
  { id, data, pictures }: Rejection,
  attempt: IdempotentRequest | null,
) {
  const to = CLAIM_STATE.REJECTED;
  const check = async () => {
    await inTransaction(ports.db, (tx) => lockClaimFor(tx, id, { sellerId }, to));
  };
  return idempotentWithPictures(ports, attempt, { area: 'claims', pictures, check }, async (tx, stored) => {
    const open = await lockClaimFor(tx, id, { sellerId }, to);
    await insertClaimImages(tx, id, namesOf(stored), 'seller');
    return { claimId: id, status: await turnDown(tx, open, data, momentOf(ports)) };
  });
}
