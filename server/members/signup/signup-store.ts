import { sql } from 'kysely';
import { skeletonOf } from '#domain/members/profile/nickname.ts';
import type { Queryable } from '../../db/database.ts';
import { removeInSlices } from '../../db/statements/in-slices.ts';

/** Batch size; deleting an account searches every table that refers to it. */
const ACCOUNTS_AT_ONCE = 200;

/** Data of a new sign-up; the e-mail address is stored as a tag. */
export type NewSignUp = { nickname: string; emailTag: string; wish: object };

/** Reserves the nickname of a sign-up; returns null if another address has reserved it. */
export async function keepSignUp(
  db: Queryable,
  { nickname, emailTag, wish }: NewSignUp,
  now: Date,
): Promise<number | null> {
  const asked = { email_tag: emailTag, wish: JSON.stringify(wish), created_at: now };
  const row = await db
    .insertInto('sign_ups')
    .values({ nickname_skeleton: skeletonOf(nickname), ...asked })
    .onConflict((conflict) =>
      conflict.column('nickname_skeleton').doUpdateSet(asked).where('sign_ups.email_tag', '=', emailTag),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Takes the data of a sign-up once and deletes it. */
export async function takeSignupRequest(db: Queryable, id: number): Promise<unknown> {
  const row = await db
    .with('asked', (cte) =>
      cte.selectFrom('sign_ups').select(['id', 'wish']).where('id', '=', id).forUpdate(),
    )
    .updateTable('sign_ups')
    .from('asked')
    .set({ wish: null })
    .whereRef('sign_ups.id', '=', 'asked.id')
    .where('asked.wish', 'is not', null)
    .returning('asked.wish')
    .executeTakeFirst();
  return row?.wish ?? null;
}

/** Deletes expired sign-ups and unverified accounts, which frees their nicknames. */
export async function forgetUnproven(db: Queryable, before: Date): Promise<void> {
  await removeInSlices(db, 'sign_ups', sql`created_at < ${before}`);
  await removeInSlices(
    db,
    'users',
    sql`status = 'PENDING' and email_verified_at is null and updated_at < ${before}
      and not exists (select 1 from sessions where user_id = users.id)`,
    ACCOUNTS_AT_ONCE,
  );
}
