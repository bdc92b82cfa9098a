import type { Transaction } from 'kysely';
import type { Database, Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../shop-error.ts';
import type { Attempt } from './idempotency-key.ts';
import { findKey, keepAnswer, takeKey } from './idempotency-key-store.ts';

/** How long a key is known: no client tries the same again after a day. */
const KEPT_MS = 86_400_000;

type Ports = Pick<Context, 'db' | 'clock'>;
type Work<T> = (tx: Transaction<Database>) => Promise<T>;

/**
 * Does `work` in one transaction, once per attempt. A repeated send gets the first one's answer; one that comes at the
 * same time waits for it. Key and answer are written with the work or not at all, so that what was refused can be
 * tried again.
 */
export const once = async <T>(ports: Ports, attempt: Attempt | null, work: Work<T>): Promise<T> =>
  (await tryOnce(ports, attempt, work)).answer;

/** The same, for callers that must know whether this send has done the work. */
export const tryOnce = <T>(
  { db, clock }: Ports,
  attempt: Attempt | null,
  work: Work<T>,
): Promise<{ answer: T; isFirst: boolean }> =>
  inTransaction(db, async (tx) => {
    if (!attempt) return { answer: await work(tx), isFirst: true };
    const now = clock.now();
    // First of all locks: who waits here holds nothing that the first send could want.
    const isFirst = await takeKey(tx, attempt, { now, expiresAt: new Date(now.getTime() + KEPT_MS) });
    if (isFirst) {
      const answer = await work(tx);
      await keepAnswer(tx, attempt, JSON.stringify(answer ?? null));
      return { answer, isFirst };
    }
    const earlier = await findAnswer<T>(tx, attempt, now);
    if (!earlier) throw new ShopError('CONFLICT');
    return { answer: earlier.answer, isFirst };
  });

/** What an earlier send of the attempt was answered; null when none has been done. */
export async function findAnswer<T>(
  db: Queryable,
  attempt: Attempt | null,
  now: Date,
): Promise<{ answer: T } | null> {
  if (!attempt) return null;
  const row = await findKey(db, attempt, now);
  if (!row) return null;
  if (row.hash !== attempt.hash) throw new ShopError('REQUEST_KEY_REUSED');
  attempt.onReplay();
  // The same operation has written it; the endpoint's schema checks it again on its way out.
  return { answer: JSON.parse(row.answer) as T };
}
