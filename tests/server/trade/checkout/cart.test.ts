import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_QUANTITY } from '#domain/policies/orders.ts';
import { optionsInStock, setStock } from '../../../support/orders/shopping.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const user = () => shop.as('user');
const cart = async () => (await user().get('/api/users/cart')).body.data;
const add = (optionId: number, quantity = 1) => user().post('/api/users/cart/items', { optionId, quantity });

describe('cart', () => {
  it('adds up the same option, within stock and five units', async () => {
    const [option] = await optionsInStock(shop, 1);
    if (!option) throw new Error('no option');
    await add(option.id, 2);
    expect((await add(option.id, 2)).body.data.quantity).toBe(4);
    expect((await add(option.id, 2)).body.code).toBe('OUT_OF_STOCK');
    const { items, totalDiscountPrice } = await cart();
    expect(items).toMatchObject([{ optionId: option.id, quantity: 4, selected: true }]);
    expect(totalDiscountPrice).toBe(option.discount_price * 4);
  });

  it('totals selected lines only, and selects in one call', async () => {
    const [, second] = await optionsInStock(shop, 2);
    await add(second?.id ?? 0);
    const { items } = await cart();
    const ids = items.map(({ cartItemId }: { cartItemId: number }) => cartItemId);
    await user().patch('/api/users/cart/items', { selectedIds: [ids[0]] });
    const after = await cart();
    expect(after.items.map(({ selected }: { selected: boolean }) => selected)).toEqual([true, false]);
    await user().patch('/api/users/cart/items', { selectedIds: [] });
    expect((await cart()).totalDiscountPrice).toBe(0);
  });

  it('changes the option in place, and merges with an existing line', async () => {
    const options = await optionsInStock(shop, 60, 6);
    const pair = options.flatMap((a) =>
      options.filter((b) => b.product_id === a.product_id && b.id > a.id).map((b) => [a, b] as const),
    )[0];
    if (!pair) throw new Error('no twins');
    const [a, b] = pair;
    for (const { cartItemId } of (await cart()).items)
      await user().delete(`/api/users/cart/items/${cartItemId}`);
    const first = (await add(a.id, 2)).body.data.cartItemId;
    await add(b.id, 1);
    expect((await user().patch(`/api/users/cart/items/${first}`, { optionId: b.id })).status).toBe(200);
    expect((await cart()).items).toMatchObject([{ optionId: b.id, quantity: 3 }]);
    const foreign = options.find((one) => one.product_id !== a.product_id);
    expect((await user().patch(`/api/users/cart/items/${first}`, { optionId: foreign?.id })).body.code).toBe(
      'PRODUCT_OPTION_NOT_FOUND',
    );
  });

  it('reports a changed price until the line is changed', async () => {
    const [line] = (await cart()).items;
    await shop.db
      .updateTable('products')
      .set({ discount_price: line.discountPrice - 1_000 })
      .where('id', '=', line.productId)
      .execute();
    const [changed] = (await cart()).items;
    expect([changed.discountPrice, changed.seenPrice]).toEqual([
      line.discountPrice - 1_000,
      line.discountPrice,
    ]);
    await user().patch(`/api/users/cart/items/${line.cartItemId}`, { quantity: 1 });
    expect((await cart()).items[0].seenPrice).toBe(line.discountPrice - 1_000);
  });

  it('merges a guest cart: sums, limits and drops, with messages', async () => {
    const [a, b, c] = await optionsInStock(shop, 3);
    if (!a || !b || !c) throw new Error('no options');
    for (const { cartItemId } of (await cart()).items)
      await user().delete(`/api/users/cart/items/${cartItemId}`);
    await add(a.id, 3);
    await setStock(shop, b.id, 2);
    await setStock(shop, c.id, 0);
    const items = [
      { optionId: a.id, quantity: 4 },
      { optionId: b.id, quantity: 3 },
      { optionId: c.id, quantity: 1 },
    ];
    const preview = await shop.as('visitor').post('/api/cart/preview', { items });
    expect(preview.body.data.items).toHaveLength(3);
    expect((await user().post('/api/users/cart/merge', { items })).body.data).toEqual({
      added: 2,
      capped: 2,
      dropped: 1,
    });
    const kept = new Map(
      (await cart()).items.map((item: { optionId: number; quantity: number }) => [
        item.optionId,
        item.quantity,
      ]),
    );
    expect([kept.get(a.id), kept.get(b.id), kept.has(c.id)]).toEqual([MAX_QUANTITY, 2, false]);
  });

  it('belongs to one member: nobody else can change or delete a line', async () => {
    const [line] = (await cart()).items;
    const other = await shop.asMember('minjun@sinbaljang.test');
    for (const caller of [other, shop.as('seller'), shop.as('admin')]) {
      expect((await caller.patch(`/api/users/cart/items/${line.cartItemId}`, { quantity: 1 })).status).toBe(
        404,
      );
      expect((await caller.delete(`/api/users/cart/items/${line.cartItemId}`)).status).toBe(404);
    }
    expect((await shop.as('visitor').delete(`/api/users/cart/items/${line.cartItemId}`)).status).toBe(401);
  });

  it.each([
    { optionId: 0, quantity: 1 },
    { optionId: 'x', quantity: 1 },
    { optionId: 1, quantity: 0 },
    { optionId: 1, quantity: 6 },
    { optionId: 1, quantity: 1.5 },
    { optionId: 1, quantity: '2' },
    {},
    { quantity: 1 },
  ])('refuses %j with one problem per field', async (body) => {
    const answer = await user().post('/api/users/cart/items', body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].message).toMatch(/[가-힣]/);
  });

  it('is read with one query, whatever the number of lines', async () => {
    const few = (await user().get('/api/users/cart')).queries;
    for (const { id } of await optionsInStock(shop, 20, 1)) await add(id);
    expect((await user().get('/api/users/cart')).queries).toBe(few);
  });
});

