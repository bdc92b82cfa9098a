import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderRequest } from '#server/trade/orders/placing/order-request.ts';
import { gather, type Outcome, placerOf } from '../../../support/orders/order-batches.ts';
import { optionsInStock, setStock, stockOf } from '../../../support/orders/shopping.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';
import { statementsOf } from '../../../support/server/statements-of.ts';
import { onPostgres } from '../../../support/server/test-database.ts';

const STOCK = 1_000;
const BUYERS = 12;
const MOST_STATEMENTS = 18;
/** Log message of a batch that failed as a whole. */
const FELL_APART = 'placing the orders of a failed batch one by one';

let shop: TestShop;
let optionId = 0;
let otherId = 0;
let buyers: number[];
let early: [number, number];
beforeAll(async () => {
  shop = await startTestShop();
  [optionId = 0, otherId = 0] = (await optionsInStock(shop, 2)).map(({ id }) => id);
  const [first, second, ...others] = (await addCrowd(shop, BUYERS + 2)).map(({ id }) => id);
  early = [first ?? 0, second ?? 0];
  buyers = others;
});
afterAll(() => shop.close());
beforeEach(() => setStock(shop, optionId, STOCK));
afterEach(() => vi.restoreAllMocks());

const ORDERS = Array.from({ length: BUYERS }, () => expect.any(Number));

type Sent = Partial<OrderRequest> & { memberId: number };
const sendings = () => buyers.map((memberId) => ({ memberId, requestKey: randomUUID() }));

/** Results of these instant orders, decided in one batch; two units are sold before it. */
function together(sent: readonly Sent[], meanwhile = async () => {}): Promise<Outcome[]> {
  const place = placerOf(shop, optionId, true);
  const [first, second] = early;
  return gather(shop, optionId, {
    first: () => place(first),
    second: () => place(second),
    together: () => sent.map(({ memberId, ...own }) => place(memberId, own)),
    meanwhile,
  });
}

describe('order batches for one option', () => {
  it('are one per process at a time, each written as a set', async () => {
    const { answer, texts, transactions } = await statementsOf(() => together(sendings()));
    expect(answer).toEqual(ORDERS);
    // The transaction that holds the row, the two orders before, and one batch of all others.
    expect(transactions).toBe(4);
    const written = texts.filter((text) => /^(with|insert|update)/.test(text));
    expect(written.length).toBeLessThan(3 * MOST_STATEMENTS);
  });

  it.each([
    ['no key', () => ({ requestKey: null })],
    ['a coupon', () => ({ couponId: 1 })],
    ['points', () => ({ usedPoints: 1_000 })],
    ['two lines', () => ({ items: [optionId, otherId].map((id) => ({ optionId: id, quantity: 1 })) })],
    ['the lines of the cart', () => ({ items: [] })],
  ])('exclude orders with %s, which are placed alone', async (_name, own) => {
    const sent = buyers.slice(0, 4).map((memberId) => ({ memberId, ...own() }));
    const info = vi.spyOn(shop.app.log, 'info');
    const { transactions } = await statementsOf(() => together(sent));
    expect(transactions).toBeGreaterThanOrEqual(3 + sent.length);
    expect(info).not.toHaveBeenCalledWith(expect.anything(), FELL_APART);
  });

  it('are off by setting: each order is placed alone', async () => {
    shop.config.orderBatches = false;
    const place = placerOf(shop, optionId, true);
    const work = () => Promise.all(buyers.map((id) => place(id)));
    const { answer, transactions } = await statementsOf(work);
    shop.config.orderBatches = true;
    expect(answer).toEqual(ORDERS);
    expect(transactions).toBeGreaterThanOrEqual(BUYERS);
  });
});

describe('failing order batch', () => {
  /** The database ends the third transaction that commits an order. */
  async function cutThird(): Promise<void> {
    const end = onPostgres ? 'perform pg_terminate_backend(pg_backend_pid())' : "raise exception 'cut'";
    await sql`create sequence cuts`.execute(shop.db);
    await sql`create function cut() returns trigger language plpgsql as $$ begin
      if nextval('cuts') = 3 then ${sql.raw(end)}; end if; return null; end $$`.execute(shop.db);
    await sql`create constraint trigger cut after insert on orders deferrable initially deferred
      for each row execute function cut()`.execute(shop.db);
  }

  it('cut off by the database at its commit is rolled back, and each order is placed alone', async () => {
    await cutThird();
    const info = vi.spyOn(shop.app.log, 'info');
    const outcomes = await together(sendings());
    await sql`drop trigger cut on orders`.execute(shop.db);
    expect(info).toHaveBeenCalledWith(expect.objectContaining({ orders: BUYERS }), FELL_APART);
    expect(outcomes).toEqual(ORDERS);
    expect(new Set(outcomes).size).toBe(BUYERS);
    expect(await stockOf(shop, optionId)).toBe(STOCK - BUYERS - 2);
  });

  const LOST = 'Connection terminated unexpectedly';
  /** The transactions after this many lose their connection at the commit, `times` of them. */
  function loseCommits({
    after,
    times,
    isCommitted,
  }: {
    after: number;
    times: number;
    isCommitted: boolean;
  }) {
    const begin = shop.db.transaction.bind(shop.db);
    let begun = 0;
    vi.spyOn(shop.db, 'transaction').mockImplementation(() => {
      const builder = begin();
      begun += 1;
      if (begun <= after || begun > after + times) return builder;
      const execute = builder.execute.bind(builder);
      return Object.assign(builder, {
        execute: async (work: Parameters<typeof execute>[0]) => {
          await execute(async (tx) => {
            await work(tx);
            if (!isCommitted) throw new Error(LOST);
          });
          throw new Error(LOST);
        },
      });
    });
  }

  it.each([
    ['was never done', false],
    ['was done', true],
  ])('with a lost answer to a commit that %s leaves one order per key', async (_name, isCommitted) => {
    const sent = sendings();
    // Payments of the two orders before have begun.
    const outcomes = await together(sent, async () => loseCommits({ after: 0, times: 1, isCommitted }));
    expect(outcomes).toEqual(ORDERS);
    expect(new Set(outcomes).size).toBe(BUYERS);
    expect(await stockOf(shop, optionId)).toBe(STOCK - BUYERS - 2);
  });

  it.each([
    ['none', false],
    ['its order', true],
  ])('that loses the database at its commit: each resend finds %s', async (_name, isCommitted) => {
    const sent = sendings();
    const lost = { after: 0, times: 1 + BUYERS, isCommitted };
    const outcomes = await together(sent, async () => loseCommits(lost));
    vi.restoreAllMocks();
    expect(outcomes).toEqual(sent.map(() => 'ERROR'));
    const count = await shop.db
      .selectFrom('orders')
      .select('id')
      .where(
        'request_key',
        'in',
        sent.map(({ requestKey }) => requestKey),
      )
      .execute();
    expect(count).toHaveLength(isCommitted ? BUYERS : 0);
    const place = placerOf(shop, optionId, true);
    const again = await Promise.all(sent.map(({ memberId, requestKey }) => place(memberId, { requestKey })));
    expect(again).toEqual(ORDERS);
    expect(new Set(again).size).toBe(BUYERS);
    expect(await stockOf(shop, optionId)).toBe(STOCK - BUYERS - 2);
  });
});
