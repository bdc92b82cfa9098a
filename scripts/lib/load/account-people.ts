import { sql } from 'kysely';
import type { Queryable } from '#server/db/database.ts';
import { sweepTraces } from '#server/jobs/sweeps/sweep-traces.ts';
import { hashPassword } from '#server/members/passwords/passwords.ts';
import type { RunningShop } from '#server/start-shop.ts';
import { freshNetwork } from '../mutation/callers.ts';
import { ACCOUNT_ROWS, sized } from './account-rows.ts';

const PASSWORD = 'walking-Steps 9!';
const ROUNDS = 60;
const DAY_MS = 86_400_000;

/** Fills a seeded shop with people and what they leave behind. */
export async function fillPeople(shop: RunningShop, members: number, rows: number): Promise<void> {
  await shop.opened.db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    for (const statement of ACCOUNT_ROWS) await sql.raw(sized(statement, members, rows)).execute(one);
    await sql`vacuum (analyze)`.execute(one);
    await sql`reset statement_timeout`.execute(one);
  });
}

/** Members of these numbers can log in; no second step is asked of them. */
async function open(db: Queryable, numbers: readonly number[]): Promise<string[]> {
  const ids = numbers.map((number) => `known-${number}`);
  await sql`update users set password_hash = ${await hashPassword(PASSWORD)} where login_id = any(${ids}::text[])`.execute(
    db,
  );
  return ids.map((id) => `${id}@sinbaljang.test`);
}

type Timed = { what: string; times: number[]; queries: string };

/** Times of each call that looks for something among them. */
export async function timePeople({ app, opened: { db } }: RunningShop, members: number): Promise<Timed[]> {
  // Every fiftieth has not proven the address, the next one has left, and the first quarter has a second step.
  const emails = await open(db, [members - 48, members - 47, members - 46]);
  const call = async (method: 'GET' | 'POST', url: string, payload?: object, token = '') => {
    const began = performance.now();
    const answer = await app.inject({
      method,
      url,
      remoteAddress: freshNetwork(),
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(payload ? { payload } : {}),
    });
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
    return { took: performance.now() - began, answer };
  };
  const logIn = (round: number) =>
    call('POST', '/api/auth/login', { email: emails[round % emails.length], password: PASSWORD });
  const token: string = (await logIn(0)).answer.json().data.token;
  const asked = (round: number) => ({ email: `known-${1 + ((round * 7919) % members)}@sinbaljang.test` });
  const calls: Record<string, (round: number) => ReturnType<typeof call>> = {
    'logging in (a hash of the password included)': logIn,
    'my devices': () => call('GET', '/api/users/me/sessions', undefined, token),
    'my consents': () => call('GET', '/api/users/me/consents', undefined, token),
    'whether a nickname is free': (round) => call('GET', `/api/auth/nickname?value=name${round}`),
    'forgetting the password': (round) => call('POST', '/api/auth/forgot-password', asked(round)),
    'everything that is known of me': () => call('GET', '/api/users/me/export', undefined, token),
  };
  const timed: Timed[] = [];
  for (const [what, ask] of Object.entries(calls)) {
    const times: number[] = [];
    let queries = '';
    for (let round = -5; round < ROUNDS; round += 1) {
      const { took, answer } = await ask(round + 5);
      queries = String(answer.headers['x-query-count'] ?? '');
      if (round >= 0) times.push(took);
    }
    timed.push({ what, times, queries });
  }
  return timed;
}

/** Seconds that the sweep takes when there is nothing to do, and when a fifth of everything is over. */
export async function timeSweeps({ opened: { db } }: RunningShop): Promise<{ idle: number; busy: number }> {
  const sweepIn = async (days: number) => {
    const began = performance.now();
    await sweepTraces({ db, clock: { now: () => new Date(Date.now() + days * DAY_MS) } });
    return (performance.now() - began) / 1_000;
  };
  await sweepIn(0);
  return { idle: await sweepIn(0), busy: await sweepIn(18) };
}
