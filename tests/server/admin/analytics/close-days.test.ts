import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Dashboard } from '#domain/admin/analytics/dashboard.ts';
import { endOf } from '#domain/kit/period.ts';
import { closeDays } from '#server/admin/analytics/close-days.ts';
import { fillByChance, sumAllDays } from '../../../support/random-rows.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';
import { TEST_NOW } from '../../../support/server/test-clock.ts';

const TODAY = '2026-11-21';
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await fillByChance(shop, 11);
  await sumAllDays(shop);
}, 180_000);
afterAll(() => shop.close());

const rowsOf = async (table: 'day_sums' | 'day_parts' | 'active_days') => {
  const { rows } = await sql`select * from ${sql.table(table)}`.execute(shop.db);
  return rows.map((row) => JSON.stringify(row)).toSorted();
};
const everything = async () => [
  await rowsOf('day_sums'),
  await rowsOf('day_parts'),
  await rowsOf('active_days'),
];
const ask = async (query: string): Promise<Dashboard> =>
  (await shop.as('admin').get(`/api/admin/dashboard?${query}`)).body.data;
const numberOf = ({ metrics }: Dashboard, key: string) => metrics.find((one) => one.key === key)?.value;

it('aggregation of days: several servers at the same time write each row once', async () => {
  const alone = await everything();
  await sql`insert into day_touches (day) select distinct day from day_sums where day > '2026-11-10'`.execute(
    shop.db,
  );
  const done = await Promise.all([closeDays(shop), closeDays(shop), closeDays(shop)]);
  expect(done[0]).toBe(10);
  expect(await everything()).toEqual(alone);
});

it('aggregation of days: the present day is aggregated shortly after it is over', async () => {
  const midnight = endOf({ to: TODAY }).getTime();
  const at = (ms: number) => closeDays({ db: shop.db, clock: { now: () => new Date(midnight + ms) } });
  const isSummed = async () =>
    (await sql`select from day_sums where day = ${TODAY}::date limit 1`.execute(shop.db)).rows.length > 0;
  expect([await at(-1), await at(4 * 60_000), await isSummed()]).toEqual([0, 0, false]);
  // Calls in progress at midnight have ended by now; the next day has not.
  expect([await at(6 * 60_000), await isSummed(), await at(6 * 60_000)]).toEqual([1, true, 0]);
  await sql`delete from day_sums where day = ${TODAY}::date`.execute(shop.db);
});

it('dashboard: days that have just ended are counted live, and older ones without an aggregate are reported as missing', async () => {
  await sumAllDays(shop);
  const query = 'from=2026-11-01&to=2026-11-21';
  const whole = await ask(query);
  const gone = (day: string) => sql`delete from day_sums where day = ${day}::date`.execute(shop.db);
  await gone('2026-11-20');
  await gone('2026-11-19');
  expect(await ask(query)).toEqual(whole);
  await gone('2026-11-05');
  const lacking = await ask(query);
  expect([whole.missingDays, lacking.missingDays]).toEqual([0, 1]);
  expect(lacking.metrics.find(({ key }) => key === 'gmv')?.series[4]).toBeNull();
  await sumAllDays(shop);
  expect(await ask(query)).toEqual(whole);
});

it('aggregation of days: the cancellation of an old order changes the day of its payment at the next run', async () => {
  const { rows } = await sql<{ id: number; day: string }>`
    select i.id, seoul_day(o.ordered_at)::text as day from order_items i join orders o on o.id = i.order_id
    where i.status = 'ORDERED' and o.ordered_at < ${new Date(TEST_NOW.getTime() - 86_400_000)} limit 1`.execute(
    shop.db,
  );
  const [line] = rows;
  const query = `from=${line?.day}&to=${line?.day}&compare=none`;
  const before = numberOf(await ask(query), 'cancelRate') ?? 0;
  await sql`update order_items set status = 'CANCELLED' where id = ${line?.id}`.execute(shop.db);
  expect(await closeDays(shop)).toBe(1);
  expect(numberOf(await ask(query), 'cancelRate')).toBeGreaterThan(before);
});

it('aggregation of days: a row written during a run is counted by the next run', async () => {
  const day = '2026-11-10';
  await shop.db.transaction().execute(async (tx) => {
    await sql`delete from day_touches where day = ${day}::date`.execute(tx);
    await sql`insert into day_touches (day) values (${day}::date)`.execute(tx);
  });
  expect(await closeDays(shop)).toBe(1);
  expect(await closeDays(shop)).toBe(0);
});

it.each(['visitor', 'user', 'seller'] as const)('dashboard: %s gets no metric of the shop', async (role) => {
  for (const path of ['dashboard', 'dashboard/rows?metric=gmv', 'stats'])
    expect((await shop.as(role).get(`/api/admin/${path}`)).status).toBe(role === 'visitor' ? 401 : 403);
});

it('dashboard: refuses invalid days and unknown metrics', async () => {
  for (const path of [
    'dashboard?from=2026-02-30',
    'dashboard?days=0',
    'dashboard/rows?metric=visits',
    'stats?compare=ever',
  ])
    expect((await shop.as('admin').get(`/api/admin/${path}`)).status).toBe(400);
});

it('dashboard: days before the first member are empty and not missing', async () => {
  const { metrics, missingDays } = await ask('from=2024-01-01&to=2024-01-31&compare=none');
  const gmv = metrics.find(({ key }) => key === 'gmv');
  expect([missingDays, gmv?.value, new Set(gmv?.series)]).toEqual([0, 0, new Set([0])]);
});
