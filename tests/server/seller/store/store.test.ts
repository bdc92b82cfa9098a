// Size: a store from its description to its end, and what shoppers see of each.

import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { placeIn } from '#server/files/folder-store.ts';
import { lockBasket } from '#server/trade/orders/placing/basket.ts';
import { actionsOf } from '../../../support/audit-log.ts';
import { approve, confirmBody, optionsInStock, sellerOf, shopper } from '../../../support/orders/shopping.ts';
import { goods, readSellerProduct, shownProduct } from '../../../support/seller-products.ts';
import { untilLockWaits } from '../../../support/server/deadlocks.ts';
import { multipart, photo, picture } from '../../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';
import { onPostgres } from '../../../support/server/test-database.ts';

type Caller = ReturnType<TestShop['as']>;
const OWN = '/api/seller/stores';
const FORM = {
  description: '오래 걷는 신발을 만들어요.',
  notice: '설 연휴에는 쉬어요.',
  phone: '02-123-4567',
  email: 'Store@Example.com',
  returnAddress: '서울특별시 성동구 성수이로 78',
  courier: 'CJ',
};
const WORDS = { ...FORM, phone: '021234567', email: 'store@example.com', courier: 'CJ대한통운' };

let shop: TestShop;
let seller: Caller;
let rival: Caller;
let option: Awaited<ReturnType<typeof optionsInStock>>[number];

beforeAll(async () => {
  shop = await startTestShop();
  const options = await optionsInStock(shop, 4_000, 8);
  const [first] = options;
  const other = options.find(({ store_id }) => store_id !== first?.store_id);
  if (!first || !other) throw new Error('no two stores');
  option = first;
  [seller, rival] = [await sellerOf(shop, first.product_id), await sellerOf(shop, other.product_id)];
});
afterAll(() => shop.close());

const read = async (caller = seller) => (await caller.get(OWN)).body.data;
const move = async (state: string, more: object = {}, caller = seller) =>
  caller.post(`${OWN}/state`, { state, version: (await read(caller)).version, ...more });
const visitor = () => shop.as('visitor');
const shown = async () => visitor().get(`/api/stores/${(await read()).storeId}`);
const upload = (kind: string, bytes: Buffer, caller = seller) => {
  const { payload, headers } = multipart([picture(bytes, 'image')]);
  return caller.post(`${OWN}/${kind}`, payload, { headers });
};
const wish = () => ({ items: [{ optionId: option.id, quantity: 1 }] });

describe('store description', () => {
  it('E.6 C: is read by legacy clients, and written by its own seller only', async () => {
    const [before, others] = [await read(), await read(rival)];
    expect(before).toMatchObject({
      storeId: option.store_id,
      logo: expect.stringMatching(/^images\/stores\//),
      state: 'OPEN',
    });
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['storeId', 'sellerId', 'storeName', 'description', 'createdAt', 'updatedAt']),
    );
    const changed = await seller.put(OWN, { ...FORM, version: before.version, storeName: '다른 이름' });
    expect(changed.body.data).toMatchObject({
      ...WORDS,
      storeName: before.storeName,
      version: before.version + 1,
    });
    expect(await read()).toMatchObject(WORDS);
    expect(await read(rival)).toEqual(others);
    expect((await shown()).body.data).toMatchObject({ notice: WORDS.notice, seller: { phone: WORDS.phone } });
  });

  it('is written once per version, and by the last one without a version', async () => {
    const { version } = await read();
    expect((await seller.put(OWN, { ...FORM, version })).status).toBe(200);
    expect((await seller.put(OWN, { ...FORM, notice: '늦었어요', version })).body.code).toBe(
      'VERSION_CONFLICT',
    );
    expect((await seller.put(OWN, { ...FORM, notice: '' })).status).toBe(200);
    expect((await read()).notice).toBe('');
  });

  it.each([
    { description: '가'.repeat(501) },
    { notice: '가'.repeat(301) },
    { phone: '123' },
    { email: 'nobody' },
    { returnAddress: '가'.repeat(201) },
    { courier: '없는 택배' },
  ])('is refused with field problems: %j', async (wrong) => {
    const answer = await seller.put(OWN, { ...FORM, ...wrong });
    expect([answer.status, answer.body.fields?.[0]?.field ?? answer.body.errors?.[0]?.field]).toEqual([
      400,
      Object.keys(wrong)[0],
    ]);
  });

  it('is 404 if a seller has no store', async () => {
    const { id } = await shop.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'nari@sinbaljang.test')
      .executeTakeFirstOrThrow();
    await shop.db.updateTable('users').set({ role: 'seller' }).where('id', '=', id).execute();
    const nari = await shop.asMember('nari@sinbaljang.test');
    expect((await nari.get(OWN)).body.code).toBe('STORE_NOT_FOUND');
    expect((await nari.put(OWN, FORM)).body.code).toBe('STORE_NOT_FOUND');
    const before = await shop.files.list('stores');
    expect((await upload('logo', await photo(40, 40), nari)).body.code).toBe('STORE_NOT_FOUND');
    expect(await shop.files.list('stores')).toEqual(before);
  });
});

