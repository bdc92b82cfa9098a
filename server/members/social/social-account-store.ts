import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns, columnsFrom } from '../../db/statements/columns.ts';
import { ACCOUNT_COLUMNS, type AccountRow } from '../account-store.ts';

type Identity = { provider: string; providerUserId: string };

const ACCOUNT = columnsFrom('u', ACCOUNT_COLUMNS);

/** Finds the account that a social account is connected to. */
export async function accountOfSocial(
  db: Queryable,
  { provider, providerUserId }: Identity,
): Promise<AccountRow | null> {
  const row = await db
    .selectFrom('social_accounts as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(ACCOUNT)
    .where('s.provider', '=', provider)
    .where('s.provider_user_id', '=', providerUserId)
    .executeTakeFirst();
  return row ?? null;
}

/** Finds the account of a member by id. */
export const accountById = (db: Queryable, userId: number): Promise<AccountRow | undefined> =>
  db.selectFrom('users as u').select(ACCOUNT).where('u.id', '=', userId).executeTakeFirst();

/**
 * Connects a social account; returns false if it, or another one of that provider for this member,
 * is connected already.
 */
export async function insertSocialAccount(
  db: Queryable,
  userId: number,
  { provider, providerUserId, email }: Identity & { email: string | null },
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('social_accounts')
    .values({
      provider,
      provider_user_id: providerUserId,
      user_id: userId,
      email,
      connected_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether this social account is connected to the member. */
export const isConnected = async (
  db: Queryable,
  userId: number,
  { provider, providerUserId }: Identity,
): Promise<boolean> => {
  const row = await db
    .selectFrom('social_accounts')
    .select('user_id')
    .where('provider', '=', provider)
    .where('provider_user_id', '=', providerUserId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
};

/** Finds the social accounts of a member, oldest first. */
export const socialAccountsOf = (db: Queryable, userId: number) =>
  db
    .selectFrom('social_accounts')
    .select(columns(['provider', 'email', 'connected_at']))
    .where('user_id', '=', userId)
    .orderBy('connected_at')
    .execute();

/**
 * Counts the login methods besides social accounts. With `lock` the member's row is locked until
 * the transaction ends.
 */
export async function otherWaysIn(db: Queryable, userId: number, lock = false): Promise<number> {
  const { ways } = await db
    .selectFrom('users')
    .select(
      sql<number>`(case when password_hash is null then 0 else 1 end)
        + (select count(*)::int from passkeys where user_id = users.id)`.as('ways'),
    )
    .where('id', '=', userId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  return Number(ways);
}

/** Deletes a social account; returns whether there was one. */
export async function deleteSocialAccount(db: Queryable, userId: number, provider: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('social_accounts')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return Number(numDeletedRows) === 1;
}

/** Deletes all social accounts of a member whose address was not verified. */
export async function dropSocialAccounts(db: Queryable, userId: number): Promise<void> {
  await db.deleteFrom('social_accounts').where('user_id', '=', userId).execute();
}
