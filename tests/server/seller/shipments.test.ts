// Size: lists of shipments, row by row and many at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionsOf } from '../../support/audit-log.ts';
import { passDispatchDay, twoStores } from '../../support/orders/delivered.ts';
import { buy, sellerOf } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
type Row = { orderNo: string; orderItemId: number | string; carrier: string; trackingNumber: string };
let shop: TestShop;
let options: Awaited<ReturnType<typeof twoStores>>;
let mine: Caller;
const PATH = '/api/seller/orders/shipments';

beforeAll(async () => {
  shop = await startTestShop();
  options = await twoStores(shop);
  await shop.db.updateTable('product_options').set({ stock: 900 }).execute();
  mine = await sellerOf(shop, options[0].product_id);
});
afterAll(() => shop.close());

/** Paid lines of the first store, written as they are: payments are tried elsewhere. */
async function paidLines(count: number, option = options[0]): Promise<Row[]> {
  const { id: user_id } = await shop.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'user@sinbaljang.test')
    .executeTakeFirstOrThrow();
  const made = await shop.db
    .insertInto('orders')
    .values(
      Array.from({ length: count }, (_, index) => ({
        user_id,
        status: 'ORDERED' as const,
        ordered_at: shop.clock.now(),
        order_no: `T${option.id}-${Date.now()}-${index}`,
      })),
    )
    .returning(['id', 'order_no'])
    .execute();
  const lines = await shop.db
    .insertInto('order_items')
    .values(
      made.map(({ id }) => ({
        order_id: id,
        product_id: option.product_id,
        option_id: option.id,
        quantity: 1,
        unit_price: 10_000,
        status: 'ORDERED' as const,
      })),
    )
    .returning(['id', 'order_id'])
    .execute();
  return lines.map(({ id, order_id }, index) => ({
    orderNo: made.find((order) => order.id === order_id)?.order_no ?? '',
    orderItemId: id,
    carrier: 'CJ대한통운',
    trackingNumber: String(600_000_000_000 + index),
  }));
}

const send = (rows: Row[], more: object = {}, key?: string) =>
  mine.post(PATH, { rows, ...more }, key ? { headers: { 'idempotency-key': key } } : undefined);
const statusesOf = async (rows: Row[]) =>
  (
    await shop.db
      .selectFrom('order_items')
      .select('status')
      .where(
        'id',
        'in',
        rows.map(({ orderItemId }) => Number(orderItemId)),
      )
      .orderBy('id')
      .execute()
  ).map(({ status }) => status);
