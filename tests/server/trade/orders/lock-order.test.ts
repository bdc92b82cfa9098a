import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADDRESS,
  buy,
  ledgerProblems,
  optionsInStock,
  patiently,
  setStock,
  shopper,
  stockOf,
} from '../../../support/orders/shopping.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { deadlocks, POOL } from '../../../support/server/deadlocks.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';
import { onPostgres } from '../../../support/server/test-database.ts';

const PAIRS = 200;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** Some at a time, so that the calls crowd the connections and do not queue for them. */
async function inLanes<T>(jobs: readonly (() => Promise<T>)[], lanes: number): Promise<T[]> {
  const waiting = [...jobs.entries()];
  const answers: T[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) answers[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return answers;
}

// The embedded engine runs one transaction after the other.
describe.skipIf(!onPostgres)('lock order', () => {
  it('orders for a sold-out option wait for no lock', async () => {
    const [option] = await optionsInStock(shop, 1);
    if (!option) throw new Error('no option');
    await setStock(shop, option.id, 0);
    const items = [{ optionId: option.id, quantity: 1 }];
    await shop.db.transaction().execute(async (tx) => {
      await tx.selectFrom('product_options').where('id', '=', option.id).select('id').forUpdate().execute();
      expect((await shopper(shop.as('user')).start({ items })).body.code).toBe('OUT_OF_STOCK');
    });
    await setStock(shop, option.id, option.stock);
  });

  it(`${PAIRS} members cancel and order the same option at once: no deadlock`, {
    timeout: 300_000,
  }, async () => {
    const crowd = await addCrowd(shop, PAIRS);
    const [option] = await optionsInStock(shop, 1);
    if (!option) throw new Error('no option');
    await setStock(shop, option.id, PAIRS * 3);
    const items = [{ optionId: option.id, quantity: 1 }];
    const callers = crowd.map(({ token }) => shop.withToken(token));
    const bought = await inLanes(
      callers.map((caller) => () => buy(shop, caller, { items })),
      POOL,
    );
    const expectedTotal = (await callers[0]?.post('/api/checkout/quote', { items }))?.body.data.finalPrice;
    const wish = { ...ADDRESS, items, paymentMethod: '카드', expectedTotal };
    const before = await deadlocks(shop);
    const pairs = callers.map((caller, index) => () => {
      const keyed = { headers: { 'idempotency-key': randomUUID() } };
      return Promise.all([
        patiently(() => caller.post(`/api/users/orders/${bought[index]}/cancel`, {}, keyed)),
        patiently(() => caller.post('/api/checkout/payments', wish, keyed)),
      ]);
    });
    const answers = (await inLanes(pairs, POOL)).flat();
    expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)).toEqual([]);
    expect((await deadlocks(shop)) - before).toBe(0);
    expect(await stockOf(shop, option.id)).toBe(PAIRS * 2);
    expect(await ledgerProblems(shop)).toEqual([]);
  });
});