describe('address book', () => {
  const form = {
    recipientName: '김하루',
    recipientPhone: '010 9876 5432',
    zipCode: '04782',
    addressLine1: '서울 성동구 성수이로 78',
  };

  it('has one default address, for concurrent changes', async () => {
    await Promise.all(
      Array.from({ length: 8 }, () => user().post('/api/users/addresses', { ...form, isDefault: true })),
    );
    const { data } = (await user().get('/api/users/addresses')).body;
    expect(data.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1);
    expect(data[0]).toMatchObject({ isDefault: true, recipientPhone: '010-9876-5432' });
  });

  it('makes the first address the default, and no later one', async () => {
    const [newcomer] = await addCrowd(shop, 1);
    const caller = shop.withToken(newcomer?.token ?? '');
    for (const addressLine2 of ['첫 집', '둘째 집'])
      await caller.post('/api/users/addresses', { ...form, addressLine2, isDefault: false });
    const { data } = (await caller.get('/api/users/addresses')).body;
    expect(
      data.map((one: { addressLine2: string; isDefault: boolean }) => [one.addressLine2, one.isDefault]),
    ).toEqual([
      ['첫 집', true],
      ['둘째 집', false],
    ]);
  });

  it('belongs to one member', async () => {
    const { id } = (await user().get('/api/users/addresses')).body.data[0];
    for (const caller of [
      shop.as('seller'),
      shop.as('admin'),
      await shop.asMember('minjun@sinbaljang.test'),
    ]) {
      expect((await caller.put(`/api/users/addresses/${id}`, form)).status).toBe(404);
      expect((await caller.delete(`/api/users/addresses/${id}`)).status).toBe(404);
    }
  });

  it.each([
    [{ zipCode: '1234' }, 'zipCode'],
    [{ recipientPhone: '02-123-4567' }, 'recipientPhone'],
    [{ recipientName: ' ' }, 'recipientName'],
    [{ addressLine1: '' }, 'addressLine1'],
  ])('refuses %j with a field problem', async (change, field) => {
    const answer = await user().post('/api/users/addresses', { ...form, ...change });
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, field]);
  });

  it('finds road addresses by all words', async () => {
    const { data } = (await shop.as('visitor').get(`/api/postcodes?q=${encodeURIComponent('강남 영동대로')}`))
      .body;
    expect(data).toEqual([
      { zipCode: '06164', roadAddress: '서울특별시 강남구 영동대로 513', building: '코엑스' },
    ]);
  });
});