describe('store pictures', () => {
  it('are cropped to their aspect ratio, re-encoded, and replaced', async () => {
    const others = await read(rival);
    const [first, second] = [
      await upload('logo', await photo(600, 400)),
      await upload('banner', await photo(1152, 400, 'png')),
    ];
    const of = async (name: string) => sharp(await readFile(placeIn(shop.contentRoot, name))).metadata();
    expect(await of(first.body.data.logo)).toMatchObject({ width: 400, height: 400, format: 'webp' });
    expect(await of(second.body.data.banner)).toMatchObject({ width: 1152, height: 288, format: 'webp' });
    const again = await upload('logo', await photo(2000, 3000));
    expect(await of(again.body.data.logo)).toMatchObject({ width: 512, height: 512 });
    const kept = (await shop.files.list('stores')).map(({ name }) => name);
    expect(kept).not.toContain(first.body.data.logo);
    expect(kept).toEqual(expect.arrayContaining([again.body.data.logo, second.body.data.banner]));
    expect(await read(rival)).toEqual(others);
    expect((await shown()).body.data).toMatchObject({
      logo: again.body.data.logo,
      banner: second.body.data.banner,
    });
  });

  it('are deleted one by one, by their seller only', async () => {
    await upload('logo', await photo(600, 600));
    const { logo, banner, version } = await read();
    const others = await read(rival);
    const files = async () => (await shop.files.list('stores')).map(({ name }) => name);
    for (const who of ['visitor', 'user', 'admin'] as const)
      expect([401, 403]).toContain((await shop.as(who).delete(`${OWN}/logo`)).status);
    const gone = await seller.delete(`${OWN}/logo`);
    expect(gone.body.data).toMatchObject({ logo: null, banner, version });
    expect(await files()).not.toContain(logo);
    expect(await files()).toEqual(expect.arrayContaining([banner, others.logo]));
    expect((await shown()).body.data).toMatchObject({ logo: null, banner });
    expect((await seller.delete(`${OWN}/logo`)).body.data.logo).toBeNull();
    expect((await seller.delete(`${OWN}/banner`)).body.data.banner).toBeNull();
    expect(await files()).not.toContain(banner);
    expect(await read(rival)).toEqual(others);
  });

  it('are checked by content, whatever their name', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const bytes of [svg, Buffer.from('GIF89a'), Buffer.from('no picture')])
      expect((await upload('logo', bytes)).body.code).toBe('INVALID_FILE_FORMAT');
    expect((await seller.post(`${OWN}/banner`, {})).body.code).toBe('IMAGE_REQUIRED');
  });
});

