import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { earliestFeeDay } from '#domain/kit/pricing/fee-plan.ts';
import { startOfDay } from '#domain/kit/time/time.ts';
import { feeOf } from '#domain/seller/settlements/settlement.ts';
import { sendNotices } from '#server/notices/send-notices.ts';
import { deliver, twoStores } from '../../../support/orders/delivered.ts';
import { closeAll, confirmAt, hoursInto } from '../../../support/orders/settlements.ts';
import { sellerOf } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
const WEEK_MS = 7 * 86_400_000;
const PRICE = 63_205;
let shop: TestShop;
let admin: Caller;
let sellers: [Caller, Caller];
let products: [number, number];
let stores: [number, number];
let lines: number[] = [];

beforeAll(async () => {
  shop = await startTestShop();
  const pair = await twoStores(shop);
  products = [pair[0].product_id, pair[1].product_id];
  stores = [pair[0].store_id, pair[1].store_id];
  for (let n = 0; n < 3; n += 1) {
    const { itemIds } = await deliver(shop, shop.as('user'), pair);
    lines = [...lines, itemIds[0] ?? 0];
  }
  await sql`update order_items set confirmed_at = null, unit_price = ${PRICE}`.execute(shop.db);
  await sql`delete from order_history where event = 'RETURNED'`.execute(shop.db);
  await comeIn();
}, 60_000);
afterAll(() => shop.close());

async function comeIn(): Promise<void> {
  admin = await shop.asMember('admin@sinbaljang.test');
  sellers = [await sellerOf(shop, products[0]), await sellerOf(shop, products[1])];
}
/** Sessions expire meanwhile. */
async function later(ms: number): Promise<void> {
  shop.clock.advance(ms);
  await comeIn();
}
type Row = { key: string; version: number; plan?: { basisPoints: number; next: unknown; earliest: string } };
const feeRow = async (): Promise<Row> => {
  const rows: Row[] = (await admin.get('/api/admin/settings')).body.data;
  const row = rows.find(({ key }) => key === 'fee');
  if (!row) throw new Error('the fee is a setting');
  return row;
};
const setFee = async (basisPoints: number, extra = {}) =>
  admin.put(
    '/api/admin/settings',
    { key: 'fee', value: { basisPoints }, version: (await feeRow()).version },
    extra,
  );
const open = async (seller: Caller) => (await seller.get('/api/seller/settlements')).body.data.open;
const statement = async (seller: Caller) =>
  (await seller.get('/api/seller/settlements?size=100')).body.data.content[0];
const told = async (seller: Caller): Promise<string[]> =>
  (await seller.get('/api/users/notices?size=100')).body.data.content
    .filter(({ type }: { type: string }) => type === 'SHOP_FEE_CHANGED')
    .map(({ message }: { message: string }) => message);
const rates = () =>
  shop.db.selectFrom('shop_fee_rates').select(['basis_points', 'valid_from']).orderBy('valid_from').execute();

