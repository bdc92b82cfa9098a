import type { Queryable } from '../db/database.ts';

export type AccountRow = {
  id: number;
  login_id: string;
  email: string;
  /** Null: nobody logs in with a password. */
  password_hash: string | null;
  role: string;
  status: string;
  name: string;
  nickname: string;
  profile_image_url: string | null;
};

const COLUMNS = [
  'id',
  'login_id',
  'email',
  'password_hash',
  'role',
  'status',
  'name',
  'nickname',
  'profile_image_url',
] as const;

/** The account of an e-mail address, in any letter case. */
export async function findAccount(db: Queryable, email: string): Promise<AccountRow | null> {
  const row = await db
    .selectFrom('users')
    .select(COLUMNS)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return row ?? null;
}

/** The account of a member. */
export async function findMember(db: Queryable, userId: number): Promise<AccountRow | null> {
  const row = await db.selectFrom('users').select(COLUMNS).where('id', '=', userId).executeTakeFirst();
  return row ?? null;
}
