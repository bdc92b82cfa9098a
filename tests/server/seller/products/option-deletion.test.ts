import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, deliver } from '../../../support/orders/delivered.ts';
import { approve, confirmBody, patiently, shopper, stockOf } from '../../../support/orders/shopping.ts';
import { stockProblems } from '../../../support/orders/stock.ts';
import { changeProduct, readSellerProduct, shownProduct } from '../../../support/seller-products.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const PATH = '/api/seller/products';
type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let mine: Caller;
let buyer: Caller;
beforeAll(async () => {
  shop = await startTestShop();
  mine = shop.as('seller');
  buyer = shop.as('user');
});
afterAll(() => shop.close());

const option = (size: string, stock = 5) => ({ gender: 'MEN', size, color: 'WHITE', stock });
async function shoe(...sizes: string[]) {
  const id = await shownProduct(mine, { options: sizes.map((size) => option(size)) });
  const ids = (await readSellerProduct(mine, id)).options.map(
    ({ optionId }: { optionId: number }) => optionId,
  );
  return { id, ids: ids as number[] };
}
/** By its own call, and by a form that leaves it out. */
const deletions = (id: number, optionId: number, rest: object[]) => [
  () => mine.delete(`${PATH}/options/${optionId}`),
  () => changeProduct(mine, id, { options: rest }),
];
const refusal = async (ways: ReturnType<typeof deletions>) =>
  Promise.all(ways.map(async (way) => (await way()).body.code));
const IN_ORDER = ['PRODUCT_IN_ORDER', 'PRODUCT_IN_ORDER'];
const rowsOf = (optionId: number) =>
  shop.db.selectFrom('product_options').select('id').where('id', '=', optionId).execute();