describe('fee of the shop', () => {
  it('starts on the announced Monday, without affecting the running or earlier weeks', async () => {
    await confirmAt(shop, lines[0] ?? 0, hoursInto(shop, 1, 1));
    await confirmAt(shop, lines[1] ?? 0, hoursInto(shop, 0, 1));
    const from = earliestFeeDay(shop.clock.now());
    expect((await feeRow()).plan).toEqual({ basisPoints: 1_000, next: null, earliest: from });
    const next = { basisPoints: 1_500, from };
    expect((await setFee(1_500)).body.data.plan).toEqual({ basisPoints: 1_000, next, earliest: from });
    expect((await feeRow()).plan?.next).toEqual(next);
    for (const seller of sellers)
      expect(await open(seller)).toMatchObject({ feeBasisPoints: 1_000, nextFee: next });
    expect(await open(sellers[0])).toMatchObject({ gross: PRICE, fee: feeOf(PRICE, 1_000) });
    expect((await admin.get(`/api/admin/stores/${stores[0]}`)).body.data).toMatchObject({
      feeBasisPoints: 1_000,
      nextFee: next,
    });
    await closeAll(shop);
    expect(await statement(sellers[0])).toMatchObject({ gross: PRICE, fee: feeOf(PRICE, 1_000) });

    // A week closed long after the change uses the fee that was in force in it.
    const monday = startOfDay(from);
    await later(monday.getTime() + 3_600_000 - shop.clock.now().getTime());
    await confirmAt(shop, lines[2] ?? 0, monday);
    await closeAll(shop);
    expect(await statement(sellers[0])).toMatchObject({ gross: PRICE, fee: feeOf(PRICE, 1_000) });
    expect(await open(sellers[0])).toMatchObject({
      feeBasisPoints: 1_500,
      nextFee: null,
      gross: PRICE,
      fee: feeOf(PRICE, 1_500),
    });
    await later(WEEK_MS);
    await closeAll(shop);
    expect(await statement(sellers[0])).toMatchObject({ gross: PRICE, fee: feeOf(PRICE, 1_500) });
    expect((await feeRow()).plan).toMatchObject({ basisPoints: 1_500, next: null });
  });

  it('is announced to every store once, by notice and e-mail, also when sent again or by two servers', async () => {
    await shop.db.deleteFrom('notices').execute();
    await shop.db.deleteFrom('mails').execute();
    const key = { headers: { 'idempotency-key': 'fee-once' } };
    const { version } = await feeRow();
    const body = { key: 'fee', value: { basisPoints: 1_200 }, version };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => admin.put('/api/admin/settings', body, key)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await Promise.all([sendNotices(shop.ports), sendNotices(shop.ports)]);
    const notices = await shop.db
      .selectFrom('notices')
      .select('user_id')
      .where('type', '=', 'SHOP_FEE_CHANGED')
      .orderBy('user_id')
      .execute();
    const all = await shop.db
      .selectFrom('stores')
      .select('seller_id as user_id')
      .distinct()
      .where('state', '<>', 'CLOSED')
      .orderBy('seller_id')
      .execute();
    expect(notices).toEqual(all);
    expect(all.length).toBeGreaterThan(2);
    const [sentence = ''] = await told(sellers[0]);
    expect(sentence).toMatch(
      /부터 구매확정되는 상품의 판매 수수료율은 12%예요. 그 전날까지는 15%예요. 스토어에/,
    );
    const mails = await shop.db
      .selectFrom('mails')
      .select('member_id')
      .where('kind', '=', 'fee-changed')
      .execute();
    expect(mails.map(({ member_id }) => member_id).sort()).toEqual(all.map(({ user_id }) => user_id).sort());
  });

  it('changed again before it starts replaces the announced one, with a new announcement', async () => {
    const before = await rates();
    await later(86_400_000);
    const from = earliestFeeDay(shop.clock.now());
    expect((await setFee(1_300)).body.data.plan.next).toEqual({ basisPoints: 1_300, from });
    const after = await rates();
    expect(after).toEqual([...before.slice(0, -1), { basis_points: 1_300, valid_from: startOfDay(from) }]);
    const sentences = await told(sellers[1]);
    expect(sentences).toHaveLength(2);
    expect(sentences[0]).toMatch(/13%예요.*앞서 알린 변경은 적용하지 않아요/);
    const [entry] = await shop.db
      .selectFrom('audit_entries')
      .select('detail')
      .where('action', '=', 'SETTING_CHANGED')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(entry?.detail).toMatchObject({ setting: 'fee', value: '{"basisPoints":1300}', from });
  });

  it('saved without a change is not announced and keeps its day', async () => {
    const before = [await rates(), await told(sellers[0])];
    await later(86_400_000);
    expect((await setFee(1_300)).status).toBe(200);
    expect([await rates(), await told(sellers[0])]).toEqual(before);
  });

  it('changed by two administrators from one version is saved and announced once', async () => {
    const { version } = await feeRow();
    const count = (await told(sellers[0])).length;
    const answers = await Promise.all(
      [700, 800, 900].map((basisPoints) =>
        admin.put('/api/admin/settings', { key: 'fee', value: { basisPoints }, version }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await told(sellers[0])).toHaveLength(count + 1);
    const now = shop.clock.now();
    expect((await rates()).filter(({ valid_from }) => valid_from > now)).toHaveLength(1);
  });

  it('does not apply to a store with its own fee', async () => {
    await shop.db.updateTable('stores').set({ fee_rate_bp: 500 }).where('id', '=', stores[1]).execute();
    expect(await open(sellers[1])).toMatchObject({ feeBasisPoints: 500, nextFee: null });
    expect((await open(sellers[0])).nextFee).not.toBeNull();
    for (const seller of sellers) expect((await seller.get('/api/admin/settings')).status).toBe(403);
  });
});
