import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, optionsInStock, sellerOf } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

type Shown = { orderId: number; items: { orderItemId: number; productName: string }[]; orderNo: string };
type Caller = ReturnType<TestShop['as']>;

let shop: TestShop;
let mine: Caller;
let theirs: Caller;
let names: { mine: string; theirs: string };
let order: number;
let alone: number;

beforeAll(async () => {
  shop = await startTestShop();
  // A level and points take something off, so that every sum has its share.
  await sql`update users set activity_points = 30000 where email = 'user@sinbaljang.test'`.execute(shop.db);
  const options = await optionsInStock(shop, 400);
  const [first] = options;
  const second = options.find(
    (one) => one.store_id !== first?.store_id && one.discount_price !== first?.discount_price,
  );
  if (!first || !second) throw new Error('the seed has one store only');
  mine = await sellerOf(shop, first.product_id);
  theirs = await sellerOf(shop, second.product_id);
  names = { mine: await nameOf(first.product_id), theirs: await nameOf(second.product_id) };
  const items = [
    { optionId: first.id, quantity: 2 },
    { optionId: second.id, quantity: 1 },
  ];
  order = await buy(shop, shop.as('user'), { items, usedPoints: 700 });
  alone = await buy(shop, shop.as('user'), { items: items.slice(0, 1), usedPoints: 200 });
});
afterAll(() => shop.close());

const nameOf = async (id: number) =>
  (await shop.db.selectFrom('products').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;

const find = async (seller: Caller, q = ''): Promise<Shown[]> =>
  (await seller.get(`/api/seller/orders?size=100&q=${encodeURIComponent(q)}`)).body.data.content;

// biome-ignore lint/suspicious/noExplicitAny: an answer is unknown JSON by nature.
const shownTo = async (seller: Caller, id: number): Promise<any> =>
  (await find(seller)).find(({ orderId }) => orderId === id);

const SUMS = ['totalPrice', 'totalDiscountPrice', 'finalPrice', 'usedPoints', 'deliveryFee'] as const;

describe('N-46: order of two stores', () => {
  it('shows each seller the own lines and their amount', async () => {
    const lines = await shop.db.selectFrom('order_items').selectAll().where('order_id', '=', order).execute();
    for (const [seller, line] of [
      [mine, lines[0]],
      [theirs, lines[1]],
    ] as const) {
      if (!line) throw new Error('two lines were bought');
      const goods = line.unit_price * line.quantity;
      const off = line.level_share + line.coupon_share + line.point_share;
      expect(line.level_share).toBeGreaterThan(0);
      expect(line.point_share).toBeGreaterThan(0);
      const shown = await shownTo(seller, order);
      expect(shown.items.map((item: { orderItemId: number }) => item.orderItemId)).toEqual([line.id]);
      expect(shown).toMatchObject({
        totalPrice: goods,
        totalDiscountPrice: off,
        finalPrice: goods - off,
        usedPoints: line.point_share,
        deliveryFee: 0,
        earnedPoints: Math.floor((goods - off) / 10_000) * 50,
      });
    }
  });

  it('has amounts of both sellers that add up to the whole', async () => {
    const { content } = (await shop.as('user').get('/api/users/orders?size=100')).body.data;
    const whole = content.find(({ orderId }: Shown) => orderId === order);
    const [one, other] = [await shownTo(mine, order), await shownTo(theirs, order)];
    expect(one.totalPrice + other.totalPrice).toBe(whole.totalPrice);
    expect(one.usedPoints + other.usedPoints).toBe(whole.usedPoints);
    expect(one.finalPrice + other.finalPrice + whole.deliveryFee).toBe(whole.finalPrice);
  });

  it('is found by own products only, and by its number', async () => {
    const ids = async (seller: Caller, q: string) => (await find(seller, q)).map(({ orderId }) => orderId);
    const { orderNo } = await shownTo(mine, order);
    expect(await ids(mine, names.mine)).toContain(order);
    expect(await ids(theirs, names.theirs)).toContain(order);
    expect(await ids(mine, names.theirs)).not.toContain(order);
    expect(await ids(theirs, names.mine)).not.toContain(order);
    expect(await ids(mine, orderNo.slice(4))).toEqual([order]);
    expect(await ids(theirs, orderNo)).toEqual([order]);
    expect(await ids(mine, `${orderNo.slice(0, -1)}_`)).toEqual([]);
  });
});

describe('order of one store', () => {
  it('shows its seller the whole amount, delivery included', async () => {
    const { content } = (await shop.as('user').get('/api/users/orders?size=100')).body.data;
    const whole = content.find(({ orderId }: Shown) => orderId === alone);
    const shown = await shownTo(mine, alone);
    expect(SUMS.map((sum) => shown[sum])).toEqual(SUMS.map((sum) => whole[sum]));
    expect(shown.usedPoints).toBe(200);
  });

  it('is hidden from other stores', async () => {
    const { orderNo } = await shownTo(mine, alone);
    expect(await shownTo(theirs, alone)).toBeUndefined();
    expect(await find(theirs, orderNo)).toEqual([]);
  });
});

describe('seller order list', () => {
  it('is newest first by the time of the order, not by its number', async () => {
    await sql`update orders set ordered_at = now() + interval '2 days' where id = ${order}`.execute(shop.db);
    const shown = (await find(mine)).map(({ orderId }) => orderId);
    expect(shown.slice(0, 2)).toEqual([order, alone]);
    const dates = (await shop.db.selectFrom('orders').select(['id', 'ordered_at']).execute()).map(
      (row) => [row.id, row.ordered_at.getTime()] as const,
    );
    const timeOf = new Map(dates);
    const times = shown.map((id) => timeOf.get(id) ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('contains no unpaid order', async () => {
    await sql`update orders set status = 'PENDING' where id = ${alone}`.execute(shop.db);
    expect(await shownTo(mine, alone)).toBeUndefined();
    await sql`update orders set status = 'ORDERED' where id = ${alone}`.execute(shop.db);
    expect(await shownTo(mine, alone)).toBeDefined();
  });

  it('keeps a line with the store that sold it', async () => {
    const line = await shop.db
      .selectFrom('order_items')
      .selectAll()
      .where('order_id', '=', alone)
      .executeTakeFirstOrThrow();
    const store = await shop.db
      .selectFrom('products')
      .select('store_id')
      .where('id', '=', line.product_id)
      .executeTakeFirstOrThrow();
    expect(line.store_id).toBe(store.store_id);
  });
});
