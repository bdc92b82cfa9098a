import type { Queryable } from '../../db/database.ts';

export type AccountRow = {
  id: number;
  login_id: string;
  email: string;
  password_hash: string;
  role: string;
  status: string;
  name: string;
  nickname: string;
};

/** The account of an e-mail address, in any letter case. */
export async function findAccount(db: Queryable, email: string): Promise<AccountRow | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'login_id', 'email', 'password_hash', 'role', 'status', 'name', 'nickname'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return row ?? null;
}

/** Notes one attempt and answers how many were made since `since`, this one included. */
export async function noteAttempt(db: Queryable, email: string, now: Date, since: Date): Promise<number> {
  const key = email.toLowerCase();
  await db.insertInto('login_attempts').values({ email: key, attempted_at: now }).execute();
  const { count } = await db
    .selectFrom('login_attempts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email', '=', key)
    .where('attempted_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When the last attempt but `n - 1` was made. */
export async function nthLastAttempt(db: Queryable, email: string, n: number): Promise<Date | null> {
  const row = await db
    .selectFrom('login_attempts')
    .select('attempted_at')
    .where('email', '=', email.toLowerCase())
    .orderBy('attempted_at', 'desc')
    .offset(n - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.attempted_at ?? null;
}

/** A successful login starts the count again. */
export async function clearAttempts(db: Queryable, email: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('email', '=', email.toLowerCase()).execute();
}
