import { afterAll, beforeAll, expect, it } from 'vitest';
import { idOf } from '../../support/community.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
const DAYS = ['2026-10-01', '2026-10-02', '2026-10-03'];
/** An order of each of the two. */
let orders: { mine: number; theirs: number };

beforeAll(async () => {
  shop = await startTestShop();
  await shop.db.deleteFrom('point_ledger').execute();
  const [me, other] = [await idOf(shop, 'user@sinbaljang.test'), await idOf(shop, 'minjun@sinbaljang.test')];
  const orderOf = async (id: number) =>
    (
      await shop.db
        .selectFrom('orders')
        .select('id')
        .where('user_id', '=', id)
        .limit(1)
        .executeTakeFirstOrThrow()
    ).id;
  orders = { mine: await orderOf(me), theirs: await orderOf(other) };
  for (const [user_id, order_id] of [
    [me, orders.mine],
    [other, orders.theirs],
  ] as const)
    for (const [index, day] of DAYS.entries())
      await shop.db
        .insertInto('point_ledger')
        .values({
          user_id,
          type: 'EARN',
          points: 100 + index,
          balance_after: 100,
          description: day,
          reason: 'TEST',
          ref_type: 'TEST',
          ref_id: index,
          expires_at: null,
          order_id: index === 1 ? order_id : null,
          // Half past midnight in Seoul is the day before in Greenwich.
          created_at: new Date(`${day}T00:30:00+09:00`),
        })
        .execute();
});
afterAll(() => shop.close());

const read = async (path: string) =>
  (await shop.as('user').get(`/api/users/points/transactions${path}`)).body;

it('GET point transactions between two moments in Seoul, both included, newest first', async () => {
  const page = await read('/period?startDate=2026-10-02T00:30:00&endDate=2026-10-03');
  expect(page).toMatchObject({ totalElements: 2, currentPage: 0 });
  expect(page.transactions.map(({ description }: { description: string }) => description)).toEqual([
    '2026-10-03',
    '2026-10-02',
  ]);
  expect((await read('/period?startDate=2026-10-02T00:30:01&endDate=2026-10-02')).totalElements).toBe(0);
});

it('GET point transactions filters a period by type, in any letter case, for the member only', async () => {
  await shop.db
    .updateTable('point_ledger')
    .set({ type: 'USE' })
    .where('description', '=', '2026-10-02')
    .execute();
  const period = '/period?startDate=2026-10-01&endDate=2026-10-03';
  const of = async (type: string) =>
    (await read(`${period}&type=${type}`)).transactions.map(
      ({ description }: { description: string }) => description,
    );
  try {
    expect(await of('use')).toEqual(['2026-10-02']);
    expect(await of('EARN')).toEqual(['2026-10-03', '2026-10-01']);
    expect(await of('EXPIRE')).toEqual([]);
    expect((await shop.as('user').get(`/api/users/points/transactions${period}&type=GIFT`)).status).toBe(400);
  } finally {
    await shop.db.updateTable('point_ledger').set({ type: 'EARN' }).execute();
  }
});

it('GET point transactions refuses a reversed or missing period', async () => {
  for (const query of ['startDate=2026-10-03&endDate=2026-10-02', 'startDate=2026-10-03'])
    expect((await shop.as('user').get(`/api/users/points/transactions/period?${query}`)).status).toBe(400);
});

it('GET point transactions of an own order, and nothing of another member', async () => {
  expect(await read(`/order/${orders.mine}`)).toMatchObject([
    { description: '2026-10-02', amount: 101, relatedOrderId: orders.mine },
  ]);
  expect(await read(`/order/${orders.theirs}`)).toEqual([]);
});
