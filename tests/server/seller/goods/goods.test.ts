import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  changeGoods,
  createGoods,
  FACTS,
  fullGoods,
  goods,
  readGoods,
  shownGoods,
} from '../../../support/goods.ts';
import { photo } from '../../../support/multipart.ts';
import { startTestShop, type TestShop } from '../../../support/server.ts';
import { buy, optionsInStock, sellerOf } from '../../../support/shopping.ts';
import { movesOf, stockProblems } from '../../../support/stock.ts';

const PATH = '/api/seller/products';
type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let mine: Caller;
beforeAll(async () => {
  shop = await startTestShop();
  mine = shop.as('seller');
});
afterAll(() => shop.close());

const move = (id: number, state: string, version: number) =>
  mine.post(`${PATH}/${id}/state`, { state, version });
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('a new product', () => {
  it('of an older client is a draft, whose list says what is missing', async () => {
    const words = goods();
    const answer = await createGoods(mine, words, { main: [await photo(40, 30)] });
    expect(answer.status).toBe(201);
    const id = answer.body.data.productId;
    const draft = await readGoods(mine, id);
    expect(draft).toMatchObject({ state: 'DRAFT', version: 1, name: words.name, discountPrice: 50_000 });
    expect(draft.missing.map(({ field }: { field: string }) => field)).toEqual([
      'facts.material',
      'facts.manufacturer',
      'facts.country',
      'facts.care',
      'facts.warranty',
      'facts.serviceContact',
      'facts.heelMm',
    ]);
    expect((await shop.as('visitor').get(`/api/products/${id}`)).status).toBe(404);
    const own = await mine.get(`/api/products/${id}`);
    expect([own.status, own.body.data.name]).toEqual([200, words.name]);
    const refused = await move(id, 'ON_SALE', 1);
    expect(codeOf(refused)).toEqual([400, 'FACTS_REQUIRED']);
    expect(refused.body.errors).toHaveLength(7);
  });

  it('has its stock in the ledger, by its seller', async () => {
    const id = await fullGoods(mine);
    const { options } = await readGoods(mine, id);
    const [stocked, empty] = options;
    expect([stocked.stock, empty.stock, empty.lowStock]).toEqual([5, 0, 3]);
    expect(await movesOf(shop, stocked.optionId)).toMatchObject([{ delta: 5, after: 5, reason: 'EDIT' }]);
    expect(await movesOf(shop, empty.optionId)).toEqual([]);
    expect(await stockProblems(shop, [stocked.optionId, empty.optionId])).toEqual([]);
  });

  it.each([
    ['price', { price: 0 }],
    ['price', { price: -1 }],
    ['price', { price: 999 }],
    ['price', { price: 1e12 }],
    ['price', { price: '1e3' }],
    ['price', { price: 1000.5 }],
    ['name', { name: ' ' }],
    ['name', { name: '가'.repeat(201) }],
    ['description', { description: '가'.repeat(1_001) }],
    ['discountValue', { discountType: 'RATE_DISCOUNT', discountValue: 101 }],
    ['discountValue', { discountType: 'RATE_DISCOUNT', discountValue: 0 }],
    ['discountValue', { discountType: 'RATE_DISCOUNT', discountValue: 10.5 }],
    ['discountValue', { discountType: 'FIXED_DISCOUNT', discountValue: 49_001 }],
    ['discountValue', { discountType: 'FIXED_DISCOUNT', discountValue: -1 }],
    ['options', { options: [] }],
    ['options.0.size', { options: [{ gender: 'MEN', size: '262', color: 'BLACK', stock: 1 }] }],
    ['options.0.color', { options: [{ gender: 'MEN', size: '260', color: 'NOCOLOR', stock: 1 }] }],
    ['options.0.stock', { options: [{ gender: 'MEN', size: '260', color: 'BLACK', stock: -1 }] }],
  ])('is refused for its %s (row %#)', async (field, wrong) => {
    const answer = await createGoods(mine, goods(wrong));
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((one: { field: string }) => one.field)).toContain(field);
  });

  it('costs what is left after its discount, rounded half up and never below a thousand won', async () => {
    const priceOf = async (more: object) =>
      (await readGoods(mine, await fullGoods(mine, more))).discountPrice;
    expect(await priceOf({ price: 10_010, discountType: 'RATE_DISCOUNT', discountValue: 15 })).toBe(8_509);
    expect(await priceOf({ price: 10_000, discountType: 'FIXED_DISCOUNT', discountValue: 9_000 })).toBe(
      1_000,
    );
    expect(await priceOf({ price: 10_000, discountType: 'NONE', discountValue: 50 })).toBe(10_000);
  });

  it('has a name and a code that its store has once, however many ask at once', async () => {
    const words = goods({ sellerCode: 'CODE-1' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => createGoods(mine, words)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(codeOf(await createGoods(mine, { ...words, sellerCode: 'CODE-2' }))).toEqual([
      409,
      'DUPLICATE_PRODUCT_NAME',
    ]);
    expect(codeOf(await createGoods(mine, goods({ sellerCode: 'CODE-1' })))).toEqual([
      409,
      'DUPLICATE_SELLER_CODE',
    ]);
    expect(codeOf(await createGoods(mine, goods({ categoryId: 9_999 })))).toEqual([
      404,
      'CATEGORY_NOT_FOUND',
    ]);
  });

  it('keeps words as they are, and pictures only where they are pictures', async () => {
    const name = '<script>alert(1)</script> <b>굵은</b>';
    const id = await fullGoods(mine, { name, description: '<img src=x onerror=alert(1)>' });
    expect(await readGoods(mine, id)).toMatchObject({ name, description: '<img src=x onerror=alert(1)>' });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    expect((await createGoods(mine, goods(), { main: [svg] })).status).toBe(400);
    const many = Array.from({ length: 11 }, () => svg);
    expect((await createGoods(mine, goods(), { main: many })).status).toBe(400);
  });
});

describe('showing and hiding', () => {
  it('goes from draft to sale, is hidden and comes back, each by its version', async () => {
    const id = await fullGoods(mine);
    expect(codeOf(await move(id, 'HIDDEN', 1))).toEqual([409, 'INVALID_PRODUCT_STATE']);
    expect((await move(id, 'ON_SALE', 1)).body.data).toEqual({ state: 'ON_SALE', version: 2 });
    expect((await shop.as('visitor').get(`/api/products/${id}`)).status).toBe(200);
    expect((await shop.as('visitor').get(`/api/products/${id}/facts`)).body.data).toEqual(FACTS);
    expect(codeOf(await move(id, 'HIDDEN', 1))).toEqual([409, 'VERSION_CONFLICT']);
    expect((await move(id, 'HIDDEN', 2)).body.data).toEqual({ state: 'HIDDEN', version: 3 });
    expect((await shop.as('visitor').get(`/api/products/${id}`)).status).toBe(404);
    expect((await move(id, 'ON_SALE', 3)).status).toBe(200);
    await shop.db.updateTable('products').set({ state: 'SUSPENDED' }).where('id', '=', id).execute();
    expect(codeOf(await move(id, 'ON_SALE', 4))).toEqual([409, 'INVALID_PRODUCT_STATE']);
  });

  it('wants a picture and all statutory fields, and what is shown loses none of them', async () => {
    const answer = await createGoods(mine, goods({ facts: { ...FACTS, heelMm: 0 } }));
    const bare = answer.body.data.productId;
    expect((await move(bare, 'ON_SALE', 1)).body.errors).toMatchObject([{ field: 'mainImages' }]);
    const id = await shownGoods(mine);
    const lost = await changeGoods(mine, id, { facts: { care: '' } });
    expect([...codeOf(lost), lost.body.errors[0].field]).toEqual([400, 'FACTS_REQUIRED', 'facts.care']);
    expect(codeOf(await changeGoods(mine, id, { images: [] }))).toEqual([400, 'FACTS_REQUIRED']);
    const { facts, images } = await readGoods(mine, id);
    expect([facts, images.length]).toEqual([FACTS, 1]);
  });
});

describe('a change', () => {
  it('leaves what it does not say, and takes only the version that it names', async () => {
    const id = await fullGoods(mine, { discountType: 'RATE_DISCOUNT', discountValue: 10 });
    const before = await readGoods(mine, id);
    expect((await changeGoods(mine, id, { price: 60_000, version: 1 })).status).toBe(200);
    const after = await readGoods(mine, id);
    expect(after).toMatchObject({ price: 60_000, discountPrice: 54_000, version: 2 });
    for (const same of ['name', 'description', 'facts', 'images', 'options'])
      expect(after[same]).toEqual(before[same]);
    expect(codeOf(await changeGoods(mine, id, { price: 70_000, version: 1 }))).toEqual([
      409,
      'VERSION_CONFLICT',
    ]);
    expect((await changeGoods(mine, id, { price: 80_000 })).status).toBe(200);
    expect((await readGoods(mine, id)).price).toBe(80_000);
  });

  it('with a complete list of pictures keeps, adds, orders and removes in one save', async () => {
    const id = await fullGoods(mine);
    const [first] = (await readGoods(mine, id)).images;
    const wanted = [
      { fileIndex: 0, type: 'MAIN', color: 'BLACK' },
      { imageId: first.imageId, type: 'MAIN' },
      { fileIndex: 0, type: 'DETAIL' },
    ];
    const files = { main: [await photo(50, 50)], detail: [await photo(60, 60)] };
    expect((await changeGoods(mine, id, { images: wanted }, files)).status).toBe(200);
    const { images } = await readGoods(mine, id);
    expect(images.map(({ type, color }: { type: string; color: string | null }) => [type, color])).toEqual([
      ['MAIN', 'BLACK'],
      ['MAIN', null],
      ['DETAIL', null],
    ]);
    expect(images[1].imageId).toBe(first.imageId);
    const [row] = (await mine.get(`${PATH}?q=${encodeURIComponent((await readGoods(mine, id)).name)}`)).body
      .data.content;
    expect(row.mainImageUrl).toBe(images[0].url);
    expect(
      (await changeGoods(mine, id, { images: [{ imageId: images[2].imageId, type: 'MAIN' }] })).status,
    ).toBe(200);
    expect((await readGoods(mine, id)).images).toMatchObject([{ imageId: images[2].imageId, type: 'MAIN' }]);
  });

  it('of an older client replaces the pictures of the kind that it sends, and takes no addresses for a list', async () => {
    const id = await fullGoods(mine);
    const images = [{ url: 'data:image/png;base64,AAAA', type: 'MAIN' }];
    const before = (await readGoods(mine, id)).images;
    expect((await changeGoods(mine, id, { images })).status).toBe(200);
    expect((await readGoods(mine, id)).images).toEqual(before);
    const files = { detail: [await photo(60, 60), await photo(61, 60)] };
    expect((await changeGoods(mine, id, { images }, files)).status).toBe(200);
    const kinds = (await readGoods(mine, id)).images.map(({ type }: { type: string }) => type);
    expect(kinds).toEqual(['MAIN', 'DETAIL', 'DETAIL']);
  });

  it('names no picture of another product, and none that was not sent', async () => {
    const [id, other] = [await fullGoods(mine), await fullGoods(mine)];
    const [theirs] = (await readGoods(mine, other)).images;
    const wrong = [
      [{ imageId: theirs.imageId, type: 'MAIN' }],
      [{ fileIndex: 0, type: 'MAIN' }],
      [{ imageId: theirs.imageId, fileIndex: 0, type: 'MAIN' }],
    ];
    const statuses = [];
    for (const images of wrong) statuses.push((await changeGoods(mine, id, { images })).status);
    expect(statuses).toEqual([404, 400, 400]);
    expect((await readGoods(mine, other)).images).toEqual([theirs]);
    expect((await readGoods(mine, id)).images).toHaveLength(1);
  });
});

describe('options', () => {
  const option = (size: string, stock = 1, more: object = {}) => ({
    ...{ gender: 'MEN', size, color: 'WHITE', stock },
    ...more,
  });

  it('of a change are exactly these: kept, added, taken away, with what was sold left sold', async () => {
    const id = await shownGoods(mine, { options: [option('250', 5), option('255', 5), option('260', 5)] });
    const [a, b, c] = (await readGoods(mine, id)).options;
    await buy(shop, shop.as('user'), { items: [{ optionId: a.optionId, quantity: 2 }] });
    const wanted = [option('250', 9, { seenStock: 5 }), option('255', 2, { sku: 'S-255' }), option('270', 4)];
    expect((await changeGoods(mine, id, { options: wanted })).status).toBe(200);
    const { options } = await readGoods(mine, id);
    expect(options.map(({ size, stock }: { size: string; stock: number }) => [size, stock])).toEqual([
      ['250', 7],
      ['255', 2],
      ['270', 4],
    ]);
    expect([options[0].optionId, options[1].optionId, options[1].sku]).toEqual([
      a.optionId,
      b.optionId,
      'S-255',
    ]);
    expect((await movesOf(shop, c.optionId)).at(-1)).toMatchObject({ delta: -5, after: 0, reason: 'EDIT' });
    expect(
      await stockProblems(
        shop,
        options.map(({ optionId }: { optionId: number }) => optionId),
      ),
    ).toEqual([]);
    expect(codeOf(await changeGoods(mine, id, { options: [option('255')] }))).toEqual([
      409,
      'PRODUCT_IN_ORDER',
    ]);
    const short = [option('250', 0, { seenStock: 9 }), option('255', 2), option('270', 4)];
    expect(codeOf(await changeGoods(mine, id, { options: short }))).toEqual([409, 'STOCK_MOVED']);
    expect((await readGoods(mine, id)).options).toEqual(options);
  });

  it('are added, changed and removed one by one; each is there once', async () => {
    const id = await fullGoods(mine, { options: [option('250')] });
    const added = await mine.post(`${PATH}/${id}/options`, option('255', 4));
    const optionId = added.body.data.optionId;
    expect(codeOf(await mine.post(`${PATH}/${id}/options`, option('255')))).toEqual([
      409,
      'DUPLICATE_PRODUCT_OPTION',
    ]);
    expect(codeOf(await mine.put(`${PATH}/options/${optionId}`, { size: '250', stock: 4 }))).toEqual([
      409,
      'DUPLICATE_PRODUCT_OPTION',
    ]);
    expect((await mine.put(`${PATH}/options/${optionId}`, { size: '280', stock: 6 })).status).toBe(200);
    const list = (await mine.get(`${PATH}/${id}/options`)).body.data;
    expect(list.find((row: { optionId: number }) => row.optionId === optionId)).toMatchObject({
      size: '280',
      stock: 6,
      lowStock: 3,
    });
    expect((await mine.delete(`${PATH}/options/${optionId}`)).status).toBe(200);
    expect((await mine.get(`${PATH}/${id}/options`)).body.data).toHaveLength(1);
    expect(codeOf(await mine.delete(`${PATH}/options/${optionId}`))).toEqual([
      404,
      'PRODUCT_OPTION_NOT_FOUND',
    ]);
  });

  it('that were ordered stay what they are; in carts and wishes only, they go', async () => {
    const id = await shownGoods(mine, { options: [option('250', 5), option('255', 5)] });
    const [sold, kept] = (await readGoods(mine, id)).options;
    const user = shop.as('user');
    await user.post('/api/users/cart/items', { optionId: kept.optionId, quantity: 1 });
    await buy(shop, user, { items: [{ optionId: sold.optionId, quantity: 1 }] });
    expect(codeOf(await mine.delete(`${PATH}/options/${sold.optionId}`))).toEqual([409, 'PRODUCT_IN_ORDER']);
    expect(codeOf(await mine.put(`${PATH}/options/${sold.optionId}`, { size: '290', stock: 4 }))).toEqual([
      409,
      'PRODUCT_IN_ORDER',
    ]);
    expect((await mine.put(`${PATH}/options/${sold.optionId}`, { stock: 9, seenStock: 5 })).status).toBe(200);
    expect((await mine.delete(`${PATH}/options/${kept.optionId}`)).status).toBe(200);
    expect((await user.get('/api/users/cart')).status).toBe(200);
    const [last] = (await readGoods(mine, id)).options;
    expect(last).toMatchObject({ optionId: sold.optionId, size: '250', stock: 8 });
  });
});

describe('the list, a copy and deletion', () => {
  it('counts stock, low options and what was sold, and finds by name, code, state and stock', async () => {
    const id = await shownGoods(mine, { name: '유일무이 러너', sellerCode: 'UNIQ-77' });
    const [option] = (await readGoods(mine, id)).options;
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

  it('costs three queries however many rows it has', async () => {
    const few = (await mine.get(`${PATH}?size=1`)).queries;
    expect((await mine.get(`${PATH}?size=50`)).queries).toBe(few);
  });

  it('copies into drafts with names of their own, nothing in stock, and pictures that stay', async () => {
    const id = await shownGoods(mine, { name: '원본 신발' });
    const copies = [];
    for (let times = 0; times < 2; times += 1)
      copies.push((await mine.post(`${PATH}/${id}/copy`)).body.data.productId);
    const [first, second] = [await readGoods(mine, copies[0]), await readGoods(mine, copies[1])];
    expect([first.name, second.name]).toEqual(['원본 신발 (복사)', '원본 신발 (복사 2)']);
    expect(first).toMatchObject({ state: 'DRAFT', facts: FACTS, missing: [], sellerCode: null });
    expect(first.options.map(({ stock }: { stock: number }) => stock)).toEqual([0, 0]);
    expect(first.images[0].url).toBe((await readGoods(mine, id)).images[0].url);
  });

  it('deletes what nobody has ordered, and offers to hide the rest', async () => {
    const [bought, fresh] = [await shownGoods(mine), await shownGoods(mine)];
    const [option] = (await readGoods(mine, bought)).options;
    await buy(shop, shop.as('user'), { items: [{ optionId: option.optionId, quantity: 1 }] });
    expect(codeOf(await mine.delete(`${PATH}/${bought}`))).toEqual([409, 'PRODUCT_IN_ORDER']);
    expect((await mine.delete(`${PATH}/${fresh}`)).status).toBe(200);
    expect((await mine.get(`${PATH}/${fresh}`)).status).toBe(404);
    expect((await shop.as('visitor').get(`/api/products/${fresh}`)).status).toBe(404);
    expect((await shop.as('visitor').get(`/api/products/${bought}`)).status).toBe(200);
  });
});

describe('whose it is', () => {
  it('another store’s is forbidden where everybody sees it and missing where nobody does; nothing changes', async () => {
    const [first] = await optionsInStock(shop, 1);
    const own = (await mine.get(`${PATH}?size=1`)).body.data.content[0].storeId;
    const theirs = (await optionsInStock(shop, 600)).find(({ store_id }) => store_id !== own) ?? first;
    const rival = await sellerOf(shop, theirs?.product_id ?? 0);
    const [shownId, draftId] = [await shownGoods(mine), await fullGoods(mine)];
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
        await changeGoods(rival, id, { price: 1_000 }),
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

  it('is for sellers with a store', async () => {
    const id = await fullGoods(mine);
    const row = { gender: 'MEN', size: '300', color: 'RED', stock: 1 };
    const [option] = (await readGoods(mine, id)).options;
    for (const [who, status] of [
      ['visitor', 401],
      ['user', 403],
      ['admin', 403],
    ] as const) {
      const caller = shop.as(who);
      const answers = [
        await caller.get(PATH),
        await caller.get(`${PATH}/${id}`),
        await createGoods(caller, goods()),
        await changeGoods(caller, id, { price: 1_000 }),
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
