import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifyRestocked } from '#server/catalogue/stock/restock-service.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { idOf } from '../../support/community.ts';
import { countJobs } from '../../support/jobs.ts';
import { buy, shopper } from '../../support/orders/shopping.ts';
import { freshProduct } from '../../support/reviews.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const PATH = '/api/users/restock-alerts';

/** An option of its own that is sold out. */
async function soldOutOption(): Promise<{ productId: number; optionId: number }> {
  const productId = await freshProduct(shop);
  const { id } = await shop.db
    .updateTable('product_options')
    .set({ stock: 0 })
    .where('product_id', '=', productId)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { productId, optionId: id };
}

/** What the seller's stock change does: refill and tell in one transaction. */
const refill = (optionId: number, stock = 3) =>
  inTransaction(shop.db, async (tx) => {
    await tx.updateTable('product_options').set({ stock }).where('id', '=', optionId).execute();
    return notifyRestocked(tx, [optionId], shop.clock.now());
  });
const noticesOf = async (who: 'user' | 'seller' | 'admin', productId: number) =>
  (await shop.as(who).get('/api/users/notices?size=100')).body.data.content.filter(
    ({ path }: { path: string }) => path === `/products/${productId}`,
  );

describe('restock alerts', () => {
  it('notify each subscriber once when the option is back, and nobody who unsubscribed', async () => {
    const { productId, optionId } = await soldOutOption();
    for (const who of ['user', 'seller', 'admin'] as const)
      expect((await shop.as(who).post(PATH, { optionId })).body.data).toEqual({ optionId });
    await shop.as('user').post(PATH, { optionId });
    await shop.as('admin').delete(`${PATH}/${optionId}`);
    const waiting = (await shop.as('user').get(`${PATH}?productId=${productId}`)).body.data;
    expect(waiting).toMatchObject([{ optionId, productId, size: '260', color: 'BLACK' }]);
    expect(await refill(optionId)).toBe(2);
    expect(await refill(optionId)).toBe(0);
    expect(await noticesOf('user', productId)).toMatchObject([{ type: 'RESTOCK', isRead: false }]);
    expect(await noticesOf('seller', productId)).toHaveLength(1);
    expect(await noticesOf('admin', productId)).toEqual([]);
    expect((await shop.as('user').get(`${PATH}?productId=${productId}`)).body.data).toEqual([]);
  });

  it('do not notify about a unit that the subscriber has bought', async () => {
    const { productId, optionId } = await soldOutOption();
    const paid = { items: [{ optionId, quantity: 1 }] };
    const stock = (count: number) =>
      shop.db.updateTable('product_options').set({ stock: count }).where('id', '=', optionId).execute();
    const minjun = await shop.asMember('minjun@sinbaljang.test');
    const doyun = await shop.asMember('doyun@sinbaljang.test');
    // Bought before: a second pair is waited for. Ordered since and not paid: waits on.
    await stock(1);
    await buy(shop, minjun, paid);
    shop.clock.advance(1_000);
    for (const who of [shop.as('user'), minjun, doyun]) await who.post(PATH, { optionId });
    await stock(2);
    const ended = (await shopper(doyun).start(paid)).body.data;
    await buy(shop, shop.as('user'), paid);
    await doyun.post('/api/payments/abandon', { orderNo: ended.orderNo });
    // What came back is told of by a job, or by the net under it.
    expect(await countJobs(shop, 'notify-restock', 'created')).toBe(1);
    await shop.sweep();
    const told = await shop.db
      .selectFrom('notices')
      .innerJoin('users', 'users.id', 'notices.user_id')
      .select('users.email')
      .where('notices.path', '=', `/products/${productId}`)
      .orderBy('users.email')
      .execute();
    expect(told.map(({ email }) => email)).toEqual(['doyun@sinbaljang.test', 'minjun@sinbaljang.test']);
    expect((await shop.as('user').get(`${PATH}?productId=${productId}`)).body.data).toEqual([]);
  });

  it('cost nothing if nobody subscribed', async () => {
    const { productId, optionId } = await soldOutOption();
    await shop.db.updateTable('product_options').set({ stock: 1 }).where('id', '=', optionId).execute();
    const before = await countJobs(shop, 'notify-restock', 'created');
    const ended = (await shopper(shop.as('user')).start({ items: [{ optionId, quantity: 1 }] })).body.data;
    await shop.as('user').post('/api/payments/abandon', { orderNo: ended.orderNo });
    expect(await countJobs(shop, 'notify-restock', 'created')).toBe(before);
    expect(await noticesOf('user', productId)).toEqual([]);
  });

  it('are silent while the option is sold out, and can be set again', async () => {
    const { productId, optionId } = await soldOutOption();
    await shop.as('user').post(PATH, { optionId });
    expect(await refill(optionId, 0)).toBe(0);
    expect(await refill(optionId)).toBe(1);
    await shop.db.updateTable('product_options').set({ stock: 0 }).where('id', '=', optionId).execute();
    await shop.as('user').post(PATH, { optionId });
    expect(await refill(optionId)).toBe(1);
    expect(await noticesOf('user', productId)).toHaveLength(2);
    expect(await inTransaction(shop.db, (tx) => notifyRestocked(tx, [], shop.clock.now()))).toBe(0);
  });

  it('write one notice each if refills and subscriptions are concurrent', async () => {
    const { productId, optionId } = await soldOutOption();
    await shop.as('user').post(PATH, { optionId });
    const told = await Promise.all([
      ...Array.from({ length: 6 }, () => refill(optionId)),
      shop.as('seller').post(PATH, { optionId }),
      shop.as('admin').post(PATH, { optionId }),
    ]);
    expect(told.length).toBe(8);
    expect(await noticesOf('user', productId)).toHaveLength(1);
    // Members who came too late were refused; members who were accepted have been told.
    const left = await shop.db
      .selectFrom('restock_alerts')
      .select('id')
      .where('option_id', '=', optionId)
      .execute();
    expect(left).toEqual([]);
  });

  it('are rolled back with the transaction that refills', async () => {
    const { productId, optionId } = await soldOutOption();
    await shop.as('user').post(PATH, { optionId });
    const broken = inTransaction(shop.db, async (tx) => {
      await tx.updateTable('product_options').set({ stock: 1 }).where('id', '=', optionId).execute();
      await notifyRestocked(tx, [optionId], shop.clock.now());
      throw new Error('payment failed');
    });
    await expect(broken).rejects.toThrow('payment failed');
    expect(await noticesOf('user', productId)).toEqual([]);
    expect(await refill(optionId)).toBe(1);
  });

  it('refuse guests, missing options and options in stock', async () => {
    const { optionId } = await soldOutOption();
    expect((await shop.as('visitor').post(PATH, { optionId })).status).toBe(401);
    expect((await shop.as('visitor').get(PATH)).status).toBe(401);
    expect((await shop.as('visitor').delete(`${PATH}/${optionId}`)).status).toBe(401);
    expect((await shop.as('user').post(PATH, { optionId: 99_999_999 })).body.code).toBe(
      'PRODUCT_OPTION_NOT_FOUND',
    );
    await refill(optionId);
    expect((await shop.as('user').post(PATH, { optionId })).body.code).toBe('OPTION_IN_STOCK');
    expect((await shop.as('user').delete(`${PATH}/${optionId}`)).status).toBe(200);
  });
});

