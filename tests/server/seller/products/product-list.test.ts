import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, optionsInStock, sellerOf } from '../../../support/orders/shopping.ts';
import {
  changeProduct,
  createProduct,
  FACTS,
  fullProduct,
  goods,
  readSellerProduct,
  shownProduct,
} from '../../../support/seller-products.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const PATH = '/api/seller/products';
type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let mine: Caller;
beforeAll(async () => {
  shop = await startTestShop();
  mine = shop.as('seller');
});
afterAll(() => shop.close());

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('seller product list, copy and deletion', () => {
  it('counts stock, low options and sales, and finds by name, code, state and stock', async () => {
    const id = await shownProduct(mine, { name: '유일무이 러너', sellerCode: 'UNIQ-77' });
    const [option] = (await readSellerProduct(mine, id)).options;
    await buy(shop, shop.as('user'), { items: [{ optionId: option.optionId, quantity: 3 }] });
    const ids = async (query: string) =>
      (await mine.get(`${PATH}?size=100&${query}`)).body.data.content.map(
        ({ productId }: { productId: number }) => productId,
      );
    const [row] = (await mine.get(`${PATH}?q=uniq-77`)).body.data.content;
    expect(row).toMatchObject({ productId: id, stockTotal: 2, lowOptions: 2, sold30: 3, state: 'ON_SALE' });
    expect(await ids(`q=${encodeURIComponent('유일무이')}`)).toEqual([id]);
    expect(await ids('state=ON_SALE&stock=low&sort=latest')).toContain(id);
    expect(await ids('state=DRAFT')).not.toContain(id);
    expect(await ids('stock=out')).not.toContain(id);
    const page = (await mine.get(`${PATH}?page=0&size=2`)).body.data;
    expect(page).toMatchObject({ size: 2, number: 0, totalPages: Math.ceil(page.totalElements / 2) });
    expect(page.content[0].productId).toBe(id);
  });

  it.each(['%', '_', '\\', '%%', "'"])('reads %j as a literal character', async (q) => {
    expect((await mine.get(`${PATH}?q=${encodeURIComponent(q)}`)).body.data.totalElements).toBe(0);
  });

  it('counts each state independent of filters, and sorts by last change', async () => {
    const read = async (query: string) => (await mine.get(`${PATH}?${query}`)).body.data;
    const before = (await read('size=1')).counts;
    const [draft, shown] = [await fullProduct(mine), await shownProduct(mine)];
    const { counts } = await read('size=1&state=HIDDEN&stock=out');
    expect(counts).toEqual({
      ...before,
      all: before.all + 2,
      DRAFT: before.DRAFT + 1,
      ON_SALE: before.ON_SALE + 1,
    });
    await shop.db
      .updateTable('products')
      .set({ updated_at: new Date(shop.clock.now().getTime() + 60_000) })
      .where('id', '=', draft)
      .execute();
    const first = async (sort: string) => (await read(`size=1&sort=${sort}`)).content[0].productId;
    expect([await first('updated'), await first('latest')]).toEqual([draft, shown]);
    expect((await read('state=SUSPENDED')).totalElements).toBe(counts.SUSPENDED);
  });

  it('counts missing requirements like the product itself', async () => {
    const bare = (await createProduct(mine, goods())).body.data.productId;
    const half = (await createProduct(mine, goods({ facts: { ...FACTS, care: '', heelMm: null } }))).body
      .data;
    const made = [bare, half.productId, await fullProduct(mine), await shownProduct(mine)];
    const { content } = (await mine.get(`${PATH}?size=${made.length}`)).body.data;
    const told = new Map(
      content.map(({ productId, lacks }: { productId: number; lacks: number }) => [productId, lacks]),
    );
    for (const id of made)
      expect([id, told.get(id)]).toEqual([id, (await readSellerProduct(mine, id)).missing.length]);
    const [most = 0, some = 0, ...none] = made.map((id) => Number(told.get(id)));
    expect([most > some, some > 1, none]).toEqual([true, true, [0, 0]]);
  });

  it('costs four queries, whatever the number of rows', async () => {
    const few = (await mine.get(`${PATH}?size=1`)).queries;
    expect((await mine.get(`${PATH}?size=50`)).queries).toBe(few);
  });

  it('copies into drafts with unique names, no stock, and own pictures', async () => {
    const id = await shownProduct(mine, { name: '원본 신발' });
    const copies = [];
    for (let times = 0; times < 2; times += 1)
      copies.push((await mine.post(`${PATH}/${id}/copy`)).body.data.productId);
    const [first, second] = [
      await readSellerProduct(mine, copies[0]),
      await readSellerProduct(mine, copies[1]),
    ];
    expect([first.name, second.name]).toEqual(['원본 신발 (복사)', '원본 신발 (복사 2)']);
    expect(first).toMatchObject({ state: 'DRAFT', facts: FACTS, missing: [], sellerCode: null });
    expect(first.options.map(({ stock }: { stock: number }) => stock)).toEqual([0, 0]);
    expect(first.images[0].url).toBe((await readSellerProduct(mine, id)).images[0].url);
  });

  it('deletes unordered products, and offers to hide the others', async () => {
    const [bought, fresh] = [await shownProduct(mine), await shownProduct(mine)];
    const [option] = (await readSellerProduct(mine, bought)).options;
    await buy(shop, shop.as('user'), { items: [{ optionId: option.optionId, quantity: 1 }] });
    expect(codeOf(await mine.delete(`${PATH}/${bought}`))).toEqual([409, 'PRODUCT_IN_ORDER']);
    expect((await mine.delete(`${PATH}/${fresh}`)).status).toBe(200);
    expect((await mine.get(`${PATH}/${fresh}`)).status).toBe(404);
    expect((await shop.as('visitor').get(`/api/products/${fresh}`)).status).toBe(404);
    expect((await shop.as('visitor').get(`/api/products/${bought}`)).status).toBe(200);
  });
});

