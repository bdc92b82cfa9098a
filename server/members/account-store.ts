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

const accounts = (db: Queryable) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'login_id',
      'email',
      'password_hash',
      'role',
      'status',
      'name',
      'nickname',
      'profile_image_url',
    ]);

/** The account of an e-mail address, in any letter case. */
export async function findAccount(db: Queryable, email: string): Promise<AccountRow | null> {
  const row = await accounts(db)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return row ?? null;
}

export async function findAccountById(db: Queryable, id: number): Promise<AccountRow | null> {
  return (await accounts(db).where('id', '=', id).executeTakeFirst()) ?? null;
}
