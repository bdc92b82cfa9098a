import type { Queryable } from '../../db/database.ts';
import type { IdempotentRequest } from './idempotency-key.ts';

/** Finds an unexpired idempotency key with its stored response. */
export const findKey = (db: Queryable, attempt: IdempotentRequest, now: Date) =>
  db
    .selectFrom('request_keys')
    .select(['hash', 'answer'])
    .where((eb) => eb.and(rowOf(attempt)))
    .where('expires_at', '>', now)
    .executeTakeFirst();

/**
 * Inserts an idempotency key; returns false if it is taken. Waits for an open transaction with the
 * same key.
 */
export async function takeKey(
  tx: Queryable,
  attempt: IdempotentRequest,
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

/** Stores the response of an idempotent request as JSON. */
export const storeResponse = (tx: Queryable, attempt: IdempotentRequest, answer: string) =>
  tx
    .updateTable('request_keys')
    .set({ answer })
    .where((eb) => eb.and(rowOf(attempt)))
    .execute();

const rowOf = ({ memberId, operation, key }: IdempotentRequest) => ({ user_id: memberId, operation, key });
