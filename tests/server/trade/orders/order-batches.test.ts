import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { CHECKS } from '#server/consistency/checks.ts';
import { verifyShop } from '#server/consistency/verify-shop.ts';
import { bringStock } from '../../../support/orders/order-batches.ts';
import { ADDRESS, optionsInStock, shopper, stockOf } from '../../../support/orders/shopping.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import type { Answer } from '../../../support/server/server.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';
import { statementsOf } from '../../../support/server/statements-of.ts';

const STOCK = 1_000;
const BUYERS = 40;

let shop: TestShop;
let optionId = 0;
let faultsBefore: unknown;
let buyers: { id: number; caller: ReturnType<TestShop['as']> }[];
beforeAll(async () => {
  shop = await startTestShop();
  optionId = (await optionsInStock(shop, 1))[0]?.id ?? 0;
  faultsBefore = await faults();
  buyers = (await addCrowd(shop, BUYERS)).map(({ id, token }) => ({ id, caller: shop.withToken(token) }));
});
afterAll(() => shop.close());
beforeEach(() => bringStock(shop, optionId, STOCK));

/** What contradicts itself in the whole shop. */
const faults = () => verifyShop(shop.db, CHECKS, shop.clock.now());

/** Orders a unit of the wanted option and pays at once. */
const order = ({ caller }: (typeof buyers)[number]): Promise<Answer> =>
  caller.post(
    '/api/users/direct-orders',
    {
      ...ADDRESS,
      items: [{ optionId, quantity: 1 }],
      couponId: null,
      usedPoints: 0,
      paymentMethod: '카드',
    },
    { headers: { 'idempotency-key': randomUUID() } },
  );

const codes = (answers: readonly Answer[]) =>
  answers.map(({ status, body }) => (status === 200 ? 200 : body.code));
const idsOf = (answers: readonly Answer[]): number[] =>
  answers.filter(({ status }) => status === 200).map(({ body }) => body.data.orderId);

describe('concurrent orders for one option', () => {
  it('are written by few transactions, each with its rows and its buyer', async () => {
    const { answer, transactions } = await statementsOf(() => Promise.all(buyers.map(order)));
    expect(codes(answer)).toEqual(buyers.map(() => 200));
    expect(transactions).toBeLessThan(BUYERS / 2);
    const ids = idsOf(answer);
    expect(await stockOf(shop, optionId)).toBe(STOCK - BUYERS);
    const { rows } = await sql<{ id: number; user_id: number }>`
      select o.id, o.user_id from orders o join payments p on p.order_id = o.id and p.status = 'PAID'
        join test_payments t on t.payment_key = p.payment_key and t.order_no = o.order_no and t.amount = o.final_price
      where o.id = any(${ids}::bigint[])`.execute(shop.db);
    const buyerOf = new Map(rows.map((row) => [row.id, row.user_id]));
    expect(ids.map((id) => buyerOf.get(id))).toEqual(buyers.map(({ id }) => id));
    const { rows: moves } = await sql<{ after: number }>`select after from stock_moves
      where ref_type = 'ORDER' and ref_id = any(${ids}::bigint[]) order by id`.execute(shop.db);
    expect(moves.map(({ after }) => after)).toEqual(ids.map((_, index) => STOCK - 1 - index));
  });

  it('sell the last unit once, and the other 199 are told that it is sold out', async () => {
    await bringStock(shop, optionId, 1);
    const asked = Array.from({ length: 200 / BUYERS }, () => buyers).flat();
    const answers = codes(await Promise.all(asked.map(order)));
    const sold = answers.filter((code) => code === 200);
    expect([sold.length, new Set(answers)]).toEqual([1, new Set([200, 'OUT_OF_STOCK'])]);
    expect(await stockOf(shop, optionId)).toBe(0);
  });

  it('each have a hold release job if not paid at once', async () => {
    const [one] = buyers;
    const items = [{ optionId, quantity: 1 }];
    if (!one) throw new Error('nobody buys');
    const { body } = await shopper(one.caller).quote({ items });
    const expectedTotal: number = body.data.finalPrice;
    const answers = await Promise.all(
      buyers.map(({ caller }) => shopper(caller).start({ items, expectedTotal })),
    );
    expect(codes(answers)).toEqual(buyers.map(() => 200));
    const keys = idsOf(answers).map(String);
    const { rows } = await sql<{ key: string }>`select singleton_key as key from pgboss.job
      where name = 'release-hold' and singleton_key = any(${keys}::text[])`.execute(shop.db);
    expect(rows.map(({ key }) => key).sort()).toEqual(keys.sort());
  });
});

it('consistency checks find nothing after orders in batches', async () => {
  expect(await faults()).toEqual(faultsBefore);
});

it('ORDER_BATCHES accepts on and off only, and turns batches off', () => {
  expect(readConfig({}).orderBatches).toBe(true);
  expect(readConfig({ ORDER_BATCHES: 'off' }).orderBatches).toBe(false);
  expect(() => readConfig({ ORDER_BATCHES: '0' })).toThrow('ORDER_BATCHES');
});
