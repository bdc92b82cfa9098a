// Size: everything that a paused store stops, from the cart to the notice.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifyRestocked } from '#server/catalogue/stock/restock-service.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { actionsOf } from '../../../support/audit-log.ts';
import { lift, sanction } from '../../../support/care.ts';
import { approve, buy, confirmBody, optionsInStock, shopper } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let option: { id: number; product_id: number };
let store: { id: number; seller_id: number };
beforeAll(async () => {
  shop = await startTestShop();
  const [first] = await optionsInStock(shop, 1);
  if (!first) throw new Error('nothing is in stock');
  option = first;
  store = await shop.db
    .selectFrom('stores as s')
    .innerJoin('products as p', 'p.store_id', 's.id')
    .select(['s.id', 's.seller_id'])
    .where('p.id', '=', option.product_id)
    .executeTakeFirstOrThrow();
});
afterAll(() => shop.close());

const admin = () => shop.as('admin');
const user = () => shop.as('user');
const PATH = '/api/admin/stores';
const rowOf = async () =>
  (await admin().get(`${PATH}?size=100`)).body.data.content.find(
    ({ storeId }: { storeId: number }) => storeId === store.id,
  );
const pause = async (reason = '서류를 확인하고 있어요') =>
  admin().post(`${PATH}/${store.id}/pause`, { reason, version: (await rowOf()).version });
const resume = async (reason = '서류를 확인했어요') =>
  admin().post(`${PATH}/${store.id}/resume`, { reason, version: (await rowOf()).version });
const wish = () => ({ items: [{ optionId: option.id, quantity: 1 }] });
const inStockOf = async () =>
  (await shop.as('visitor').get(`/api/products?storeId=${store.id}&inStockOnly=true`)).body.data.content
    .length;
const detail = async () => (await shop.as('visitor').get(`/api/products/${option.product_id}`)).body.data;

describe('paused store', () => {
  it('is visible, but none of its products can be added, quoted or paid', async () => {
    await user().post('/api/users/cart/items', { optionId: option.id, quantity: 1 });
    const underWay = await shopper(user()).start(wish());
    expect(await inStockOf()).toBeGreaterThan(0);
    expect((await pause()).body.data.state).toBe('PAUSED');

    const cart = await user().get('/api/users/cart');
    const line = cart.body.data.items.find(({ optionId }: { optionId: number }) => optionId === option.id);
    expect([line.isSuspended, line.optionDetails.stock]).toEqual([true, 0]);
    const guest = await shop.as('visitor').post('/api/cart/preview', wish());
    expect(guest.body.data.items[0].isSuspended).toBe(true);
    const added = await user().post('/api/users/cart/items', { optionId: option.id, quantity: 1 });
    expect(added.body.code).toBe('STORE_PAUSED');
    expect((await shopper(user()).quote(wish())).body.data.lines[0].available).toBe(false);
    expect((await shopper(user()).start({ ...wish(), expectedTotal: 1 })).body.code).toBe('STORE_PAUSED');
    expect((await user().post('/api/users/restock-alerts', { optionId: option.id })).body.code).toBe(
      'STORE_PAUSED',
    );

    const shown = await detail();
    expect([shown.soldOut, shown.delivery, shown.isSuspended]).toEqual([true, null, true]);
    expect(shown.options.every(({ stock }: { stock: number }) => stock === 0)).toBe(true);
    const list = await shop.as('visitor').get(`/api/products?storeId=${store.id}`);
    expect(list.body.data.content.length).toBeGreaterThan(0);
    expect(list.body.data.content.every(({ soldOut }: { soldOut: boolean }) => soldOut)).toBe(true);
    expect(await inStockOf()).toBe(0);

    // What was begun before is finished.
    await approve(shop, underWay);
    expect((await user().post('/api/payments/confirm', confirmBody(underWay))).status).toBe(200);
    expect((await resume()).body.data.state).toBe('OPEN');
    expect(await inStockOf()).toBeGreaterThan(0);
    expect(await detail()).toMatchObject({ soldOut: false, isSuspended: false });
    await buy(shop, user(), wish());
    expect((await actionsOf(shop, 'STORE', store.id)).slice(-2)).toEqual(['STORE_PAUSED', 'STORE_RESUMED']);
  });

  it('sends no restock alerts until it sells again', async () => {
    const set = (stock: number) =>
      shop.db.updateTable('product_options').set({ stock }).where('id', '=', option.id).execute();
    const { stock } = await shop.db
      .selectFrom('product_options')
      .select('stock')
      .where('id', '=', option.id)
      .executeTakeFirstOrThrow();
    const nari = await shop.asMember('nari@sinbaljang.test');
    const told = async () =>
      (await nari.get('/api/users/notices?topic=RESTOCK&unread=true')).body.data.content.filter(
        ({ path }: { path: string }) => path === `/products/${option.product_id}`,
      ).length;
    const before = await told();
    await set(0);
    expect((await nari.post('/api/users/restock-alerts', { optionId: option.id })).status).toBe(200);
    await pause();
    await set(stock);
    await inTransaction(shop.db, (tx) => notifyRestocked(tx, [option.id], shop.clock.now()));
    await shop.sweep();
    expect(await told()).toBe(before);
    await resume();
    await shop.sweep();
    expect(await told()).toBe(before + 1);
  });

  it('leaves other stores alone', async () => {
    await pause();
    const others = await shop.db.selectFrom('stores').select('state').where('id', '<>', store.id).execute();
    expect(others.length).toBeGreaterThan(0);
    expect(others.every(({ state }) => state === 'OPEN')).toBe(true);
    await resume();
  });

  it('is paused and resumed by version; of six requests at once one succeeds', async () => {
    const { version } = await rowOf();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => admin().post(`${PATH}/${store.id}/pause`, { reason: '확인', version })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'VERSION_CONFLICT')).toHaveLength(5);
    await resume();
    expect((await resume()).body.code).toBe('VERSION_CONFLICT');
    expect((await admin().post(`${PATH}/999999/pause`, { reason: '확인', version: 1 })).body.code).toBe(
      'STORE_NOT_FOUND',
    );
  });

  it('requires step-up authentication', async () => {
    await shop.db.updateTable('sessions').set({ elevated_until: null }).execute();
    expect((await pause()).body.code).toBe('ELEVATION_REQUIRED');
    const proven = new Date(shop.clock.now().getTime() + 600_000);
    await shop.db.updateTable('sessions').set({ elevated_until: proven }).execute();
  });
});

