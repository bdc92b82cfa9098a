import type { Consent } from '#domain/members/signup/documents.ts';
import type { Queryable } from '../../db/database.ts';

/** Place where a consent was given. */
export type ConsentPlace = 'SIGN_UP' | 'SOCIAL' | 'DIALOG' | 'SETTINGS' | 'MAIL';

/** Inserts consents of a member; earlier ones are kept as history. */
export async function insertConsents(
  db: Queryable,
  userId: number,
  consents: readonly Consent[],
  via: ConsentPlace,
  now: Date,
): Promise<void> {
  if (consents.length === 0) return;
  const rows = consents.map((consent) => ({ user_id: userId, ...consent, at: now, via }));
  await db.insertInto('consents').values(rows).execute();
}

/** Finds the latest consent of a member for each document. */
export const readConsents = (db: Queryable, userId: number) =>
  db
    .selectFrom('consents')
    .distinctOn('document')
    .select(['document', 'version', 'agreed', 'at'])
    .where('user_id', '=', userId)
    .orderBy('document')
    .orderBy('id', 'desc')
    .execute();

/** Deletes the consents of a pending account, as the next sign-up may be by another person. */
export async function forgetConsents(db: Queryable, userId: number): Promise<void> {
  await db.deleteFrom('consents').where('user_id', '=', userId).execute();
}

/** Sets the time of the last confirmation of the consent to advertising; null if revoked. */
export async function recordMarketingReminder(db: Queryable, userId: number, at: Date | null): Promise<void> {
  await db.updateTable('users').set({ marketing_told_at: at }).where('id', '=', userId).execute();
}

/**
 * Finds members whose last confirmation was at `before` or earlier, optionally only member `id`.
 */
export const remindedBefore = (db: Queryable, before: Date, most: number, id?: number) =>
  db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('marketing_told_at', '<=', before)
    .where('status', '=', 'ACTIVE')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('marketing_told_at')
    .limit(most)
    .execute();
