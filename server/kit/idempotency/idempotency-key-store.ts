import type { Queryable } from '../../db/database.ts';
import type { Attempt } from './idempotency-key.ts';

/** What is written of an attempt that is still known, as the first send has left it. */
export const findKey = (db: Queryable, attempt: Attempt, now: Date) =>
  db
    .selectFrom('request_keys')
    .select(['hash', 'answer'])
    .where((eb) => eb.and(rowOf(attempt)))
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Answers whether the key was free. Another open transaction with the same key is waited for. */
export async function takeKey(
  tx: Queryable,
  attempt: Attempt,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<boolean> {
  const renewed = { hash: attempt.hash, expires_at: expiresAt };
  const row = await tx
    .insertInto('request_keys')
    .values({ ...rowOf(attempt), ...renewed })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'operation', 'key'])
        .doUpdateSet(renewed)
        .where('request_keys.expires_at', '<=', now),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps what the attempt was answered, as JSON. */
export const keepAnswer = (tx: Queryable, attempt: Attempt, answer: string) =>
  tx
    .updateTable('request_keys')
    .set({ answer })
    .where((eb) => eb.and(rowOf(attempt)))
    .execute();

const rowOf = ({ memberId, operation, key }: Attempt) => ({ user_id: memberId, operation, key });
