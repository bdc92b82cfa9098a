// Size: what the desk does to one of two stores, from the rate of its fee to its end.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { laterDay } from '#domain/kit/time/time.ts';
import { feeOf } from '#domain/seller/settlements/settlement.ts';
import { weekOf } from '#domain/seller/settlements/week.ts';
import { trailOf } from '../../../support/audit-log.ts';
import { deliver, twoStores } from '../../../support/orders/delivered.ts';
import { closeAll, confirmAt, hoursInto } from '../../../support/orders/settlements.ts';
import { sellerOf } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';
import { emptyStore } from '../../../support/stores.ts';

type Caller = ReturnType<TestShop['as']>;
const OWN = '/api/seller/stores';
let admin: Caller;
let shop: TestShop;
let sellers: [Caller, Caller];
let stores: [number, number];
let products: [number, number];
let lines: number[] = [];
let others: number[] = [];

beforeAll(async () => {
  shop = await startTestShop();
  const pair = await twoStores(shop);
  stores = [pair[0].store_id, pair[1].store_id];
  products = [pair[0].product_id, pair[1].product_id];
  await comeIn();
  for (let n = 0; n < 3; n += 1) {
    const { itemIds } = await deliver(shop, shop.as('user'), pair);
    lines = [...lines, itemIds[0] ?? 0];
    others = [...others, itemIds[1] ?? 0];
  }
  await sql`update order_items set confirmed_at = null`.execute(shop.db);
  await sql`delete from order_history where event = 'RETURNED'`.execute(shop.db);
  await sql`update order_items set unit_price = 63205`.execute(shop.db);
}, 60_000);
afterAll(() => shop.close());

async function comeIn(): Promise<void> {
  admin = await shop.asMember('admin@sinbaljang.test');
  sellers = [await sellerOf(shop, products[0]), await sellerOf(shop, products[1])];
}

/** Sessions end before that. */
async function aWeekLater(): Promise<void> {
  shop.clock.advance(7 * 86_400_000);
  await comeIn();
}

const at = (id: number) => `/api/admin/stores/${id}`;
const read = async (id: number) => (await admin.get(at(id))).body.data;
const say = async (id: number, deed: string, said: object, version?: number) =>
  admin.post(`${at(id)}/${deed}`, {
    reason: '판매자와 이야기했어요',
    ...said,
    version: version ?? (await read(id)).version,
  });
const statements = async (seller: Caller) => (await seller.get('/api/seller/settlements?size=100')).body.data;
const told = (seller: Caller, type: string) =>
  seller
    .get('/api/users/notices?size=100')
    .then(({ body }) =>
      body.data.content
        .filter((one: { type: string }) => one.type === type)
        .map(({ message }: { message: string }) => message),
    );

