import type { Consent } from '#domain/members/signup/documents.ts';
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

/** Nobody has proven the account: whoever says more of it next has not said this. */
export async function forgetConsents(db: Queryable, userId: number): Promise<void> {
  await db.deleteFrom('consents').where('user_id', '=', userId).execute();
}

/** When a member who wants advertisements was last told so; null where they do not want them. */
export async function noteMarketingTold(db: Queryable, userId: number, at: Date | null): Promise<void> {
  await db.updateTable('users').set({ marketing_told_at: at }).where('id', '=', userId).execute();
}

/** Members who were last told so at `before` or earlier; with `id`, whether this one was. */
export const toldBefore = (db: Queryable, before: Date, most: number, id?: number) =>
  db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('marketing_told_at', '<=', before)
    .where('status', '=', 'ACTIVE')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('marketing_told_at')
    .limit(most)
    .execute();
