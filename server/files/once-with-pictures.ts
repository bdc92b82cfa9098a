import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Context } from '../kit/context.ts';
import type { Attempt } from '../kit/idempotency/idempotency-key.ts';
import { findAnswer, tryOnce } from '../kit/idempotency/idempotent.ts';
import type { ReceivedFile, UploadArea } from '../kit/ports/file-store.ts';
import type { StoredPicture } from './images.ts';
import { keepIfDone, namesOf, removeAll, storeAll } from './picture-set.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'files' | 'jobs'>;
type Upload = {
  area: UploadArea;
  pictures: readonly ReceivedFile[];
  /** Refuses before any picture is decoded; the work checks again. */
  check: () => Promise<void>;
};
type Work<T> = (tx: Transaction<Database>, stored: readonly StoredPicture[]) => Promise<T>;

/** `once` for a write that brings pictures: those of a repeated or refused send are not kept. */
export async function onceWithPictures<T>(
  ports: Ports,
  attempt: Attempt | null,
  { area, pictures, check }: Upload,
  work: Work<T>,
): Promise<T> {
  const { db, clock, files } = ports;
  const refusal = await check().then(
    () => null,
    (error: unknown) => ({ error }),
  );
  // Read after the check: a refusal for what a first send has just done is no refusal.
  const earlier = await findAnswer<T>(db, attempt, clock.now());
  if (earlier) return earlier.answer;
  if (refusal) throw refusal.error;
  const stored = await storeAll(ports, area, pictures);
  const { answer, isFirst } = await keepIfDone(files, stored, () =>
    tryOnce(ports, attempt, (tx) => work(tx, stored)),
  );
  if (!isFirst) await removeAll(files, namesOf(stored));
  return answer;
}
