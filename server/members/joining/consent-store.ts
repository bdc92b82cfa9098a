import type { Consent } from '#domain/members/documents.ts';
import type { Queryable } from '../../db/database.ts';

/** Where somebody has made a choice. */
export type ConsentPlace = 'SIGN_UP' | 'SOCIAL' | 'DIALOG' | 'SETTINGS' | 'MAIL';

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

/** The last choice of a member about each document. */
export const readConsents = (db: Queryable, userId: number) =>
  db
    .selectFrom('consents')
    .distinctOn('document')
    .select(['document', 'version', 'agreed', 'at'])
    .where('user_id', '=', userId)
    .orderBy('document')
    .orderBy('id', 'desc')
    .execute();
