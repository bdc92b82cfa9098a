import type { Transaction } from 'kysely';
import type { Database, Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../shop-error.ts';
import type { IdempotentRequest } from './idempotency-key.ts';
import { findKey, storeResponse, takeKey } from './idempotency-key-store.ts';

/** Lifetime of a key in ms; clients do not retry after a day. */
const KEPT_MS = 86_400_000;

type Ports = Pick<Context, 'db' | 'clock'>;
type Work<T> = (tx: Transaction<Database>) => Promise<T>;

/**
 * Runs `work` in one transaction, once per idempotency key. A repeated request gets the stored
 * response; a concurrent one waits for it. Key and response are committed with the work, so that a
 * refused request can be retried.
 */
export const runIdempotent = async <T>(
  ports: Ports,
  attempt: IdempotentRequest | null,
  work: Work<T>,
): Promise<T> => (await tryIdempotent(ports, attempt, work)).answer;

/** Same as `runIdempotent`, and returns whether this request executed the work. */
export const tryIdempotent = <T>(
  { db, clock }: Ports,
  attempt: IdempotentRequest | null,
  work: Work<T>,
): Promise<{ answer: T; isFirst: boolean }> =>
  inTransaction(db, async (tx) => {
    if (!attempt) return { answer: await work(tx), isFirst: true };
    const now = clock.now();
    // The key is locked before anything else, so that a waiting request holds no lock that the
    // first one needs.
    const isFirst = await takeKey(tx, attempt, { now, expiresAt: new Date(now.getTime() + KEPT_MS) });
    if (isFirst) {
      const answer = await work(tx);
      await storeResponse(tx, attempt, JSON.stringify(answer ?? null));
      return { answer, isFirst };
    }
    const earlier = await findStoredResponse<T>(tx, attempt, now);
    if (!earlier) throw new ShopError('CONFLICT');
    return { answer: earlier.answer, isFirst };
  });

/** Returns the stored response of an earlier request; null if there is none. */
export async function findStoredResponse<T>(
  db: Queryable,
  attempt: IdempotentRequest | null,
  now: Date,
): Promise<{ answer: T } | null> {
  if (!attempt) return null;
  const row = await findKey(db, attempt, now);
  if (!row) return null;
  if (row.hash !== attempt.hash) throw new ShopError('REQUEST_KEY_REUSED');
  attempt.onReplay();
  // Written by the same operation; the response schema validates it again when it is sent.
  return { answer: JSON.parse(row.answer) as T };
}
