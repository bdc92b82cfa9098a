import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** MFA row of a member; secrets are encrypted, and `pendingSealed` awaits its first code. */
export type MfaRow = {
  secretSealed: string | null;
  pendingSealed: string | null;
  enabledAt: Date | null;
};

/** Finds the MFA row of a member. */
export const findMfa = (db: Queryable, userId: number): Promise<MfaRow | undefined> =>
  db
    .selectFrom('mfa')
    .select(columns(['secret_sealed', 'pending_sealed', 'enabled_at']))
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Stores a pending secret; returns false if MFA is on already. */
export async function writePending(db: Queryable, userId: number, sealed: string): Promise<boolean> {
  const row = await db
    .insertInto('mfa')
    .values({ user_id: userId, pending_sealed: sealed })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ pending_sealed: sealed }).where('mfa.enabled_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Activates the pending secret and consumes its first code. */
export async function promotePending(
  db: Queryable,
  userId: number,
  { pending, step, now }: { pending: string; step: number; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('mfa')
    .set({ secret_sealed: pending, pending_sealed: null, enabled_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('pending_sealed', '=', pending)
    .where('enabled_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Consumes a TOTP time step and all earlier ones; returns false if it was used. */
export async function spendStep(db: Queryable, userId: number, step: number): Promise<boolean> {
  const row = await db
    .updateTable('mfa')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('enabled_at', 'is not', null)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether a time step, or a later one, was used. */
export async function isStepSpent(db: Queryable, userId: number, step: number): Promise<boolean> {
  const row = await db
    .selectFrom('mfa')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('last_step', '>=', step)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes MFA and recovery codes of a member; returns false if MFA was not on. */
export async function removeMfa(db: Queryable, userId: number): Promise<boolean> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const row = await db
    .deleteFrom('mfa')
    .where('user_id', '=', userId)
    .returning(columns(['enabled_at']))
    .executeTakeFirst();
  return row !== undefined && row.enabledAt !== null;
}

/** Replaces all recovery codes. */
export async function replaceRecoveryCodes(
  db: Queryable,
  userId: number,
  tags: readonly string[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(tags.map((code_tag) => ({ user_id: userId, code_tag, used_at: null })))
    .execute();
}

/** Consumes a recovery code; returns false if it is unknown or used. */
export async function spendRecoveryCode(
  db: Queryable,
  userId: number,
  tag: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_tag', '=', tag)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the unused recovery codes, and returns whether `tag` is one of them. */
export async function countRecoveryCodes(
  db: Queryable,
  userId: number,
  tag = '',
): Promise<{ left: number; hasThis: boolean }> {
  const { left, hasThis } = await db
    .selectFrom('recovery_codes')
    .select((eb) => [
      eb.fn.countAll<number>().as('left'),
      sql<boolean>`coalesce(bool_or(code_tag = ${tag}), false)`.as('hasThis'),
    ])
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { left: Number(left), hasThis };
}
