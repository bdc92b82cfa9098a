import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database, Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import type { Place } from '../devices/known-device-store.ts';

/** Login attempt: e-mail address as typed, and origin. */
export type Try = Place & { email: string };

/** Scopes of the attempt limit: one browser, one network, or all attempts at the account. */
export type Scope = 'device' | 'network' | 'account';

/** Attempts counted since a time, per scope. */
export type Counted = { id: number } & Record<Scope, number>;

/** Records an attempt and returns the counts since `since`, this one included. */
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

/** Excludes a refused attempt from the counts. */
export async function discountTry(db: Queryable, id: number): Promise<void> {
  await db.updateTable('login_attempts').set({ refused: true }).where('id', '=', id).execute();
}

/** Returns the time of the `n`-th last counted attempt of a scope. */
export async function nthLastTry(
  db: Queryable,
  { email, network, markHash }: Try,
  scope: Scope,
  n: number,
): Promise<Date | null> {
  const row = await db
    .selectFrom('login_attempts')
    .select(columns(['attempted_at']))
    .where('email', '=', email.toLowerCase())
    .where('refused', '=', false)
    .$if(scope === 'network', (query) => query.where('network', '=', network))
    .$if(scope === 'device', (query) => query.where('mark_hash', '=', markHash))
    .orderBy('attempted_at', 'desc')
    .offset(n - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.attemptedAt ?? null;
}

/**
 * Resets the counts of this network and browser after a success; attempts from elsewhere are kept.
 */
export async function clearTries(db: Queryable, { email, network, markHash }: Try): Promise<void> {
  const isHere = (eb: ExpressionBuilder<Database, 'login_attempts'>): Expression<SqlBool> =>
    eb.or([eb('network', '=', network), eb('mark_hash', '=', markHash)]);
  await db.deleteFrom('login_attempts').where('email', '=', email.toLowerCase()).where(isHere).execute();
}
