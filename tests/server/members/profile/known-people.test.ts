import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACCOUNT_ROWS, sized } from '../../../../scripts/lib/load/account-rows.ts';
import { inSlots, quantile } from '../../../../scripts/lib/mutation/callers.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const MEMBERS = 100;
const ROWS = 400;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

it('benchmark members fill every account table by the rules of the shop', async () => {
  for (const statement of ACCOUNT_ROWS) await sql.raw(sized(statement, MEMBERS, ROWS)).execute(shop.db);
  const tables = ACCOUNT_ROWS.map((statement) => /insert into (\w+)/.exec(statement)?.[1] ?? '');
  expect(new Set(tables).size).toBe(ACCOUNT_ROWS.length);
  for (const table of tables) {
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}`.execute(
      shop.db,
    );
    expect(rows[0]?.n, table).toBeGreaterThanOrEqual(MEMBERS / 4);
  }
  const states = await shop.db
    .selectFrom('users')
    .select(['login_id', 'status'])
    .where(
      'login_id',
      'in',
      [1, 50, 52, 53].map((number) => `known-${number}`),
    )
    .orderBy('id')
    .execute();
  expect(states.map(({ status }) => status)).toEqual(['DELETED', 'PENDING', 'ACTIVE', 'ACTIVE']);
});

it('benchmark work runs with limited concurrency, once each, and reports percentiles', async () => {
  let [running, most] = [0, 0];
  const done: number[] = [];
  await inSlots(4, 25, async (index) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    done.push(index);
  });
  expect([most, done.toSorted((a, b) => a - b)]).toEqual([
    4,
    Array.from({ length: 25 }, (_, index) => index),
  ]);
  expect([quantile([3, 1, 2], 0.5), quantile([4, 1, 2, 3], 0.95), quantile([], 0.5)]).toEqual([2, 4, 0]);
});