describe('restock notices', () => {
  it('are read by their owner only', async () => {
    const { productId, optionId } = await soldOutOption();
    await shop.as('user').post(PATH, { optionId });
    await refill(optionId);
    const [notice] = await noticesOf('user', productId);
    expect(notice.message).toMatch(/블랙 260mm가 다시 들어왔어요/);
    const read = `/api/users/notices/${notice.noticeId}/read`;
    for (const who of ['seller', 'admin'] as const)
      expect((await shop.as(who).post(read)).body.code).toBe('NOTICE_NOT_FOUND');
    expect((await shop.as('visitor').post(read)).status).toBe(401);
    expect((await noticesOf('user', productId))[0].isRead).toBe(false);
    const readAt = async () =>
      (
        await shop.db
          .selectFrom('notices')
          .select('read_at')
          .where('id', '=', notice.noticeId)
          .executeTakeFirst()
      )?.read_at;
    expect((await shop.as('user').post(read)).status).toBe(200);
    const first = await readAt();
    shop.clock.advance(60_000);
    expect((await shop.as('user').post(read)).status).toBe(200);
    // The first time it was read stays.
    expect([first instanceof Date, await readAt()]).toEqual([true, first]);
    expect((await noticesOf('user', productId))[0].isRead).toBe(true);
    expect((await shop.as('user').get('/api/users/notices')).queries).toBe(3);
    const row = await shop.db
      .selectFrom('notices')
      .select('user_id')
      .where('id', '=', notice.noticeId)
      .executeTakeFirst();
    expect(row?.user_id).toBe(await idOf(shop, 'user@sinbaljang.test'));
  });
});