describe('store on holiday', () => {
  it('sells nothing and shows the reason; holds and orders are completed', async () => {
    const user = shop.as('user');
    const underWay = await shopper(user).start(wish());
    expect((await move('PAUSED', { reason: '' })).status).toBe(400);
    const paused = await move('PAUSED', { reason: '설 연휴에 쉬어요' });
    expect(paused.body.data).toMatchObject({
      state: 'PAUSED',
      pausedBy: 'SELLER',
      pauseReason: '설 연휴에 쉬어요',
    });
    expect((await read(rival)).state).toBe('OPEN');

    const product = (await visitor().get(`/api/products/${option.product_id}`)).body.data;
    expect([product.isSuspended, product.pauseReason, product.soldOut]).toEqual([
      true,
      '설 연휴에 쉬어요',
      true,
    ]);
    expect((await shown()).body.data).toMatchObject({ isPaused: true, pauseReason: '설 연휴에 쉬어요' });
    const listed = (await visitor().get('/api/stores')).body.data;
    expect(listed.map(({ storeId }: { storeId: number }) => storeId)).not.toContain(option.store_id);
    expect((await user.post('/api/users/cart/items', { optionId: option.id, quantity: 1 })).body.code).toBe(
      'STORE_PAUSED',
    );
    expect((await shopper(user).quote(wish())).body.data.lines[0].available).toBe(false);
    expect((await shopper(user).start({ ...wish(), expectedTotal: 1 })).body.code).toBe('STORE_PAUSED');

    await approve(shop, underWay);
    expect((await user.post('/api/payments/confirm', confirmBody(underWay))).status).toBe(200);
    const orders = (await seller.get('/api/seller/orders?page=0&size=1')).body.data.content;
    const shipped = await seller.post(`/api/seller/orders/${orders[0].orderId}/status`, {
      status: 'SHIPPED',
    });
    expect(shipped.status).toBe(200);

    expect((await move('OPEN')).body.data).toMatchObject({
      state: 'OPEN',
      pausedBy: null,
      pauseReason: null,
    });
    expect((await visitor().get(`/api/products/${option.product_id}`)).body.data.pauseReason).toBeNull();
    expect((await actionsOf(shop, 'STORE', option.store_id)).slice(-2)).toEqual([
      'STORE_PAUSED',
      'STORE_RESUMED',
    ]);
  });

  it('is reopened by whoever paused it, once per version', async () => {
    const admin = shop.as('admin');
    const path = `/api/admin/stores/${option.store_id}/pause`;
    const { version } = await read();
    expect((await admin.post(path, { reason: '서류를 봐요', version })).status).toBe(200);
    expect((await move('OPEN')).body.code).toBe('STORE_HELD');
    expect((await move('CLOSED')).body.code).toBe('STORE_HELD');
    const now = await read();
    await admin.post(path.replace('pause', 'resume'), { reason: '봤어요', version: now.version });
    expect(
      (await seller.post(`${OWN}/state`, { state: 'PAUSED', reason: '쉬어요', version })).body.code,
    ).toBe('VERSION_CONFLICT');
    expect((await read()).state).toBe('OPEN');
  });
});

