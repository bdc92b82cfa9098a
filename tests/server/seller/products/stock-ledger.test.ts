import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockStock, moveStock } from '#server/catalogue/stock/stock-store.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { ask, deliver, twins } from '../../../support/orders/delivered.ts';
import { buy, optionsInStock, sellerOf, shopper, stockOf } from '../../../support/orders/shopping.ts';
import { movesOf, stockProblems } from '../../../support/orders/stock.ts';
import { freshProduct } from '../../../support/reviews.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let own: Awaited<ReturnType<typeof optionsInStock>>;
beforeAll(async () => {
  shop = await startTestShop();
  own = await optionsInStock(shop, 20, 10);
});
afterAll(() => shop.close());

let taken = 0;
/** Returns an option that no test has used. */
function untouched() {
  const option = own[taken++];
  if (!option) throw new Error('no option is left');
  return option;
}

describe('stock ledger', () => {
  it('starts with the present stock, for existing and new options', async () => {
    const rows = await shop.db.selectFrom('product_options').select('id').execute();
    expect(
      await stockProblems(
        shop,
        rows.map(({ id }) => id),
      ),
    ).toEqual([]);
    const [added] = await shop.db
      .selectFrom('product_options')
      .select(['id', 'stock'])
      .where('product_id', '=', await freshProduct(shop))
      .execute();
    expect(await movesOf(shop, added?.id ?? 0)).toMatchObject([
      { delta: added?.stock, after: added?.stock, reason: 'OPENING', ref_id: null },
    ]);
  });

  it('is append-only', async () => {
    for (const change of [
      sql`update stock_moves set delta = 1 where id = 1`,
      sql`delete from stock_moves where id = 1`,
      sql`truncate stock_moves`,
    ])
      await expect(change.execute(shop.db)).rejects.toThrow('moves of stock are only added');
  });

  it('has a row for hold, release and cancellation, with the order', async () => {
    const { id, stock } = untouched();
    const user = shop.as('user');
    const started = await shopper(user).start({ items: [{ optionId: id, quantity: 2 }] });
    const held = (await movesOf(shop, id)).at(-1);
    expect(held).toMatchObject({ delta: -2, after: stock - 2, reason: 'HOLD', ref_type: 'ORDER' });
    const given = await user.post('/api/payments/abandon', { orderNo: started.body.data.orderNo });
    expect(given.status).toBe(200);
    expect((await movesOf(shop, id)).at(-1)).toMatchObject({
      delta: 2,
      after: stock,
      reason: 'RELEASE',
      ref_id: held?.ref_id,
    });
    const orderId = await buy(shop, user, { items: [{ optionId: id, quantity: 3 }] });
    expect((await user.post(`/api/users/orders/${orderId}/cancel`, {})).status).toBe(200);
    expect((await movesOf(shop, id)).slice(-2)).toMatchObject([
      { delta: -3, reason: 'HOLD', ref_id: orderId, actor_id: null },
      { delta: 3, after: stock, reason: 'CANCEL', ref_id: orderId, actor_id: null },
    ]);
    expect(await stockProblems(shop, [id])).toEqual([]);
  });

  it('has a row for an expired hold', async () => {
    const { id, stock } = untouched();
    await shopper(shop.as('user')).start({ items: [{ optionId: id, quantity: 1 }] });
    shop.clock.advance(31 * 60_000);
    await shop.sweep();
    expect((await movesOf(shop, id)).at(-1)).toMatchObject({ delta: 1, after: stock, reason: 'RELEASE' });
    expect(await stockProblems(shop, [id])).toEqual([]);
  });

  it('has a row for each step of an exchange, and for a return', async () => {
    const { option, twin } = await twins(shop);
    const user = shop.as('user');
    const seller = await sellerOf(shop, option.product_id);
    const exchanged = await deliver(shop, user, [option]);
    const wish = { orderItemId: exchanged.itemIds[0] ?? 0, type: 'EXCHANGE', newOptionId: twin.id };
    const asked = await ask(user, wish);
    expect((await movesOf(shop, twin.id)).at(-1)).toMatchObject({ delta: -1, reason: 'EXCHANGE' });
    await seller.post(`/api/seller/claims/${asked.body.data.claimId}/decision`, { decision: 'COMPLETE' });
    expect((await movesOf(shop, option.id)).at(-1)).toMatchObject({
      delta: 1,
      reason: 'EXCHANGE',
      ref_id: exchanged.orderId,
    });
    const returned = await deliver(shop, user, [option]);
    await ask(user, { orderItemId: returned.itemIds[0] ?? 0, type: 'EXCHANGE', newOptionId: twin.id });
    await seller.post(`/api/seller/orders/${returned.orderId}/status`, { status: 'RETURNED' });
    expect((await movesOf(shop, option.id)).at(-1)).toMatchObject({ delta: 1, reason: 'RETURN' });
    expect((await movesOf(shop, twin.id)).at(-1)).toMatchObject({ delta: 1, reason: 'RELEASE' });
    expect(await stockProblems(shop, [option.id, twin.id])).toEqual([]);
  });

  it('writes several moves of one option together, each with its own row, all or none', async () => {
    const { id, stock } = untouched();
    const another = untouched();
    const move = (moves: Parameters<typeof moveStock>[1]) =>
      inTransaction(shop.db, async (tx) => {
        await lockStock(tx, [id, another.id]);
        const ofOrder = moves.map((one) => ({ ...one, orderId: 1 }));
        return moveStock(tx, ofOrder, { now: shop.clock.now() });
      });
    expect(
      await move([
        { optionId: id, delta: 2, reason: 'CANCEL' },
        { optionId: id, delta: 1, reason: 'RELEASE' },
      ]),
    ).toBe(true);
    expect((await movesOf(shop, id)).slice(-2)).toMatchObject([
      { delta: 2, after: stock + 2, reason: 'CANCEL' },
      { delta: 1, after: stock + 3, reason: 'RELEASE' },
    ]);
    expect(await move([{ optionId: another.id, delta: -another.stock - 1, reason: 'HOLD' }])).toBe(false);
    expect(await stockOf(shop, another.id)).toBe(another.stock);
    expect(await stockProblems(shop, [id, another.id])).toEqual([]);
  });

  it('takes what is written beside a movement into its statement, and refuses it without one', async () => {
    const { id, stock } = untouched();
    const another = untouched();
    const move = (delta: number) =>
      inTransaction(shop.db, async (tx) => {
        await lockStock(tx, [id]);
        const change = tx.updateTable('product_options').set({ low_stock: 7 }).where('id', '=', another.id);
        const moves = [{ optionId: id, delta, reason: 'EDIT' } as const];
        if (!(await moveStock(tx, moves, { now: shop.clock.now(), beside: [change] })))
          throw new Error('short');
      });
    const lowStock = async () =>
      (
        await shop.db
          .selectFrom('product_options')
          .select('low_stock')
          .where('id', '=', another.id)
          .executeTakeFirstOrThrow()
      ).low_stock;
    const before = await lowStock();
    await expect(move(-stock - 1)).rejects.toThrow('short');
    await expect(move(0)).rejects.toThrow('nothing is written beside no movement');
    expect([await lowStock(), await stockOf(shop, id)]).toEqual([before, stock]);
    await move(-1);
    expect([await lowStock(), await stockOf(shop, id)]).toEqual([7, stock - 1]);
  });
});
