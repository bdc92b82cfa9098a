import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Context } from '../kit/context.ts';
import type { IdempotentRequest } from '../kit/idempotency/idempotency-key.ts';
import { findStoredResponse, tryIdempotent } from '../kit/idempotency/idempotent.ts';
import type { ReceivedFile, UploadArea } from '../kit/ports/file-store.ts';
import type { StoredPicture } from './images.ts';
import { keepIfDone, namesOf, removeAll, storeAll } from './picture-set.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'files' | 'jobs'>;
type Upload = {
  area: UploadArea;
  pictures: readonly ReceivedFile[];
  /** Check before any picture is decoded; `work` checks again. */
  check: () => Promise<void>;
};
type Work<T> = (tx: Transaction<Database>, stored: readonly StoredPicture[]) => Promise<T>;

/**
 * Variant of `once` for a write with pictures; those of a repeated or refused request are deleted.
 */
export async function idempotentWithPictures<T>(
  ports: Ports,
  attempt: IdempotentRequest | null,
  { area, pictures, check }: Upload,
  work: Work<T>,
): Promise<T> {
  const { db, clock, files } = ports;
  const refusal = await check().then(
    () => null,
    (error: unknown) => ({ error }),
  );
  // Read after the check: a refusal because of the first request itself is not returned.
  const earlier = await findStoredResponse<T>(db, attempt, clock.now());
  if (earlier) return earlier.answer;
  if (refusal) throw refusal.error;
  const stored = await storeAll(ports, area, pictures);
  const { answer, isFirst } = await keepIfDone(files, stored, () =>
    tryIdempotent(ports, attempt, (tx) => work(tx, stored)),
  );
  if (!isFirst) await removeAll(files, namesOf(stored));
  return answer;
}