describe('store of a suspended seller', () => {
  const state = async () => (({ state: is, pausedBy }) => [is, pausedBy])(await rowOf());

  it('sells nothing until the sanction is lifted', async () => {
    const given = await sanction(admin(), store.seller_id, { kind: 'SUSPEND', days: 7 });
    expect(await state()).toEqual(['PAUSED', 'SANCTION']);
    expect((await resume()).body.code).toBe('SELLER_SHUT_OUT');
    await lift(admin(), given.body.data.sanctionId);
    expect(await state()).toEqual(['OPEN', null]);
  });

  it('sells again when the sanction ends by the clock', async () => {
    const given = await sanction(admin(), store.seller_id, { kind: 'SUSPEND', days: 1 });
    await shop.sweep();
    expect((await state())[0]).toBe('PAUSED');
    shop.clock.advance(86_400_001);
    await shop.sweep();
    const { state: now } = await shop.db
      .selectFrom('stores')
      .select('state')
      .where('id', '=', store.id)
      .executeTakeFirstOrThrow();
    expect(now).toBe('OPEN');
    shop.clock.advance(-86_400_001);
    await lift(admin(), given.body.data.sanctionId);
  });

  it('stays paused by an administrator after the sanction', async () => {
    await pause();
    const given = await sanction(admin(), store.seller_id, { kind: 'SUSPEND', days: 7 });
    await lift(admin(), given.body.data.sanctionId);
    expect(await state()).toEqual(['PAUSED', 'ADMIN']);
    await resume();
  });
});

describe('store list', () => {
  it('is searched by literal name, and counted by state', async () => {
    const { name } = await rowOf();
    const found = await admin().get(`${PATH}?q=${encodeURIComponent(name)}`);
    expect(found.body.data.content.map(({ storeId }: { storeId: number }) => storeId)).toContain(store.id);
    expect((await admin().get(`${PATH}?q=%25`)).body.data.content).toEqual([]);
    expect((await admin().get(`${PATH}?state=PAUSED`)).body.data.content).toEqual([]);
    const all = await admin().get(PATH);
    expect(all.body.data.counts.OPEN).toBe(all.body.data.totalElements);
    expect(all.queries).toBeLessThanOrEqual(6);
  });
});
