// Size: one order of two stores, in every way a seller can look at it.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionsOf } from '../../../support/audit-log.ts';
import { ask, deliver, twoStores } from '../../../support/orders/delivered.ts';
import { balanceOf, buy, sellerOf, stockOf } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const DAY = 86_400_000;
type Caller = ReturnType<TestShop['as']>;
type Line = { orderItemId: number; orderId: number; productName: string; paid: number; isLate: boolean };
let shop: TestShop;
let options: Awaited<ReturnType<typeof twoStores>>;
let [mine, theirs]: Caller[] = [];
const seller = (caller: Caller | undefined): Caller => caller ?? shop.as('visitor');

beforeAll(async () => {
  shop = await startTestShop();
  await sql`update users set activity_points = 30000 where email = 'user@sinbaljang.test'`.execute(shop.db);
  options = await twoStores(shop);
  await shop.db.updateTable('product_options').set({ stock: 500 }).execute();
  [mine, theirs] = [await sellerOf(shop, options[0].product_id), await sellerOf(shop, options[1].product_id)];
});
afterAll(() => shop.close());

const ofBoth = (usedPoints = 0) =>
  buy(shop, shop.as('user'), { items: options.map(({ id }) => ({ optionId: id, quantity: 1 })), usedPoints });
const linesOf = (orderId: number) =>
  shop.db.selectFrom('order_items').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
const list = async (caller: Caller | undefined, query = '') =>
  (await seller(caller).get(`/api/seller/orders/lines?size=100${query}`)).body.data;
const orderOf = async (caller: Caller | undefined, id: number) =>
  (await seller(caller).get(`/api/seller/orders/${id}`)).body.data;
