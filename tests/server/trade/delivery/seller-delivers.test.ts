import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passDispatchDay, twoStores } from '../../../support/orders/delivered.ts';
import { buy, sellerOf } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';
import { setSeoulHour } from '../../../support/server/test-clock.ts';

type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let options: Awaited<ReturnType<typeof twoStores>>;
let sellers: [Caller, Caller];
beforeAll(async () => {
  shop = await startTestShop();
  options = await twoStores(shop);
  sellers = [await sellerOf(shop, options[0].product_id), await sellerOf(shop, options[1].product_id)];
});
afterAll(() => shop.close());
/** Saturday, 21 November 2026: the next business day is Monday. */
beforeEach(() => setSeoulHour(shop.clock, '12:00'));

/** An order of two stores; answers its number. */
const order = () =>
  buy(shop, shop.as('user'), { items: options.map(({ id }) => ({ optionId: id, quantity: 1 })) });
const move = (seller: Caller, id: number, status: string) =>
  seller.post(`/api/seller/orders/${id}/status`, { status });
const ownLines = async (seller: Caller, id: number) =>
  (await seller.get(`/api/seller/orders/${id}`)).body.data.lines;
const statesOf = async (id: number): Promise<string[]> => {
  const { items } = (await shop.as('user').get(`/api/users/orders/${id}`)).body.data;
  return options.map(
    (option) => items.find((item: { optionId: number }) => item.optionId === option.id).status,
  );
};
const deliveredNotices = () =>
  shop.db.selectFrom('notices').select('id').where('type', '=', 'ORDER_DELIVERED').execute();

describe('POST /api/seller/orders/{id}/status with DELIVERED', () => {
  it('on the day of dispatch is refused with the first possible day, changes nothing and notifies nobody', async () => {
    const [mine] = sellers;
    const id = await order();
    await move(mine, id, 'SHIPPED');
    const before = await deliveredNotices();
    const { status, body } = await move(mine, id, 'DELIVERED');
    expect([status, body.code]).toEqual([409, 'DELIVERED_TOO_EARLY']);
    expect(body.message).toBe('11/23(월)부터 배송 완료로 바꿀 수 있어요.');
    expect(await statesOf(id)).toEqual(['SHIPPED', 'ORDERED']);
    expect(await deliveredNotices()).toEqual(before);
    expect(await ownLines(mine, id)).toMatchObject([{ next: [], deliverableFrom: '2026-11-23' }]);
  });

  it('is refused until the last moment before the next business day, and accepted at its first', async () => {
    const [mine] = sellers;
    const id = await order();
    await move(mine, id, 'SHIPPED');
    setSeoulHour(shop.clock, '23:59', 1);
    expect((await move(mine, id, 'DELIVERED')).body.code).toBe('DELIVERED_TOO_EARLY');
    setSeoulHour(shop.clock, '00:00', 2);
    expect(await ownLines(mine, id)).toMatchObject([{ next: ['DELIVERED'], deliverableFrom: null }]);
    expect((await move(mine, id, 'DELIVERED')).status).toBe(200);
    expect(await statesOf(id)).toEqual(['DELIVERED', 'ORDERED']);
  });

  it('of two stores counts from the dispatch of each', async () => {
    const [mine, other] = sellers;
    const id = await order();
    await move(mine, id, 'SHIPPED');
    passDispatchDay(shop);
    await move(other, id, 'SHIPPED');
    expect((await move(other, id, 'DELIVERED')).body.message).toContain('11/24(화)');
    expect((await move(mine, id, 'DELIVERED')).status).toBe(200);
    expect(await statesOf(id)).toEqual(['DELIVERED', 'SHIPPED']);
  });

  it('of two parcels of a store accepts only the one shipped earlier', async () => {
    const [mine] = sellers;
    const [{ id: optionId, product_id }] = options;
    const { id: twin } = await shop.db
      .selectFrom('product_options')
      .select('id')
      .where('product_id', '=', product_id)
      .where('id', '!=', optionId)
      .where('stock', '>', 0)
      .executeTakeFirstOrThrow();
    const items = [optionId, twin].map((id) => ({ optionId: id, quantity: 1 }));
    const id = await buy(shop, shop.as('user'), { items });
    const [first, second] = await ownLines(mine, id);
    const send = ({ orderNo, orderItemId }: typeof first, trackingNumber: string) => {
      const row = { orderNo, orderItemId: String(orderItemId), carrier: 'CJ대한통운', trackingNumber };
      return mine.post('/api/seller/orders/shipments', { rows: [row] });
    };
    await send(first, '612345678901');
    passDispatchDay(shop);
    await send(second, '612345678902');
    expect((await move(mine, id, 'DELIVERED')).status).toBe(200);
    expect(await ownLines(mine, id)).toMatchObject([
      { status: 'DELIVERED' },
      { status: 'SHIPPED', deliverableFrom: '2026-11-24' },
    ]);
  });
});

it('a carrier delivers on a day that is no business day', async () => {
  const [mine] = sellers;
  const id = await order();
  setSeoulHour(shop.clock, '12:00', 6);
  await move(mine, id, 'SHIPPED');
  setSeoulHour(shop.clock, '13:00', 8);
  expect((await move(mine, id, 'DELIVERED')).body.message).toContain('11/30(월)');
  await shop.sweep();
  expect(await statesOf(id)).toContain('DELIVERED');
});
