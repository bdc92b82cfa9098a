import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_UNPAID_ORDERS } from '#domain/policies/orders.ts';
import { gather, type Outcome, type Placer, placerOf } from '../../../support/orders/order-batches.ts';
import { ADDRESS, optionsInStock, setStock, shopper, stockOf } from '../../../support/orders/shopping.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';
import { onPostgres } from '../../../support/server/test-database.ts';

const STOCK = 1_000;

let shop: TestShop;
let optionId = 0;
let members: { id: number; token: string }[];
beforeAll(async () => {
  shop = await startTestShop();
  optionId = (await optionsInStock(shop, 1))[0]?.id ?? 0;
  members = await addCrowd(shop, 6);
  await sql`alter table orders add constraint no_such_name check (recipient_name <> '규칙 위반')`.execute(
    shop.db,
  );
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('orders').where('status', '=', 'PENDING').execute();
  await setStock(shop, optionId, STOCK);
});

afterEach(() => vi.restoreAllMocks());

/** The id of one of the ordering members; the last two have the orders before the batch. */
const member = (index: number): number => members[index]?.id ?? 0;

/** Results of orders decided in one batch, which must succeed unless it `fails`; two units are sold before it. */
async function together(
  send: (place: Placer) => Promise<Outcome>[],
  { meanwhile, fails = false }: Pick<Parameters<typeof gather>[2], 'meanwhile'> & { fails?: boolean } = {},
): Promise<Outcome[]> {
  const info = vi.spyOn(shop.app.log, 'info');
  const place = placerOf(shop, optionId);
  const early = { first: () => place(member(4)), second: () => place(member(5)) };
  const rest = { together: () => send(place), ...(meanwhile ? { meanwhile } : {}) };
  const outcomes = await gather(shop, optionId, { ...early, ...rest });
  const failed = info.mock.calls.filter(
    ([, says]) => says === 'placing the orders of a failed batch one by one',
  );
  expect(failed).toHaveLength(fails ? 1 : 0);
  return outcomes;
}
const ORDER = expect.any(Number);

describe('order of a batch is refused alone', () => {
  it('if its member was suspended after the request was accepted', async () => {
    const setStatus = (status: 'ACTIVE' | 'SUSPENDED') =>
      sql`update users set status = ${status} where id = ${member(1)}`;
    const outcomes = await together((place) => [0, 1, 2].map((index) => place(member(index))), {
      meanwhile: (tx) => setStatus('SUSPENDED').execute(tx),
    });
    await setStatus('ACTIVE').execute(shop.db);
    expect(outcomes).toEqual([ORDER, 'UNAUTHORIZED', ORDER]);
    expect(await stockOf(shop, optionId)).toBe(STOCK - 4);
  });

  it('if its price has changed, and the others pay the new one', async () => {
    const { body } = await shopper(shop.withToken(members[0]?.token ?? '')).quote({
      items: [{ optionId, quantity: 1 }],
    });
    const seen: number = body.data.finalPrice;
    const change = (won: number) => sql`update products
      set price = price + ${won}::int, discount_price = discount_price + ${won}::int
      where id = (select product_id from product_options where id = ${optionId})`;
    const totals = [seen, null, seen + 10_000, seen];
    const outcomes = await together(
      (place) => totals.map((expectedTotal, index) => place(member(index), { expectedTotal })),
      { meanwhile: (tx) => change(10_000).execute(tx) },
    );
    await change(-10_000).execute(shop.db);
    expect(outcomes).toEqual(['PRICE_CHANGED', ORDER, ORDER, 'PRICE_CHANGED']);
    const rows = await shop.db
      .selectFrom('orders')
      .select('final_price')
      .where('id', 'in', [Number(outcomes[1]), Number(outcomes[2])])
      .execute();
    expect(rows.map(({ final_price: paid }) => paid)).toEqual([seen + 10_000, seen + 10_000]);
    expect(await stockOf(shop, optionId)).toBe(STOCK - 4);
  });

  it('if its member has too many unpaid orders, those of the batch included', async () => {
    const { rateLimitFactor } = shop.config;
    shop.config.rateLimitFactor = 1;
    const many = Array.from({ length: MAX_UNPAID_ORDERS + 2 }, () => 1);
    const outcomes = await together((place) => [0, ...many, 2].map((index) => place(member(index))));
    shop.config.rateLimitFactor = rateLimitFactor;
    const own = many.map((_, index) => (index < MAX_UNPAID_ORDERS ? ORDER : 'TOO_MANY_UNPAID_ORDERS'));
    expect(outcomes).toEqual([ORDER, ...own, ORDER]);
  });

  it('if its key was used for another request; repeats of one request are one order', async () => {
    const [key, earlierKey] = [randomUUID(), randomUUID()];
    const earlier = await placerOf(shop, optionId)(member(0), { requestKey: earlierKey });
    const two = { items: [{ optionId, quantity: 2 }] };
    const outcomes = await together((place) => [
      place(member(1), { requestKey: key }),
      place(member(1), { requestKey: key }),
      place(member(1), { requestKey: key, ...two }),
      // The key of one member does not match that of another.
      place(member(2), { requestKey: key }),
      place(member(0), { requestKey: earlierKey }),
      place(member(0), { requestKey: earlierKey, ...two }),
    ]);
    const [made, again, , other] = outcomes;
    expect(outcomes).toEqual([ORDER, made, 'REQUEST_KEY_REUSED', ORDER, earlier, 'REQUEST_KEY_REUSED']);
    expect(again).not.toBe(other);
    expect(await stockOf(shop, optionId)).toBe(STOCK - 5);
  });

  it('if it exceeds the stock left by those before it; a smaller one after it is placed', async () => {
    const wants = [1, 4, 2, 1];
    const send = (place: Placer) =>
      wants.map((quantity, index) => place(member(index), { items: [{ optionId, quantity }] }));
    await setStock(shop, optionId, 5);
    expect(await together(send)).toEqual([ORDER, 'OUT_OF_STOCK', ORDER, 'OUT_OF_STOCK']);
    expect(await stockOf(shop, optionId)).toBe(0);
  });

  it('if it violates a database constraint', async () => {
    const bad = { shipping: { ...ADDRESS, recipientName: '규칙 위반' } };
    const outcomes = await together((place) => [place(member(0)), place(member(1), bad), place(member(2))], {
      fails: true,
    });
    expect(outcomes).toEqual([ORDER, 'ERROR', ORDER]);
    expect(await stockOf(shop, optionId)).toBe(STOCK - 4);
  });
});

it('order batch: several orders of one member are all placed', async () => {
  const outcomes = await together((place) => [1, 1, 0, 1].map((index) => place(member(index))));
  expect(outcomes).toEqual([ORDER, ORDER, ORDER, ORDER]);
  expect(new Set(outcomes).size).toBe(4);
});

it.runIf(onPostgres)('order batch: no member locked by another transaction is waited for', async () => {
  const outcomes = shop.db.transaction().execute(async (tx) => {
    const lock = (index: number) => sql`select id from users where id = ${member(index)} for update`;
    await lock(1).execute(tx);
    const place = placerOf(shop, optionId);
    const [alone, locked, free] = [0, 1, 2].map((index) => place(member(index)));
    expect([await alone, await free]).toEqual([ORDER, ORDER]);
    return { locked };
  });
  expect(await (await outcomes).locked).toEqual(ORDER);
});