const nameOf = async (id: number) =>
  (await shop.db.selectFrom('products').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;
const ids = (answer: { content: Line[] }) => answer.content.map(({ orderItemId }) => orderItemId);

describe('N-46: order of two stores for a seller', () => {
  it('has the own lines and sums with the address, without payment or e-mail', async () => {
    const id = await ofBoth(400);
    for (const [index, caller] of [mine, theirs].entries()) {
      const line = (await linesOf(id))[index];
      if (!line) throw new Error('two lines were bought');
      const shown = await orderOf(caller, id);
      const goods = line.unit_price * line.quantity;
      const off = line.level_share + line.coupon_share + line.point_share;
      expect(line.point_share).toBeGreaterThan(0);
      expect(shown).toMatchObject({
        orderId: id,
        goods,
        discount: off,
        paid: goods - off,
        contactView: 'FULL',
      });
      expect(shown.lines.map(({ orderItemId }: Line) => orderItemId)).toEqual([line.id]);
      expect(shown.contact).toMatchObject({ recipientName: '김신발', deliveryMessage: '문 앞에 두세요' });
      const other = await nameOf(options[1 - index]?.product_id ?? 0);
      const text = JSON.stringify(shown);
      expect(text).not.toContain(other);
      expect(text).not.toMatch(/@sinbaljang|payment|receipt|usedPoints/i);
    }
  });

  it('is recorded when read, and hidden from other stores', async () => {
    const id = await ofBoth();
    await orderOf(mine, id);
    await orderOf(mine, id);
    const reads = (await actionsOf(shop, 'ORDER', id)).filter((action) => action === 'ORDER_READ');
    expect(reads).toHaveLength(2);
    const only = await buy(shop, shop.as('user'), { items: [{ optionId: options[0].id, quantity: 1 }] });
    const answer = await seller(theirs).get(`/api/seller/orders/${only}`);
    expect([answer.status, answer.body.code]).toEqual([404, 'ORDER_NOT_FOUND']);
    expect(await actionsOf(shop, 'ORDER', only)).not.toContain('ORDER_READ');
  });

  it('is found by own products, number, parcel and recipient', async () => {
    const id = await ofBoth();
    const [first, second] = await linesOf(id);
    const { orderNo } = await orderOf(mine, id);
    const q = (words: string) => `&q=${encodeURIComponent(words)}`;
    const names = await Promise.all(options.map(({ product_id }) => nameOf(product_id)));
    expect(ids(await list(mine, q(names[0] ?? '')))).toContain(first?.id);
    expect(ids(await list(mine, q(names[1] ?? '')))).not.toContain(first?.id);
    expect(ids(await list(theirs, q(orderNo)))).toEqual([second?.id]);
    expect(ids(await list(mine, q(orderNo)))).toEqual([first?.id]);
    expect(ids(await list(mine, q('김신발')))).toContain(first?.id);
    await sql`update order_items set tracking_no = '998877665544', carrier = 'CJ대한통운' where id = ${second?.id}`.execute(
      shop.db,
    );
    expect(ids(await list(theirs, q('9988-7766')))).toEqual([second?.id]);
    expect(ids(await list(mine, q('9988-7766')))).toEqual([]);
    expect(ids(await list(mine, q('%')))).toEqual([]);
  });
});

it('N-53: a seller cannot return a line without a claim', async () => {
  const { orderId } = await deliver(shop, shop.as('user'), [options[0]]);
  const said = await seller(mine).post(`/api/seller/orders/${orderId}/status`, { status: 'RETURNED' });
  expect([said.status, said.body.code]).toEqual([400, 'INVALID_ORDER_STATUS']);
});

describe('C5-2: personal data in an order', () => {
  it('disappear after delivery, return with a claim, and are masked after thirty days', async () => {
    const [option] = options;
    const { orderId, itemIds } = await deliver(shop, shop.as('user'), [option]);
    expect(await orderOf(mine, orderId)).toMatchObject({ contactView: 'NONE', contact: null });
    const { orderNo } = await orderOf(mine, orderId);
    const q = `&q=${encodeURIComponent('김신발')}`;
    expect(ids(await list(mine, q))).not.toContain(itemIds[0]);
    await ask(shop.as('user'), { orderItemId: itemIds[0] ?? 0, type: 'RETURN', reason: 'DEFECT' });
    expect((await orderOf(mine, orderId)).contact.recipientPhone).toBe('010-1234-5678');
    expect(ids(await list(mine, q))).toContain(itemIds[0]);
    const old = new Date(shop.clock.now().getTime() - 31 * DAY);
    await shop.db
      .updateTable('order_items')
      .set({ delivered_at: old })
      .where('id', '=', itemIds[0] ?? 0)
      .execute();
    expect((await orderOf(mine, orderId)).contact).toMatchObject({
      recipientName: '김*발',
      recipientPhone: '010-****-5678',
      deliveryDetailAddress: '',
    });
    const [row] = (await list(mine, `&q=${orderNo}`)).content;
    expect(row.buyerName).toBe('김*발');
  });
});

describe('C5-1: views of seller lines', () => {
  it('contain what their names say, with matching counts', async () => {
    const fresh = await ofBoth();
    const late = await ofBoth();
    await sql`update orders set ordered_at = ordered_at - interval '3 days' where id = ${late}`.execute(
      shop.db,
    );
    const counts = (await list(mine)).counts;
    for (const [tab, count] of Object.entries(counts))
      expect([tab, (await list(mine, `&tab=${tab}`)).totalElements]).toEqual([tab, count]);
    const [freshLine] = await linesOf(fresh);
    const [lateLine] = await linesOf(late);
    expect(ids(await list(mine, '&tab=NEW'))).toEqual(expect.arrayContaining([freshLine?.id, lateLine?.id]));
    const lates = await list(mine, '&tab=LATE');
    expect(ids(lates)).toContain(lateLine?.id);
    expect(ids(lates)).not.toContain(freshLine?.id);
    expect(lates.content.every(({ isLate }: Line) => isLate)).toBe(true);
    expect((await list(mine, '&tab=CLAIMED')).totalElements).toBeGreaterThan(0);
  });

  it('end at the requested days', async () => {
    const id = await ofBoth();
    await sql`update orders set ordered_at = '2026-10-31T15:00:00Z' where id = ${id}`.execute(shop.db);
    const [line] = await linesOf(id);
    const has = async (from: string, until: string) =>
      ids(await list(mine, `&from=${from}&until=${until}`)).includes(line?.id ?? 0);
    expect(await has('2026-11-01', '2026-11-01')).toBe(true);
    expect(await has('2026-10-31', '2026-10-31')).toBe(false);
    expect((await seller(mine).get('/api/seller/orders/lines?from=2026-02-30')).status).toBe(400);
  });

  it('are exported without names, and recorded', async () => {
    const id = await ofBoth();
    const { body } = await seller(mine).post('/api/seller/orders/lines/export', {});
    const [head, ...rows] = body.data.csv.trim().split('\r\n');
    expect(head).toContain('주문번호,상품주문번호');
    expect(rows).toHaveLength((await list(mine)).counts.ALL);
    const [own, other] = await linesOf(id);
    const lineIds = rows.map((row: string) => row.split(',')[1]);
    expect(lineIds).toContain(String(own?.id));
    expect(lineIds).not.toContain(String(other?.id));
    expect(body.data.csv).not.toMatch(/김신발|010-1234-5678|성수이로/);
  });
});

describe('C5-5: cancellation by a seller', () => {
  const cancel = (caller: Caller | undefined, id: number, orderItemIds: number[], key: string) =>
    seller(caller).post(
      `/api/seller/orders/${id}/cancel`,
      { orderItemIds, reason: '재고가 없어요' },
      { headers: { 'idempotency-key': key } },
    );

  it('returns money, points and stock of own lines, and notifies the buyer', async () => {
    const buyer = shop.as('user');
    const before = [await stockOf(shop, options[0].id), await balanceOf(buyer)];
    const id = await ofBoth(400);
    const [own, other] = await linesOf(id);
    if (!own || !other) throw new Error('two lines were bought');
    expect((await cancel(mine, id, [own.id, other.id], 'both')).body.code).toBe('ORDER_NOT_FOUND');
    expect((await cancel(mine, id, [own.id], 'own')).body.data).toEqual({ orderId: id, cancelled: [own.id] });
    expect((await linesOf(id)).map(({ status }) => status)).toEqual(['CANCELLED', 'ORDERED']);
    expect([await stockOf(shop, options[0].id), await balanceOf(buyer)]).toEqual([
      before[0],
      (before[1] ?? 0) - other.point_share,
    ]);
    const { refunds } = (await buyer.get(`/api/users/orders/${id}`)).body.data;
    const paid = own.unit_price - own.level_share - own.point_share;
    expect(refunds).toMatchObject([{ amount: paid, points: own.point_share }]);
    const told = await shop.db
      .selectFrom('notices')
      .select(['message', 'mail_due'])
      .where('type', '=', 'ORDER_CANCELLED')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect([told.message, told.mail_due]).toEqual([expect.stringContaining('재고가 없어요'), true]);
    expect((await cancel(mine, id, [own.id], 'again')).body.code).toBe('INVALID_ORDER_STATUS');
  });
});
