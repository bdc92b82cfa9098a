import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database, Queryable } from '../../db/database.ts';
import type { Place } from './known-device-store.ts';

/** Who tries: the address that was typed, and from where. */
export type Try = Place & { email: string };

/** Whose tries count together: those of one browser, of one network, or all of the account. */
export type Scope = 'device' | 'network' | 'account';

/** Tries that were looked at since some time, for each scope. */
export type Counted = { id: number } & Record<Scope, number>;

/** Notes one try and answers how many count since `since`, this one included. */
export async function noteTry(
  db: Queryable,
  { email, network, markHash }: Try,
  now: Date,
  since: Date,
): Promise<Counted> {
  const key = email.toLowerCase();
  const { id } = await db
    .insertInto('login_attempts')
    .values({ email: key, network, mark_hash: markHash, attempted_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { account, ...within } = await db
    .selectFrom('login_attempts')
    .select((eb) => [
      eb.fn.countAll<number>().as('account'),
      eb.fn.countAll<number>().filterWhere('network', '=', network).as('network'),
      eb.fn.countAll<number>().filterWhere('mark_hash', '=', markHash).as('device'),
    ])
    .where('email', '=', key)
    .where('attempted_at', '>', since)
    .where('refused', '=', false)
    .executeTakeFirstOrThrow();
  return { id, account: Number(account), network: Number(within.network), device: Number(within.device) };
}

/** A try that was turned away does not count. */
export async function discountTry(db: Queryable, id: number): Promise<void> {
  await db.updateTable('login_attempts').set({ refused: true }).where('id', '=', id).execute();
}

/** When the `n`-th last counted try of a scope was made. */
export async function nthLastTry(
  db: Queryable,
  { email, network, markHash }: Try,
  scope: Scope,
  n: number,
): Promise<Date | null> {
  const row = await db
    .selectFrom('login_attempts')
    .select('attempted_at')
    .where('email', '=', email.toLowerCase())
    .where('refused', '=', false)
    .$if(scope === 'network', (query) => query.where('network', '=', network))
    .$if(scope === 'device', (query) => query.where('mark_hash', '=', markHash))
    .orderBy('attempted_at', 'desc')
    .offset(n - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.attempted_at ?? null;
}

/** A successful log-in starts the count of its network and of its browser again; what strangers tried elsewhere stays. */
export async function clearTries(db: Queryable, { email, network, markHash }: Try): Promise<void> {
  const isHere = (eb: ExpressionBuilder<Database, 'login_attempts'>): Expression<SqlBool> =>
    eb.or([eb('network', '=', network), eb('mark_hash', '=', markHash)]);
  await db.deleteFrom('login_attempts').where('email', '=', email.toLowerCase()).where(isHere).execute();
}
