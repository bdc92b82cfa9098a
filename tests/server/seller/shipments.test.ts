import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { twoStores } from '../../support/delivered.ts';
import { startTestShop, type TestShop } from '../../support/server.ts';
import { buy, sellerOf } from '../../support/shopping.ts';
import { actionsOf } from '../../support/trail.ts';

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
        ...{ user_id, status: 'ORDERED' as const, ordered_at: shop.clock.now() },
        order_no: `T${option.id}-${Date.now()}-${index}`,
      })),
    )
    .returning(['id', 'order_no'])
    .execute();
  const lines = await shop.db
    .insertInto('order_items')
    .values(
      made.map(({ id }) => ({
        ...{ order_id: id, product_id: option.product_id, option_id: option.id },
        ...{ quantity: 1, unit_price: 10_000, status: 'ORDERED' as const },
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

describe('a hundred rows with three bad ones', () => {
  it('send 97, name the three, and send nothing again', { timeout: 60_000 }, async () => {
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

describe('a row', () => {
  it('of a shipped line with another number is refused, and of one named twice', async () => {
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

  it('sends its line of an order alone', async () => {
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

  it('that is longer than any, and five hundred and one of them, are refused in a sentence', async () => {
    const [one] = await paidLines(1);
    if (!one) throw new Error('no line');
    expect((await send([{ ...one, trackingNumber: '1'.repeat(40_000) }])).status).toBe(400);
    const many = Array.from({ length: 501 }, () => ({ ...one }));
    expect((await send(many)).body.message).toBe('한 번에 500줄까지 보낼 수 있어요.');
    expect(await statusesOf([one])).toEqual(['ORDERED']);
  });
});

describe('a number', () => {
  it('is corrected until the pair has come, and that is noted', async () => {
    const [one] = await paidLines(1);
    if (!one) throw new Error('no line');
    const path = `/api/seller/orders/lines/${one.orderItemId}/tracking`;
    const other = { carrier: 'LOGEN', trackingNumber: '1234-567-8901' };
    expect((await mine.put(path, other)).body.code).toBe('INVALID_ORDER_STATUS');
    await send([one]);
    expect((await mine.put(path, { ...other, trackingNumber: 'javascript:1' })).status).toBe(400);
    expect((await mine.put(path, { ...other, carrier: '아무택배' })).status).toBe(400);
    for (let times = 0; times < 2; times += 1)
      expect((await mine.put(path, other)).body.data).toMatchObject({
        carrier: '로젠택배',
        trackingNumber: '12345678901',
        trackingUrl: 'https://www.ilogen.com/web/personal/trace/12345678901',
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
    await mine.post(`/api/seller/orders/${line.order_id}/status`, { status: 'DELIVERED' });
    expect((await mine.put(path, other)).body.code).toBe('INVALID_ORDER_STATUS');
  });
});

const HEAD = '주문번호,상품주문번호,택배사,송장번호';
const read = (body: object) => mine.post(`${PATH}/file`, body);
/** `주문번호,상품주문번호,택배사,송장번호` and a row, as a Korean spreadsheet writes them. */
const CP949 = Buffer.from(
  'c1d6b9aeb9f8c8a32cbbf3c7b0c1d6b9aeb9f8c8a32cc5c3b9e8bbe72cbcdbc0e5b9f8c8a30d0a53312c372cc7d1c1f8c5c3b9e82c313233343536373839300d0a',
  'hex',
);

describe('a list as text', () => {
  const ROW = { orderNo: 'S1', orderItemId: '7', carrier: '한진택배', trackingNumber: '1234567890' };
  const base64 = (text: string | Buffer) => ({ base64: Buffer.from(text).toString('base64') });

  it.each([
    ['pasted with tabs', { text: `${HEAD.replaceAll(',', '\t')}\nS1\t7\t한진택배\t1234567890` }],
    ['UTF-8 with a mark', base64(`\uFEFF${HEAD}\r\nS1,7,한진택배,1234567890\r\n\r\n`)],
    ['CP949', base64(CP949)],
    [
      'quoted, in another order, with other columns',
      { text: `택배사,비고,"송장번호",상품주문번호,주문 번호\n한진택배,"a,""b""",'1234567890,7,S1` },
    ],
  ])('%s is read', async (_, body) => expect((await read(body)).body.data).toEqual({ rows: [ROW] }));

  it.each([
    ['of another kind', base64(Buffer.from([0, 1, 2, 0x41])), '텍스트 파일이 아니에요'],
    ['of bytes without meaning', base64(Buffer.from([0xff, 0xff, 0xff])), '글자를 읽을 수 없어요'],
    ['that is empty', { text: ' \n' }, '내용이 없어요'],
    ['without its columns', { text: '주문번호,택배사\nS1,한진택배' }, '상품주문번호, 송장번호'],
    ['with a line that never ends', { text: `${HEAD}\n${'a'.repeat(5_000)}` }, '너무 길어요'],
    ['with an open quote', { text: `${HEAD}\nS1,"7,한진택배,1234567890` }, '따옴표'],
    ['of too many lines', { text: `${HEAD}\n${'S1,7,CJ,1234567890\n'.repeat(501)}` }, '500줄까지'],
  ])('%s is refused in a sentence', async (_, body, words) => {
    const answer = await read(body);
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining(words)]);
  });

  it('of ten million letters is not even read', async () =>
    expect((await read({ text: 'a'.repeat(10_000_000) })).status).toBe(413));

  it('with a formula goes on, and its row says so when it is sent', async () => {
    const { rows } = (await read({ text: `${HEAD}\n=HYPERLINK(1),7,CJ,1234567890` })).body.data;
    expect((await send(rows, { dryRun: true })).body.data.rows[0].reason).toContain('수식');
  });
});