const history = async () =>
  Number(
    (
      await shop.db
        .selectFrom('order_history')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('C5-4: shipment list of a hundred rows with three invalid ones', () => {
  it('ships 97, names the three, and ships nothing again', { timeout: 60_000 }, async () => {
    const [foreign] = await paidLines(1, options[1]);
    const rows = await paidLines(100);
    const bad = (row: number, change: Partial<Row>) => Object.assign(rows[row - 1] ?? {}, change);
    bad(7, { trackingNumber: 'javascript:1' });
    bad(50, { carrier: '아무택배' });
    bad(99, { orderItemId: foreign?.orderItemId ?? 0, orderNo: foreign?.orderNo ?? '' });
    const dry = (await send(rows, { dryRun: true })).body.data;
    expect([dry.shipped, dry.same, dry.refused]).toEqual([97, 0, 3]);
    expect(new Set(await statusesOf(rows))).toEqual(new Set(['ORDERED']));
    const done = (await send(rows)).body.data;
    expect([done.shipped, done.same, done.refused]).toEqual([97, 0, 3]);
    const refused = done.rows.filter(({ state }: { state: string }) => state === 'REFUSED');
    expect(refused.map(({ row }: { row: number }) => row)).toEqual([7, 50, 99]);
    expect(refused.map(({ reason }: { reason: string }) => reason)).toEqual([
      '송장 번호는 숫자 10~14자리예요.',
      '택배사를 목록에 있는 이름으로 입력해 주세요.',
      '주문번호와 상품주문번호가 맞는 내 주문이 없어요.',
    ]);
    expect(await statusesOf([foreign].flatMap((one) => one ?? []))).toEqual(['ORDERED']);
    expect((await statusesOf(rows)).filter((status) => status === 'SHIPPED')).toHaveLength(97);
    const before = await history();
    const again = (await send(rows)).body.data;
    expect([again.shipped, again.same, again.refused, await history()]).toEqual([0, 97, 3, before]);
  });
});

it('C5-4: the same shipment list four times at once ships each line once', { timeout: 60_000 }, async () => {
  const rows = await paidLines(20);
  const before = await history();
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, turn) => send(turn % 2 ? rows : rows.toReversed(), {}, `twin-${turn}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const sum = (name: string) => answers.reduce((all, { body }) => all + body.data[name], 0);
  expect([sum('shipped'), sum('same'), sum('refused')]).toEqual([20, 60, 0]);
  expect(await history()).toBe(before + 20);
});

describe('row of a shipment list', () => {
  it('for a shipped line with another number is refused, and for one named twice', async () => {
    const [one, two] = await paidLines(2);
    if (!one || !two) throw new Error('no lines');
    await send([one]);
    const other = { ...one, trackingNumber: '700000000000' };
    const twice = { ...two, trackingNumber: '700000000001' };
    const { rows } = (await send([other, two, two, twice])).body.data;
    expect(rows.map(({ state }: { state: string }) => state)).toEqual([
      'REFUSED',
      'SHIPPED',
      'SAME',
      'REFUSED',
    ]);
  });

  it('ships its line of an order only', async () => {
    const items = options.map(({ id }) => ({ optionId: id, quantity: 1 }));
    const id = await buy(shop, shop.as('user'), { items });
    const [own] = await shop.db
      .selectFrom('order_items')
      .select('id')
      .where('order_id', '=', id)
      .orderBy('id')
      .execute();
    const { order_no } = await shop.db
      .selectFrom('orders')
      .select('order_no')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const row = {
      orderNo: order_no,
      orderItemId: own?.id ?? 0,
      carrier: 'EPOST',
      trackingNumber: '123456789012',
    };
    const [said] = (await send([row])).body.data.rows;
    expect([said.state, said.warning]).toEqual(['SHIPPED', expect.stringContaining('자릿수')]);
    const { items: lines, parcels } = (await shop.as('user').get(`/api/users/orders/${id}`)).body.data;
    expect(lines.map(({ status }: { status: string }) => status)).toEqual(['SHIPPED', 'ORDERED']);
    expect(parcels).toEqual([
      { carrier: '우체국택배', trackingNumber: '123456789012', orderItemIds: [own?.id] },
    ]);
  });

  it('that is too long, and five hundred and one rows, are refused with a message', async () => {
    const [one] = await paidLines(1);
    if (!one) throw new Error('no line');
    expect((await send([{ ...one, trackingNumber: '1'.repeat(40_000) }])).status).toBe(400);
    const many = Array.from({ length: 501 }, () => ({ ...one }));
    expect((await send(many)).body.message).toBe('한 번에 500줄까지 보낼 수 있어요.');
    expect(await statusesOf([one])).toEqual(['ORDERED']);
  });
});

describe('N-53: tracking number', () => {
  it('is corrected until delivery, with a record', async () => {
    const [one] = await paidLines(1);
    if (!one) throw new Error('no line');
    const path = `/api/seller/orders/lines/${one.orderItemId}/tracking`;
    const other = { carrier: 'KUNYOUNG', trackingNumber: '1234-567-8901' };
    expect((await mine.put(path, other)).body.code).toBe('INVALID_ORDER_STATUS');
    await send([one]);
    expect((await mine.put(path, { ...other, trackingNumber: 'javascript:1' })).status).toBe(400);
    expect((await mine.put(path, { ...other, carrier: '아무택배' })).status).toBe(400);
    for (let times = 0; times < 2; times += 1)
      expect((await mine.put(path, other)).body.data).toMatchObject({
        carrier: '건영택배',
        trackingNumber: '12345678901',
        trackingUrl: 'https://www.kunyoung.com/goods/goods_01.php?mulno=12345678901',
      });
    const line = await shop.db
      .selectFrom('order_items')
      .select(['order_id', 'tracking_no'])
      .where('id', '=', Number(one.orderItemId))
      .executeTakeFirstOrThrow();
    expect(line.tracking_no).toBe('12345678901');
    expect(
      (await actionsOf(shop, 'ORDER', line.order_id)).filter((action) => action === 'ORDER_TRACKING_CHANGED'),
    ).toHaveLength(1);
    const stranger = await sellerOf(shop, options[1].product_id);
    expect((await stranger.put(path, other)).body.code).toBe('ORDER_NOT_FOUND');
    passDispatchDay(shop);
    await mine.post(`/api/seller/orders/${line.order_id}/status`, { status: 'DELIVERED' });
    expect((await mine.put(path, other)).body.code).toBe('INVALID_ORDER_STATUS');
  });
});