describe('fee of a store', () => {
  it('starts with the next week; the present one is settled as announced', async () => {
    const [thisWeek = 0, first = 0, last = 0] = lines;
    const { until, end } = weekOf(shop.clock.now());
    const monday = laterDay(end, 1);
    await confirmAt(shop, thisWeek, hoursInto(shop, 0, 1));
    await confirmAt(shop, others[0] ?? 0, hoursInto(shop, 0, 1));
    expect((await say(stores[0], 'fee', { basisPoints: 2_000 })).body.data.nextFee).toEqual({
      basisPoints: 2_000,
      from: monday,
    });
    // Said again before it begins, it is another rate.
    expect((await say(stores[0], 'fee', { basisPoints: 875 })).status).toBe(200);
    expect(await read(stores[0])).toMatchObject({
      feeBasisPoints: 1_000,
      nextFee: { basisPoints: 875, from: monday },
    });
    expect((await statements(sellers[0])).open).toMatchObject({
      feeBasisPoints: 1_000,
      nextFee: { basisPoints: 875, from: monday },
      fee: feeOf(63_205, 1_000),
    });
    expect((await statements(sellers[1])).open).toMatchObject({ feeBasisPoints: 1_000, nextFee: null });
    expect(await read(stores[1])).toMatchObject({ feeBasisPoints: 1_000, nextFee: null });

    await aWeekLater();
    await confirmAt(shop, first, until);
    await confirmAt(shop, last, new Date(until.getTime() + 6 * 86_400_000));
    await confirmAt(shop, others[1] ?? 0, until);
    await closeAll(shop);
    const [closed] = (await statements(sellers[0])).content;
    expect(closed).toMatchObject({ gross: 63_205, fee: feeOf(63_205, 1_000) });
    expect((await statements(sellers[0])).open).toMatchObject({
      feeBasisPoints: 875,
      nextFee: null,
      fee: 2 * feeOf(63_205, 875),
    });
    const { content } = (await admin.get('/api/admin/stores?size=100')).body.data;
    const rateOf = (id: number) =>
      content.find(({ storeId }: { storeId: number }) => storeId === id).feeBasisPoints;
    expect(stores.map(rateOf)).toEqual([875, 1_000]);

    // A later change touches nothing of the week that ends before it.
    expect((await say(stores[0], 'fee', { basisPoints: 3_000 })).status).toBe(200);
    await aWeekLater();
    await closeAll(shop);
    expect((await statements(sellers[0])).content[0]).toMatchObject({ fee: 2 * feeOf(63_205, 875) });
    expect((await statements(sellers[1])).content[0]).toMatchObject({ fee: feeOf(63_205, 1_000) });
    expect((await statements(sellers[0])).open.feeBasisPoints).toBe(3_000);
  });

  it('is notified to its own seller, and recorded', async () => {
    expect(await told(sellers[0], 'STORE_FEE_CHANGED')).toContainEqual(
      expect.stringMatching(/수수료율은 8\.75%예요.*판매자와 이야기했어요/),
    );
    expect(await told(sellers[1], 'STORE_FEE_CHANGED')).toEqual([]);
    expect((await trailOf(shop, 'STORE', stores[0])).at(-1)).toMatchObject({
      action: 'STORE_FEE_CHANGED',
      detail: { basisPoints: 3_000, reason: '판매자와 이야기했어요' },
    });
  });

  it.each([-1, 3_001, 8.5, '850', null])('is never %s', async (basisPoints) => {
    expect((await say(stores[0], 'fee', { basisPoints })).status).toBe(400);
  });

  it('requires the version, a reason and step-up authentication', async () => {
    const { version } = await read(stores[0]);
    expect((await say(stores[0], 'fee', { basisPoints: 900 }, version - 1)).body.code).toBe(
      'VERSION_CONFLICT',
    );
    expect((await say(stores[0], 'fee', { basisPoints: 900, reason: ' ' })).status).toBe(400);
    await shop.db.updateTable('sessions').set({ elevated_until: null }).execute();
    for (const deed of ['fee', 'name', 'close'])
      expect((await say(stores[0], deed, { basisPoints: 900, storeName: '이름' })).body.code).toBe(
        'ELEVATION_REQUIRED',
      );
    const proven = new Date(shop.clock.now().getTime() + 600_000);
    await shop.db.updateTable('sessions').set({ elevated_until: proven }).execute();
    expect((await read(stores[0])).version).toBe(version);
  });
});

