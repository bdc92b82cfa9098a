import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../../../support/community.ts';
import { buy, optionsInStock, sellerOf, stockOf } from '../../../support/orders/shopping.ts';
import { movesOf, stockProblems } from '../../../support/orders/stock.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const PATH = '/api/seller/options/stock';
type Caller = ReturnType<TestShop['as']>;

let shop: TestShop;
let mine: Caller;
let own: Awaited<ReturnType<typeof optionsInStock>>;
let foreign: (typeof own)[number];
beforeAll(async () => {
  shop = await startTestShop();
  const options = await optionsInStock(shop, 600, 10);
  const [first] = options;
  const other = options.find(({ store_id }) => store_id !== first?.store_id);
  if (!first || !other) throw new Error('the seed has one store only');
  mine = await sellerOf(shop, first.product_id);
  own = options.filter(({ store_id }) => store_id === first.store_id);
  foreign = other;
});
afterAll(() => shop.close());

let taken = 0;
/** An option of the own store that no test has touched. */
function untouched() {
  const option = own[taken++];
  if (!option) throw new Error('no option is left');
  return option;
}
const edit = (rows: object[], caller = mine) => caller.patch(PATH, rows);

describe('C4-4: stock change', () => {
  it('applies the difference, so that units sold meanwhile stay sold', async () => {
    const { id, stock } = untouched();
    const kept = untouched();
    await buy(shop, shop.as('user'), { items: [{ optionId: id, quantity: 2 }] });
    const answer = await edit([
      { optionId: id, stock: stock + 5, seenStock: stock },
      { optionId: kept.id, stock: kept.stock, seenStock: kept.stock },
    ]);
    expect(answer.body.data).toEqual([
      { optionId: id, done: true, stock: stock + 3, reason: null },
      { optionId: kept.id, done: true, stock: kept.stock, reason: null },
    ]);
    expect(await stockOf(shop, id)).toBe(stock + 3);
    const actor_id = await sellerId();
    expect((await movesOf(shop, id)).at(-1)).toMatchObject({ delta: 5, reason: 'EDIT', actor_id });
    expect(await movesOf(shop, kept.id)).toHaveLength(1);
    expect(await stockProblems(shop, [id, kept.id])).toEqual([]);
  });

  it('refuses a row that would fall below zero, with the present stock, and applies the others', async () => {
    const [short, fine] = [untouched(), untouched()];
    await buy(shop, shop.as('user'), { items: [{ optionId: short.id, quantity: 2 }] });
    const answer = await edit([
      { optionId: short.id, stock: 1, seenStock: short.stock },
      { optionId: fine.id, stock: 0, seenStock: fine.stock },
    ]);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual([
      { optionId: short.id, done: false, stock: short.stock - 2, reason: 'STOCK_MOVED' },
      { optionId: fine.id, done: true, stock: 0, reason: null },
    ]);
    expect([await stockOf(shop, short.id), await stockOf(shop, fine.id)]).toEqual([short.stock - 2, 0]);
  });

  it('notifies restock subscribers', async () => {
    const { id, stock, product_id: productId } = untouched();
    await edit([{ optionId: id, stock: 0, seenStock: stock }]);
    const user = shop.as('user');
    expect((await user.post('/api/users/restock-alerts', { optionId: id })).status).toBe(200);
    await edit([{ optionId: id, stock: 4, seenStock: 0 }]);
    const told = (await user.get('/api/users/notices?size=100')).body.data.content.filter(
      ({ path }: { path: string }) => path === `/products/${productId}`,
    );
    expect(told).toMatchObject([{ type: 'RESTOCK' }]);
    expect((await user.get('/api/users/restock-alerts')).body.data).toEqual([]);
  });

  it('does nothing for a list with an option of another store, a deleted one, or none', async () => {
    const { id, stock, product_id: productId } = untouched();
    const good = { optionId: id, stock: stock + 1, seenStock: stock };
    const theirs = { optionId: foreign.id, stock: 0, seenStock: foreign.stock };
    for (const bad of [theirs, { ...theirs, optionId: 999_999_999 }])
      for (const rows of [
        [good, bad],
        [bad, good],
      ]) {
        const answer = await edit(rows);
        expect([answer.status, answer.body.code]).toEqual([404, 'PRODUCT_OPTION_NOT_FOUND']);
      }
    expect([await stockOf(shop, id), await stockOf(shop, foreign.id)]).toEqual([stock, foreign.stock]);
    const deleted_at = shop.clock.now();
    await shop.db.updateTable('products').set({ deleted_at }).where('id', '=', productId).execute();
    expect((await edit([good])).status).toBe(404);
    await shop.db.updateTable('products').set({ deleted_at: null }).where('id', '=', productId).execute();
  });

  it('refuses invalid lists', async () => {
    const { id, stock } = untouched();
    const row = { optionId: id, stock, seenStock: stock };
    const many = Array.from({ length: 201 }, (_, index) => ({ ...row, optionId: index + 1 }));
    const bad = [
      [],
      [row, row],
      many,
      [{ ...row, stock: -1 }],
      [{ ...row, stock: 1.5 }],
      [{ ...row, stock: 1e12 }],
      [{ ...row, stock: '1e3' }],
      [{ ...row, seenStock: null }],
      row,
    ];
    for (const body of bad) expect((await mine.patch(PATH, body)).status, JSON.stringify(body)).toBe(400);
    expect(await stockOf(shop, id)).toBe(stock);
  });

  it('is for sellers only', async () => {
    const { id, stock } = untouched();
    const rows = [{ optionId: id, stock: stock + 1, seenStock: stock }];
    const statuses = [];
    for (const who of ['visitor', 'user', 'admin'] as const)
      statuses.push((await edit(rows, shop.as(who))).status);
    expect(statuses).toEqual([401, 403, 403]);
    expect((await edit(rows, await sellerOf(shop, foreign.product_id))).status).toBe(404);
    expect(await stockOf(shop, id)).toBe(stock);
  });
});

async function sellerId(): Promise<number> {
  const row = await shop.db
    .selectFrom('stores')
    .innerJoin('users', 'users.id', 'stores.seller_id')
    .select('users.email')
    .where('stores.id', '=', own[0]?.store_id ?? 0)
    .executeTakeFirstOrThrow();
  return idOf(shop, row.email);
}
