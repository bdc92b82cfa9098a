import { createHash } from 'node:crypto';
import type { Queryable } from '../db/database.ts';

/** Who tries: the address that was typed, and the network it comes from. */
export type Try = { email: string; network: string };

/** Tries that were looked at since some time: for the account, and those of them from this network. */
export type Counted = { id: number; all: number; here: number };

/** Notes one try and answers how many count since `since`, this one included. */
export async function noteTry(
  db: Queryable,
  { email, network }: Try,
  now: Date,
  since: Date,
): Promise<Counted> {
  const key = email.toLowerCase();
  const { id } = await db
    .insertInto('login_attempts')
    .values({ email: key, network, attempted_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { all, here } = await db
    .selectFrom('login_attempts')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.countAll<number>().filterWhere('network', '=', network).as('here'),
    ])
    .where('email', '=', key)
    .where('attempted_at', '>', since)
    .where('refused', '=', false)
    .executeTakeFirstOrThrow();
  return { id, all: Number(all), here: Number(here) };
}

/** A try that was turned away does not count. */
export async function discountTry(db: Queryable, id: number): Promise<void> {
  await db.updateTable('login_attempts').set({ refused: true }).where('id', '=', id).execute();
}

/** When the `n`-th last counted try was made, from one network or from all. */
export async function nthLastTry(
  db: Queryable,
  { email, network }: { email: string; network: string | null },
  n: number,
): Promise<Date | null> {
  const row = await db
    .selectFrom('login_attempts')
    .select('attempted_at')
    .where('email', '=', email.toLowerCase())
    .where('refused', '=', false)
    .$if(network !== null, (query) => query.where('network', '=', network ?? ''))
    .orderBy('attempted_at', 'desc')
    .offset(n - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.attempted_at ?? null;
}

/** A successful log-in starts the count of its network again; what strangers tried elsewhere stays counted. */
export async function clearTries(db: Queryable, { email, network }: Try): Promise<void> {
  await db
    .deleteFrom('login_attempts')
    .where('email', '=', email.toLowerCase())
    .where('network', '=', network)
    .execute();
}

/** Whether the account has logged in from there before. An account that does not exist costs the same query. */
export async function isKnown(db: Queryable, userId: number | null, network: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_networks')
    .select('seen_at')
    .where('user_id', '=', userId ?? 0)
    .where('network_hash', '=', hashOf(userId ?? 0, network))
    .executeTakeFirst();
  return row !== undefined;
}

/** From now on the account is known there. */
export async function keepNetwork(db: Queryable, userId: number, network: string, now: Date): Promise<void> {
  await db
    .insertInto('known_networks')
    .values({ user_id: userId, network_hash: hashOf(userId, network), seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'network_hash']).doUpdateSet({ seen_at: now }))
    .execute();
}

const hashOf = (userId: number, network: string): string =>
  createHash('sha256').update(`${userId} ${network}`).digest('base64url');
