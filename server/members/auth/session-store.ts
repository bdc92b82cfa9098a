import type { LogInMethod } from '#domain/members/auth/devices.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { isUnder, type SanctionJson, sanctionOf } from '../sanctions/sanction-store.ts';

/** Factors of step-up authentication; `BOTH` is password and code. */
export type Proof = 'PASSWORD' | 'CODE' | 'BOTH' | 'PASSKEY' | 'MAIL';

/** Active session with the fields that every request needs. */
export type SessionRow = {
  userId: number;
  role: string;
  nickname: string;
  email: string;
  id: number;
  elevatedUntil: Date | null;
  /** True if MFA is on. */
  hasMfa: unknown;
  /** Silence in force; null if there is none. */
  silence: SanctionJson | null;
  lastUsedAt: Date;
  absoluteExpiresAt: Date;
};

/**
 * Finds the active session of a token with its active member; null if ended or unknown, or while
 * the member is suspended.
 */
export async function findSession(
  db: Queryable,
  tokenHash: Uint8Array,
  now: Date,
): Promise<SessionRow | null> {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select((eb) => [
      ...columns(['s.id', 's.user_id', 's.last_used_at', 's.absolute_expires_at', 's.elevated_until']),
      ...columns(['u.role', 'u.nickname', 'u.email']),
      eb
        .exists(
          eb
            .selectFrom('mfa')
            .select('user_id')
            .whereRef('user_id', '=', 's.user_id')
            .where('enabled_at', 'is not', null),
        )
        .as('hasMfa'),
      sanctionOf('s.user_id', ['SILENCE'], now).as('silence'),
    ])
    .where('s.token_hash', '=', tokenHash)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('s.absolute_expires_at', '>', now)
    .where('u.status', '=', 'ACTIVE')
    .where(({ not }) => not(isUnder('SUSPEND', 's.user_id', now)))
    .executeTakeFirst();
  return row ?? null;
}

/** Extends the sliding expiry, never beyond the absolute one. */
export async function touchSession(
  db: Queryable,
  tokenHash: Uint8Array,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Data of a new session. */
export type NewSession = {
  tokenHash: Uint8Array;
  userId: number;
  now: Date;
  expiresAt: Date;
  absoluteExpiresAt: Date;
  device: string;
  method: LogInMethod;
  markHash: Uint8Array | null;
  elevatedUntil: Date | null;
  elevatedBy: Proof | null;
};

/** Inserts a session and returns its id. */
export async function insertSession(db: Queryable, session: NewSession): Promise<number> {
  const { id } = await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.now,
      last_used_at: session.now,
      expires_at: session.expiresAt,
      absolute_expires_at: session.absoluteExpiresAt,
      revoked_at: null,
      device: session.device,
      method: session.method,
      mark_hash: session.markHash,
      elevated_until: session.elevatedUntil,
      elevated_by: session.elevatedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Revokes a session that has not been revoked yet. */
export async function revokeSession(db: Queryable, tokenHash: Uint8Array, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .execute();
}
