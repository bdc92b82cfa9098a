import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PRODUCT_STATES } from '#domain/seller/products/product-state.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isPdf, pdfTroubleOf } from '#server/files/pdf.ts';
import { seedDesk } from '#server/seed/desk/desk.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
/** Ids of products on sale before the desk is seeded. */
let shown: number[];
const inShop = async (): Promise<number[]> =>
  (await shop.as('visitor').get('/api/products?size=50')).body.data.content.map(
    ({ productId }: { productId: number }) => productId,
  );

beforeAll(async () => {
  shop = await startTestShop();
  shown = await inShop();
  const beginning = { passwordHash: '', now: shop.clock.now(), art: new Map() };
  await inTransaction(shop.db, (tx) => seedDesk(tx, shop.ports, beginning));
}, 120_000);
afterAll(() => shop?.close());

const counted = async (statement: ReturnType<typeof sql<{ state: string; count: number }>>) =>
  Object.fromEntries((await statement.execute(shop.db)).rows.map(({ state, count }) => [state, count]));

it('seller seed has an application in every state, and the approved one sells', async () => {
  expect(
    await counted(
      sql<{
        state: string;
        count: number;
      }>`select state, count(*)::int as count from seller_applications group by 1`,
    ),
  ).toEqual({ SUBMITTED: 1, MORE_INFO: 1, APPROVED: 1, REJECTED: 1, WITHDRAWN: 1 });
  const maker = await shop.asMember('maker.desk@sinbaljang.test');
  expect((await maker.get('/api/seller/products')).status).toBe(200);
});

it('seller seed has a valid business registration with the pending application', async () => {
  const path = '/api/admin/seller-applications';
  const [waiting] = (await shop.as('admin').get(path)).body.data.content;
  const { document } = (await shop.as('admin').get(`${path}/${waiting.applicationId}`)).body.data;
  const headers = { authorization: `Bearer ${shop.tokenOf('admin')}` };
  const { rawPayload } = await shop.app.inject({ url: `${path}/${waiting.applicationId}/document`, headers });
  expect([document.kind, document.bytes]).toEqual(['PDF', rawPayload.length]);
  expect([isPdf(rawPayload), pdfTroubleOf(rawPayload)]).toEqual([true, null]);
});

it('seller seed has claims in every state', async () => {
  const states = await counted(
    sql<{
      state: string;
      count: number;
    }>`select status as state, count(*)::int as count from claims group by 1`,
  );
  expect(Object.keys(states).toSorted()).toEqual([
    'COLLECTING',
    'COMPLETED',
    'RECEIVED',
    'REJECTED',
    'REQUESTED',
    'WITHDRAWN',
  ]);
});

it('seller seed has a running coupon of the demo store, which a shopper can download', async () => {
  const { content } = (await shop.as('seller').get('/api/seller/coupons')).body.data;
  expect(content).toMatchObject([{ state: 'RUNNING', issued: 0, used: 0 }]);
  const taken = await shop.as('user').post(`/api/users/coupon-downloads/${content[0].campaignId}`);
  expect(taken.status).toBe(200);
});

it('seller seed has hidden products of the demo seller, with low and no stock', async () => {
  const { content } = (await shop.as('seller').get('/api/seller/products?size=100')).body.data;
  const states = new Set(content.map(({ state }: { state: string }) => state));
  expect([...states].toSorted()).toEqual(PRODUCT_STATES.toSorted());
  for (const which of ['stock=low&state=HIDDEN', 'stock=out&state=DRAFT']) {
    const { totalElements } = (await shop.as('seller').get(`/api/seller/products?${which}`)).body.data;
    expect([which, totalElements]).toEqual([which, 1]);
  }
  expect(await inShop()).toEqual(shown);
});

it('seller seed has a planned discount, a suspended product, and a reported reply', async () => {
  const seller = shop.as('seller');
  const { content } = (await seller.get('/api/seller/products?size=100')).body.data;
  const of = (state: string) => content.filter((one: { state: string }) => one.state === state);
  const [draft] = of('DRAFT');
  expect(draft.saleFrom > shop.clock.now().toISOString()).toBe(true);
  const [stopped] = of('SUSPENDED');
  expect(stopped.suspendedReason).toContain('소재');
  const cases = async (type: string) =>
    (await shop.as('admin').get(`/api/admin/reports?type=${type}&state=PENDING`)).body.data.content;
  expect(await cases('ANSWER')).toMatchObject([{ state: 'PENDING' }]);
});

it('seller seed has a return parcel to a buyer, and a seller with old orders', async () => {
  const { rows } = await sql<{ status: string; email: string }>`select c.status, email
    from claims c join users u on u.id = c.user_id where back_tracking is not null`.execute(shop.db);
  expect(rows).toEqual([{ status: 'REJECTED', email: 'copier.desk@sinbaljang.test' }]);
  const maker = await shop.asMember('maker.desk@sinbaljang.test');
  const { totalElements } = (await maker.get('/api/users/orders')).body.data;
  expect(totalElements).toBe(1);
});

it('seller seed has reviews with and without a reply, and paid and unpaid statements', async () => {
  const reviews = async (query: string) =>
    (await shop.as('seller').get(`/api/seller/reviews?${query}`)).body.data.totalElements;
  const [all, waiting] = [await reviews(''), await reviews('answered=NO')];
  expect(waiting).toBe(all - 1);
  expect(waiting).toBeGreaterThan(0);
  const { content } = (await shop.as('seller').get('/api/seller/settlements?size=100')).body.data;
  expect(new Set(content.map(({ state }: { state: string }) => state))).toEqual(new Set(['CLOSED', 'PAID']));
});