describe('closing a store', () => {
  it('waits for everything that is open, then hides it', async () => {
    const own = await startTestShop();
    try {
      const caller = await sellerOf(own, option.product_id);
      const productId = await shownProduct(caller, goods());
      const draft = await shownProduct(caller, goods());
      await own.db.updateTable('products').set({ state: 'DRAFT' }).where('id', '=', draft).execute();
      const state = async () => (await caller.get(OWN)).body.data;
      const to = async (wanted: string) =>
        caller.post(`${OWN}/state`, { state: wanted, version: (await state()).version });
      const lines = own.db.updateTable('order_items').where('store_id', '=', option.store_id);
      const now = own.clock.now();
      await lines.set({ status: 'DELIVERED', delivered_at: now, confirmed_at: now }).execute();
      await own.db.updateTable('claims').set({ status: 'COMPLETED' }).execute();
      const { id: any } = await own.db
        .selectFrom('order_items')
        .select('id')
        .where('store_id', '=', option.store_id)
        .executeTakeFirstOrThrow();
      for (const open of [
        { status: 'PENDING' },
        { status: 'ORDERED' },
        { status: 'SHIPPED' },
        { status: 'DELIVERED', confirmed_at: null },
      ] as const) {
        await own.db.updateTable('order_items').set(open).where('id', '=', any).execute();
        expect((await to('CLOSED')).body.code).toBe('STORE_HAS_OPEN_ORDERS');
      }
      await own.db
        .updateTable('order_items')
        .set({ status: 'DELIVERED', confirmed_at: now })
        .where('id', '=', any)
        .execute();
      const elsewhere = await own.db
        .selectFrom('products')
        .select('id')
        .where('store_id', '<>', option.store_id)
        .where('state', '=', 'ON_SALE')
        .execute();
      expect((await to('CLOSED')).body.data.state).toBe('CLOSED');

      const guest = own.as('visitor');
      expect((await guest.get(`/api/stores/${option.store_id}`)).body.code).toBe('STORE_NOT_FOUND');
      expect((await guest.get(`/api/products?storeId=${option.store_id}`)).body.data.content).toEqual([]);
      expect((await guest.get(`/api/products/${productId}`)).status).toBe(404);
      expect(
        (await guest.get('/api/stores')).body.data.map(({ storeId }: { storeId: number }) => storeId),
      ).not.toContain(option.store_id);
      expect((await readSellerProduct(caller, draft)).state).toBe('DRAFT');
      const still = await own.db
        .selectFrom('products')
        .select('id')
        .where('store_id', '<>', option.store_id)
        .where('state', '=', 'ON_SALE')
        .execute();
      expect(still).toEqual(elsewhere);
      const { version } = await readSellerProduct(caller, productId);
      const show = () =>
        caller.post(`/api/seller/products/${productId}/state`, { state: 'ON_SALE', version });
      expect((await show()).body.code).toBe('STORE_CLOSED');
      expect((await to('OPEN')).body.data.state).toBe('OPEN');
      expect((await show()).status).toBe(200);
      expect((await guest.get(`/api/products/${productId}`)).status).toBe(200);
      expect(await actionsOf(own, 'STORE', option.store_id)).toEqual(['STORE_CLOSED', 'STORE_RESUMED']);
    } finally {
      await own.close();
    }
  });

  // On the embedded database all calls wait for each other.
  it.skipIf(!onPostgres)('waits for a running order, and is then refused', async () => {
    const own = await startTestShop();
    try {
      const caller = await sellerOf(own, option.product_id);
      const now = own.clock.now();
      const lines = own.db.updateTable('order_items').where('store_id', '=', option.store_id);
      await lines.set({ status: 'DELIVERED', delivered_at: now, confirmed_at: now }).execute();
      await own.db.updateTable('claims').set({ status: 'COMPLETED' }).execute();
      const { version } = (await caller.get(OWN)).body.data;
      let closing: Promise<{ body: { code?: string } }> | undefined;
      await inTransaction(own.db, async (tx) => {
        await lockBasket(tx, [{ optionId: option.id, quantity: 1 }], { userId: 0, now });
        closing = caller.post(`${OWN}/state`, { state: 'CLOSED', version });
        // A call that does not wait for the lock on the cart ends.
        await Promise.race([closing, untilLockWaits(own, 1)]);
        const { id } = await tx
          .selectFrom('order_items')
          .select('id')
          .where('store_id', '=', option.store_id)
          .executeTakeFirstOrThrow();
        await tx.updateTable('order_items').set({ status: 'PENDING' }).where('id', '=', id).execute();
      });
      expect((await closing)?.body.code).toBe('STORE_HAS_OPEN_ORDERS');
    } finally {
      await own.close();
    }
  });

  it('and ordering at the same time: one of both', async () => {
    const own = await startTestShop();
    try {
      const caller = await sellerOf(own, option.product_id);
      const now = own.clock.now();
      const lines = own.db.updateTable('order_items').where('store_id', '=', option.store_id);
      await lines.set({ status: 'DELIVERED', delivered_at: now, confirmed_at: now }).execute();
      await own.db.updateTable('claims').set({ status: 'COMPLETED' }).execute();
      const { version } = (await caller.get(OWN)).body.data;
      const [bought, closed] = await Promise.all([
        shopper(own.as('user')).start(wish()),
        caller.post(`${OWN}/state`, { state: 'CLOSED', version }),
      ]);
      expect([bought.status === 200, closed.status === 200].filter(Boolean)).toHaveLength(1);
    } finally {
      await own.close();
    }
  });
});

describe('GET the store directory', () => {
  it('lists selling stores by name, with number of products and average rating', async () => {
    const before = (await visitor().get('/api/stores')).body.data;
    const names = before.map(({ storeName }: { storeName: string }) => storeName);
    expect(names).toHaveLength(new Set(names).size);
    const of = async () =>
      (await visitor().get('/api/stores')).body.data.find(
        ({ storeId }: { storeId: number }) => storeId === option.store_id,
      );
    const { products } = await of();
    const id = await shownProduct(seller);
    expect((await of()).products).toBe(products + 1);
    await shop.db.updateTable('products').set({ state: 'SUSPENDED' }).where('id', '=', id).execute();
    expect((await of()).products).toBe(products);
    const stars = await shop.db
      .selectFrom('reviews as r')
      .innerJoin('products as p', 'p.id', 'r.product_id')
      .select('r.rating')
      .where('p.store_id', '=', option.store_id)
      .where('r.status', '=', 'ACTIVE')
      .where('p.state', '=', 'ON_SALE')
      .where('p.deleted_at', 'is', null)
      .execute();
    const mean = stars.reduce((sum, { rating }) => sum + rating, 0) / stars.length;
    expect(await of()).toMatchObject({ reviewCount: stars.length, rating: Math.round(mean * 10) / 10 });
  });
});
