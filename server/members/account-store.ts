import { sql } from 'kysely';
import { skeletonOf } from '#domain/members/profile/nickname.ts';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';
import { newToken } from './tokens/tokens.ts';

/** Account row with the fields that login and recovery need. */
export type AccountRow = {
  id: number;
  loginId: string;
  email: string;
  /** Argon2id hash; null for an account without a password. */
  passwordHash: string | null;
  role: string;
  status: string;
  name: string;
  nickname: string;
  profileImageUrl: string | null;
  activityPoints: number;
};

/** Names of the columns of an account row. */
export const ACCOUNT_COLUMNS = [
  'id',
  'login_id',
  'email',
  'password_hash',
  'role',
  'status',
  'name',
  'nickname',
  'profile_image_url',
  'activity_points',
] as const;

const accounts = (db: Queryable) => db.selectFrom('users').select(columns(ACCOUNT_COLUMNS));

/** Finds the account of an e-mail address, case-insensitively; null if there is none. */
export async function findAccount(db: Queryable, email: string): Promise<AccountRow | null> {
  const row = await accounts(db)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return row ?? null;
}

/** Data of a new member. */
export type NewMember = {
  email: string;
  name: string;
  nickname: string;
  phone: string;
  birthDate: string | null;
  /** Null for a member who joins by social login. */
  passwordHash: string | null;
};

const columnsOf = ({ name, nickname, phone, birthDate, passwordHash }: NewMember) => ({
  name,
  nickname,
  nickname_skeleton: skeletonOf(nickname),
  phone,
  birth_date: birthDate,
  password_hash: passwordHash,
});

/**
 * Inserts a shopper; returns null if the e-mail address has an account. `verifiedAt` is set if the
 * address is already verified.
 */
export async function insertMember(
  db: Queryable,
  member: NewMember,
  verifiedAt: Date | null,
  now: Date,
): Promise<number | null> {
  const row = await db
    .insertInto('users')
    .values({
      ...columnsOf(member),
      // Random name for other clients of the API, which reveals nothing about the member.
      login_id: `member-${newToken().slice(0, 12)}`,
      email: member.email,
      role: 'user',
      status: verifiedAt ? 'ACTIVE' : 'PENDING',
      email_verified_at: verifiedAt,
      height: null,
      weight: null,
      foot_size: null,
      profile_image_url: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Overwrites a pending account with the latest sign-up, as its address is not verified yet. */
export async function replacePending(db: Queryable, id: number, member: NewMember, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...columnsOf(member), updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .execute();
}

/** Frees the e-mail address of a withdrawn account for a new one. */
export async function freeAddress(db: Queryable, id: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ email: `deleted-${id}@invalid` })
    .where('id', '=', id)
    .where('status', '=', 'DELETED')
    .execute();
}

/**
 * Activates a pending account whose address is verified; returns false if it is active already or
 * has another address by now.
 */
export async function activate(db: Queryable, id: number, email: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ status: 'ACTIVE', email_verified_at: now, updated_at: now })
    .where('id', '=', id)
    .where('email', '=', email)
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Finds the account of a member by id; null if there is none. */
export async function findAccountById(db: Queryable, id: number): Promise<AccountRow | null> {
  return (await accounts(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Returns the e-mail address of a member who is not withdrawn; null otherwise. */
export async function findAddress(db: Queryable, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .where('status', '<>', 'DELETED')
    .executeTakeFirst();
  return row?.email ?? null;
}