describe('product of another store', () => {
  it('is 403 if public and 404 if not; nothing changes', async () => {
    const [first] = await optionsInStock(shop, 1);
    const own = (await mine.get(`${PATH}?size=1`)).body.data.content[0].storeId;
    const theirs = (await optionsInStock(shop, 600)).find(({ store_id }) => store_id !== own) ?? first;
    const rival = await sellerOf(shop, theirs?.product_id ?? 0);
    const [shownId, draftId] = [await shownProduct(mine), await fullProduct(mine)];
    for (const [id, status] of [
      [shownId, 403],
      [draftId, 404],
      [999_999_999, 404],
    ] as const) {
      const before = await shop.db.selectFrom('products').selectAll().where('id', '=', id).execute();
      const option = (
        await shop.db.selectFrom('product_options').select('id').where('product_id', '=', id).execute()
      )[0];
      const row = { gender: 'MEN', size: '300', color: 'RED', stock: 1 };
      const optionPath = `${PATH}/options/${option?.id ?? 999_999_999}`;
      const answers = [
        await rival.get(`${PATH}/${id}`),
        await changeProduct(rival, id, { price: 1_000 }),
        await rival.delete(`${PATH}/${id}`),
        await rival.post(`${PATH}/${id}/state`, { state: 'HIDDEN', version: 1 }),
        await rival.post(`${PATH}/${id}/copy`),
        await rival.get(`${PATH}/${id}/options`),
        await rival.post(`${PATH}/${id}/options`, row),
        await rival.put(optionPath, { stock: 9 }),
        await rival.delete(optionPath),
      ];
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
      expect(await shop.db.selectFrom('products').selectAll().where('id', '=', id).execute()).toEqual(before);
    }
    const listed = (await rival.get(`${PATH}?size=100`)).body.data.content;
    expect(listed.some(({ productId }: { productId: number }) => productId === shownId)).toBe(false);
  });

  it('endpoints require a seller with a store', async () => {
    const id = await fullProduct(mine);
    const row = { gender: 'MEN', size: '300', color: 'RED', stock: 1 };
    const [option] = (await readSellerProduct(mine, id)).options;
    for (const [who, status] of [
      ['visitor', 401],
      ['user', 403],
      ['admin', 403],
    ] as const) {
      const caller = shop.as(who);
      const answers = [
        await caller.get(PATH),
        await caller.get(`${PATH}/${id}`),
        await createProduct(caller, goods()),
        await changeProduct(caller, id, { price: 1_000 }),
        await caller.delete(`${PATH}/${id}`),
        await caller.post(`${PATH}/${id}/state`, { state: 'ON_SALE', version: 1 }),
        await caller.post(`${PATH}/${id}/copy`),
        await caller.get(`${PATH}/${id}/options`),
        await caller.post(`${PATH}/${id}/options`, row),
        await caller.put(`${PATH}/options/${option.optionId}`, { stock: 9 }),
        await caller.delete(`${PATH}/options/${option.optionId}`),
      ];
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    }
  });
});
