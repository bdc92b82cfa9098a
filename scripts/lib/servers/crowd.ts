import { sql } from 'kysely';
import type { OpenDatabase } from '#server/db/open-database.ts';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { codeAt } from '../../../tests/support/members/mfa.ts';
import { openSession } from '../../../tests/support/members/sessions.ts';
import { photo } from '../../../tests/support/server/multipart.ts';
import { addBuyers, anOption, bringStock } from '../load/order-buyers.ts';
import type { Client } from './client.ts';

const BUYERS = 8;
const COMMENTERS = 4;
const POSTERS = 3;
const PLENTY = 100_000;

type Db = OpenDatabase['db'];

/** People of a run and what they buy, post and comment on. */
export async function gather(db: Db) {
  const tokens = await addBuyers(db, BUYERS + COMMENTERS);
  const { rows: people } = await sql<{ id: number }>`
    select id from users where login_id like 'buyer-%' order by id limit ${BUYERS}`.execute(db);
  const optionId = await anOption(db);
  await bringStock(db, optionId, PLENTY);
  return {
    buyers: people.map(({ id }) => Number(id)),
    buyerTokens: tokens.slice(0, BUYERS),
    commenterTokens: tokens.slice(BUYERS),
    optionId,
    stock: PLENTY,
    posters: await postersOf(db),
    feedId: await aFeed(db),
    photo: await photo(1_200, 900),
  };
}

export type Gathered = Awaited<ReturnType<typeof gather>>;

/** Members with a delivered line, each with a session. */
async function postersOf(db: Db) {
  const { rows } = await sql<{ email: string; line: number }>`
    select u.email, min(i.id) as line from order_items i
    join orders o on o.id = i.order_id join users u on u.id = o.user_id
    where i.status in ('DELIVERED', 'CONFIRMED') and u.status = 'ACTIVE'
      and not exists (select 1 from claims c where c.order_item_id = i.id)
    group by u.email order by u.email limit ${POSTERS}`.execute(db);
  return Promise.all(
    rows.map(async ({ email, line }) => ({
      token: await openSession(db, email, new Date()),
      orderItemId: Number(line),
    })),
  );
}

async function aFeed(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select f.id from feeds f join users u on u.id = f.user_id
    where u.status = 'ACTIVE' and f.deleted_at is null order by f.id limit 1`.execute(db);
  return Number(rows[0]?.id);
}

/** Sets up the second step of the demonstration's shopper at one server and confirms it at another. */
export async function secondStep(db: Db, first: Client, second: Client) {
  const email = 'user@sinbaljang.test';
  const token = await openSession(db, email, new Date());
  const call = { kind: 'second step', method: 'POST', type: 'application/json', token } as const;
  const setUp = await first.once({ ...call, path: '/api/users/me/mfa/setup', body: '{}' });
  const secret = String(setUp.data.secret);
  const body = JSON.stringify({ token: codeAt(secret, new Date()) });
  const enabled = await second.once({ ...call, path: '/api/users/me/mfa/enable', body });
  return { email, secret, password: DEMO_PASSWORD, status: enabled.status };
}