describe('N-50: deletion of an option', () => {
  it('waits for a hold, which can be paid and refunded', async () => {
    const { id, ids } = await shoe('250', '255');
    const [held = 0] = ids;
    const started = await shopper(buyer).start({ items: [{ optionId: held, quantity: 2 }] });
    expect(started.status).toBe(200);
    const ways = deletions(id, held, [option('255')]);
    expect(await refusal(ways)).toEqual(IN_ORDER);
    // An order of a hidden or deleted product is still paid.
    expect((await mine.delete(`${PATH}/${id}`)).body.code).toBe('PRODUCT_IN_ORDER');
    await approve(shop, started);
    const paid = await buyer.post('/api/payments/confirm', confirmBody(started));
    expect(paid.status).toBe(200);
    const { orderId } = paid.body.data;
    expect((await buyer.post(`/api/users/orders/${orderId}/cancel`, {})).status).toBe(200);
    const { refunds } = (await buyer.get(`/api/users/orders/${orderId}`)).body.data;
    expect(refunds).toMatchObject([{ amount: started.body.data.amount }]);
    expect(await stockOf(shop, held)).toBe(5);
    expect(await refusal(ways)).toEqual(IN_ORDER);
    expect(await stockProblems(shop, ids)).toEqual([]);
  });

  it('is refused during and after an exchange, however it ends', async () => {
    for (const end of ['COMPLETE', 'REJECT', 'withdraw'] as const) {
      const { id, ids } = await shoe('250', '255');
      const [worn = 0, wanted = 0] = ids;
      const { itemIds } = await deliver(shop, buyer, [{ id: worn, product_id: id }]);
      const asked = await ask(buyer, { orderItemId: itemIds[0] ?? 0, type: 'EXCHANGE', newOptionId: wanted });
      const claim = asked.body.data.claimId;
      expect(await stockOf(shop, wanted)).toBe(4);
      expect(await refusal(deletions(id, wanted, [option('250')]))).toEqual(IN_ORDER);
      const ended =
        end === 'withdraw'
          ? await buyer.post(`/api/users/claims/${claim}/withdraw`)
          : await mine.post(`/api/seller/claims/${claim}/decision`, { decision: end });
      expect(ended.status).toBe(200);
      expect(await refusal(deletions(id, wanted, [option('250')]))).toEqual(IN_ORDER);
      expect(await stockProblems(shop, ids)).toEqual([]);
    }
  });

  it('removes it from carts and alerts if unordered; wishlists and other lines stay', async () => {
    const { id, ids } = await shoe('250', '255', '260');
    const [gone = 0, kept = 0, empty = 0] = ids;
    for (const optionId of [gone, kept]) await buyer.post('/api/users/cart/items', { optionId, quantity: 1 });
    await buyer.post('/api/users/wishlist', { productId: id });
    await mine.patch('/api/seller/options/stock', [{ optionId: empty, stock: 0, seenStock: 5 }]);
    expect((await buyer.post('/api/users/restock-alerts', { optionId: empty })).status).toBe(200);
    const quote = () => shopper(buyer).quote({ items: [{ optionId: gone, quantity: 1 }] });
    const { finalPrice } = (await quote()).body.data;
    for (const optionId of [gone, empty])
      expect((await mine.delete(`${PATH}/options/${optionId}`)).status).toBe(200);
    const { items } = (await buyer.get('/api/users/cart')).body.data;
    const lines = items.filter(({ productId }: { productId: number }) => productId === id);
    expect(lines.map(({ optionId }: { optionId: number }) => optionId)).toEqual([kept]);
    const { wishlists } = (await buyer.get('/api/users/wishlist')).body.data;
    expect(wishlists.map(({ productId }: { productId: number }) => productId)).toContain(id);
    expect((await buyer.get('/api/users/restock-alerts')).body.data).toEqual([]);
    expect((await quote()).body.code).toBe('PRODUCT_OPTION_NOT_FOUND');
    const late = await shopper(buyer).start({
      items: [{ optionId: gone, quantity: 1 }],
      expectedTotal: finalPrice,
    });
    expect([400, 404, 409]).toContain(late.status);
    await buyer.delete(`/api/users/cart/items/${lines[0].cartItemId}`);
  });

  it('concurrent with an order: either deleted or ordered and paid', {
    timeout: 120_000,
  }, async () => {
    const crowd = (await addCrowd(shop, 6)).map(({ token }) => shop.withToken(token));
    for (let round = 0; round < 5; round += 1) {
      const { ids } = await shoe('250', '255');
      const [wanted = 0] = ids;
      const items = [{ optionId: wanted, quantity: 1 }];
      const totals = await Promise.all(
        crowd.map(async (one) => (await patiently(() => shopper(one).quote({ items }))).body.data.finalPrice),
      );
      const starts = crowd.map(
        (one, index) => () =>
          patiently(() =>
            shopper(one).start({ items, expectedTotal: totals[index], key: `gone-${round}-${index}` }),
          ),
      );
      const deletion = () => patiently(() => mine.delete(`${PATH}/options/${wanted}`));
      // The two calls in either order.
      const sends = round % 2 ? [...starts, deletion] : [deletion, ...starts];
      const answers = await Promise.all(sends.map((send) => send()));
      const removed = round % 2 ? answers.at(-1) : answers[0];
      const started = round % 2 ? answers.slice(0, -1) : answers.slice(1);
      const held = started.filter(({ status }) => status === 200);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      if (removed?.status === 200) expect([held.length, await rowsOf(wanted)]).toEqual([0, []]);
      else {
        expect(removed?.body.code).toBe('PRODUCT_IN_ORDER');
        expect(held.length).toBeGreaterThan(0);
      }
      for (const one of held) {
        await approve(shop, one);
        const who = crowd[started.indexOf(one)] as Caller;
        expect((await who.post('/api/payments/confirm', confirmBody(one))).status).toBe(200);
      }
      for (const one of await rowsOf(wanted)) expect(await stockProblems(shop, [one.id])).toEqual([]);
    }
  });
});