describe('name of a store', () => {
  it('is changed by an administrator for shoppers and seller, who gets the reason', async () => {
    expect((await say(stores[0], 'name', { storeName: '  성수   신발 ' })).body.data.name).toBe('성수 신발');
    expect((await sellers[0].get(OWN)).body.data.storeName).toBe('성수 신발');
    expect((await shop.as('visitor').get(`/api/stores/${stores[0]}`)).body.data.storeName).toBe('성수 신발');
    expect(await told(sellers[0], 'STORE_RENAMED')).toEqual([expect.stringContaining('성수 신발')]);
    expect(await told(sellers[1], 'STORE_RENAMED')).toEqual([]);
  });

  it('is unique in any spelling, and may differ from its own in case only', async () => {
    await say(stores[1], 'name', { storeName: 'Walk 가게' });
    for (const storeName of ['walk 가게', 'WALK 가게', 'Walk  가게', 'Walk 가게'.normalize('NFD')]) {
      const refused = await say(stores[0], 'name', { storeName });
      expect([refused.status, refused.body.code]).toEqual([409, 'STORE_NAME_TAKEN']);
    }
    expect((await read(stores[0])).name).toBe('성수 신발');
    expect((await say(stores[1], 'name', { storeName: 'WALK 가게' })).status).toBe(200);
  });
});

describe('store closed by an administrator', () => {
  it('needs to have nothing open, sells nothing, and is not opened by its seller', async () => {
    const refused = await say(stores[0], 'close', {});
    expect(refused.body.code).toBe('STORE_HAS_OPEN_ORDERS');
    expect((await read(stores[0])).hasOpenOrders).toBe(true);
    await emptyStore(shop, stores[0]);
    expect((await say(stores[0], 'close', {})).body.data.state).toBe('CLOSED');
    expect(await told(sellers[0], 'STORE_CLOSED')).toEqual([
      expect.stringContaining('판매자와 이야기했어요'),
    ]);
    expect(await read(stores[0])).toMatchObject({
      state: 'CLOSED',
      pausedBy: 'ADMIN',
      goods: { ON_SALE: 0 },
    });
    expect((await read(stores[1])).state).toBe('OPEN');
    expect((await read(stores[1])).goods.ON_SALE).toBeGreaterThan(0);

    const own = (await sellers[0].get(OWN)).body.data;
    expect(own).toMatchObject({ pausedBy: 'ADMIN', pauseReason: '판매자와 이야기했어요' });
    const open = { state: 'OPEN', version: own.version };
    expect((await sellers[0].post(`${OWN}/state`, open)).body.code).toBe('STORE_HELD');
    expect((await say(stores[0], 'pause', {})).body.code).toBe('STORE_NOT_FOUND');
    expect((await say(stores[0], 'close', {})).body.code).toBe('VERSION_CONFLICT');
    expect((await say(stores[0], 'resume', {})).body.data.state).toBe('OPEN');
    expect((await sellers[0].get(OWN)).body.data).toMatchObject({ state: 'OPEN', pausedBy: null });
  });

  it('is not opened by an administrator if its seller has closed it', async () => {
    await emptyStore(shop, stores[1]);
    const { version } = await read(stores[1]);
    expect((await sellers[1].post(`${OWN}/state`, { state: 'CLOSED', version })).status).toBe(200);
    expect((await say(stores[1], 'resume', {})).body.code).toBe('STORE_NOT_FOUND');
    expect((await read(stores[1])).state).toBe('CLOSED');
  });
});

it('GET one store for administrators equals its rows, and is refused to others', async () => {
  const { sold30, goods } = await read(stores[1]);
  const { rows } = await sql<{ sold: number; hidden: number }>`select
    (select sum(unit_price * quantity) from order_items where store_id = ${stores[1]}
      and confirmed_at >= ${new Date(shop.clock.now().getTime() - 30 * 86_400_000)})::float8 as sold,
    (select count(*) from products where store_id = ${stores[1]} and state = 'HIDDEN' and deleted_at is null)::int
      as hidden`.execute(shop.db);
  expect([sold30, goods.HIDDEN]).toEqual([rows[0]?.sold, rows[0]?.hidden]);
  for (const caller of [await shop.asMember('jiwoo@sinbaljang.test'), sellers[1]])
    expect((await caller.get(at(stores[1]))).status).toBe(403);
  expect((await shop.as('visitor').get(at(stores[1]))).status).toBe(401);
  expect((await admin.get(at(999_999))).body.code).toBe('STORE_NOT_FOUND');
});
