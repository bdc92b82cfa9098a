import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import type { Proof } from '../auth/session-store.ts';

/** Finds the authentication methods of a member. */
export const findMeans = (db: Queryable, userId: number) =>
  db
    .selectFrom('users as u')
    .select((eb) => [
      ...columns(['u.email', 'u.password_hash']),
      eb
        .exists(
          eb
            .selectFrom('mfa as m')
            .select('m.user_id')
            .whereRef('m.user_id', '=', 'u.id')
            .where('m.enabled_at', 'is not', null),
        )
        .as('hasCodes'),
      eb
        .exists(eb.selectFrom('passkeys as p').select('p.id').whereRef('p.user_id', '=', 'u.id'))
        .as('hasPasskey'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();

/** Returns the factors of the last step-up of a session. */
export async function findProof(db: Queryable, sessionId: number): Promise<string | null> {
  const row = await db
    .selectFrom('sessions')
    .select(columns(['elevated_by']))
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.elevatedBy ?? null;
}

/** Records a step-up of a session; password and code within its validity combine to BOTH. */
export async function keepProof(
  db: Queryable,
  sessionId: number,
  proof: Proof,
  { now, until }: { now: Date; until: Date },
): Promise<void> {
  const other = proof === 'PASSWORD' ? 'CODE' : 'PASSWORD';
  const isSecond = sql<boolean>`elevated_until > ${now} and elevated_by in (${other}, 'BOTH')`;
  const kept =
    proof === 'PASSWORD' || proof === 'CODE'
      ? sql<Proof>`case when ${isSecond} then 'BOTH' else ${proof} end`
      : proof;
  await db
    .updateTable('sessions')
    .set({ elevated_until: until, elevated_by: kept })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Step-up code sent by e-mail, stored as a pseudonymous tag. */
export type MailedCode = { userId: number; sessionId: number; tag: string; expiresAt: Date };

/** Stores a code and replaces the previous one. */
export async function writeMailedCode(
  db: Queryable,
  { userId, sessionId, tag, expiresAt }: MailedCode,
): Promise<void> {
  const row = { session_id: sessionId, code_tag: tag, tries: 0, expires_at: expiresAt };
  await db
    .insertInto('elevation_codes')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/**
 * Counts an attempt before the code is checked; returns false if there is no code or no attempt
 * left.
 */
export async function countMailedTry(
  db: Queryable,
  userId: number,
  { now, most }: { now: Date; most: number },
): Promise<boolean> {
  const row = await db
    .updateTable('elevation_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('tries', '<', most)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Consumes the code; returns false for a wrong code or another session. */
export async function spendMailedCode(
  db: Queryable,
  { userId, sessionId, tag }: Omit<MailedCode, 'expiresAt'>,
): Promise<boolean> {
  const row = await db
    .deleteFrom('elevation_codes')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('code_tag', '=', tag)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}
