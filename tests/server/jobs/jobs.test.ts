import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RETURN_DAYS } from '#domain/policies/returns.ts';
import { columns } from '#server/db/statements/columns.ts';
import { withQueryCount } from '#server/db/statements/query-counter.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { bringForward } from '#server/jobs/queue/job-store.ts';
import type { PaymentGateway } from '#server/kit/ports/payment-gateway.ts';
import { addRefund } from '#server/trade/refunds/refunds.ts';
import { thorough } from '../../../scripts/lib/testing/thorough.mjs';
import { countJobs, forgetJobs, jobsOf, workerOn } from '../../support/jobs.ts';
import { lapsedHolds } from '../../support/orders/lapsed-holds.ts';
import { buy, optionsInStock, sellerOf, setStock, shopper, stockOf } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** `npm run test:all` uses the whole number. */
const HOLDS = thorough ? 3_000 : 300;

let shop: TestShop;
let optionId = 0;
let productId = 0;
beforeAll(async () => {
  shop = await startTestShop();
  const [option] = await optionsInStock(shop, 1);
  optionId = option?.id ?? 0;
  productId = option?.product_id ?? 0;
});
afterAll(() => shop.close());
beforeEach(() => forgetJobs(shop));

const soon = () => ({ dueAt: shop.clock.now(), key: 'one' });

describe('job', () => {
  it('is written with its cause, or not at all', async () => {
    const broken = inTransaction(shop.db, async (tx) => {
      await shop.jobs.send(tx, 'release-hold', { orderId: 1 }, soon());
      throw new Error('in vain');
    });
    await expect(broken).rejects.toThrow('in vain');
    expect(await jobsOf(shop, 'release-hold')).toEqual([]);
    await inTransaction(shop.db, (tx) => shop.jobs.send(tx, 'release-hold', { orderId: 1 }, soon()));
    expect(await jobsOf(shop, 'release-hold')).toMatchObject([{ state: 'created' }]);
  });

  it('is queued once per key', async () => {
    for (const key of ['one', 'two', 'one'])
      await shop.jobs.send(shop.db, 'release-hold', { orderId: 1 }, { ...soon(), key });
    expect(await jobsOf(shop, 'release-hold')).toHaveLength(2);
  });

  it('costs its sender one statement', async () => {
    const queries = await withQueryCount(async (count) => {
      await shop.jobs.send(shop.db, 'release-hold', { orderId: 1 }, soon());
      return count.queries;
    });
    expect(queries).toBe(1);
  });

  it('for the end of a hold is due at that time', async () => {
    const started = await shopper(shop.as('user')).start({ items: [{ optionId, quantity: 1 }] });
    expect(started.status).toBe(200);
    const [job, ...others] = await jobsOf(shop, 'release-hold');
    expect([job?.state, others]).toEqual(['created', []]);
    expect(job?.wait).toBeGreaterThan(14 * 60);
    expect(job?.wait).toBeLessThan(15 * 60 + 2);
  });
});

describe('worker', () => {
  it('releases expired holds once each', { timeout: 90_000 }, async () => {
    await setStock(shop, optionId, 5_000);
    const stop = await workerOn(shop);
    const ids = await lapsedHolds(shop, optionId, HOLDS);
    await forgetJobs(shop);
    await inTransaction(shop.db, async (tx) => {
      for (const orderId of ids)
        await shop.jobs.send(tx, 'release-hold', { orderId }, { ...soon(), key: `${orderId}` });
    });
    const done = () => countJobs(shop, 'release-hold', 'completed');
    await expect.poll(done, { timeout: 60_000, interval: 250 }).toBe(HOLDS);
    expect(await stockOf(shop, optionId)).toBe(5_000);
    await stop();
  });

  it('beside another requests each refund once from the provider', { timeout: 60_000 }, async () => {
    const id = await buy(shop, shop.as('user'), { items: [{ optionId, quantity: 1 }] });
    // Seeded requests already store what was given back.
    await shop.db.updateTable('claims').set({ refund_id: null }).execute();
    await shop.db.deleteFrom('refunds').execute();
    await forgetJobs(shop);
    const asked: string[] = [];
    const cancel: PaymentGateway['cancel'] = async ({ key }) => {
      asked.push(key);
      await new Promise((resolve) => setTimeout(resolve, 20));
    };
    const payments = { ...shop.payments, cancel };
    const stops = await Promise.all([workerOn(shop, { payments }), workerOn(shop, { payments })]);
    const order = await shop.db
      .selectFrom('orders')
      .select(columns(['id', 'order_no', 'user_id', 'payment_method']))
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const owed: number[] = [];
    await inTransaction(shop.db, async (tx) => {
      const giving = { cash: 10, points: 0, deliveryCharge: 0, outboundCharge: 0, reason: '취소' };
      const moment = { now: shop.clock.now(), jobs: shop.jobs };
      for (let count = 0; count < 20; count += 1) owed.push((await addRefund(tx, order, giving, moment)).id);
      await bringForward(tx, HOUR_MS);
    });
    await expect.poll(() => countJobs(shop, 'settle-refunds', 'completed'), { timeout: 30_000 }).toBe(20);
    await Promise.all(stops.map((stop) => stop()));
    expect(asked.sort()).toEqual(owed.map((id) => `refund-${id}`).sort());
  });

  it('delivers a parcel, and confirms kept lines', { timeout: 60_000 }, async () => {
    const order = await buy(shop, shop.as('user'), { items: [{ optionId, quantity: 1 }] });
    const seller = await sellerOf(shop, productId);
    const sent = { status: 'SHIPPED', carrier: '한빛택배', trackingNumber: '612345678901' };
    expect((await seller.post(`/api/seller/orders/${order}/status`, sent)).status).toBe(200);
    const pass = async (days: number) => {
      shop.clock.advance(days * DAY_MS);
      await bringForward(shop.db, days * DAY_MS);
    };
    const stop = await workerOn(shop);
    const line = () =>
      shop.db
        .selectFrom('order_items')
        .select(['status', 'confirmed_at'])
        .where('order_id', '=', order)
        .executeTakeFirstOrThrow();
    await pass(2);
    await expect.poll(async () => (await line()).status, { timeout: 15_000 }).toBe('DELIVERED');
    // The day of delivery does not count, and the last day ends at midnight.
    await pass(RETURN_DAYS + 1);
    await expect.poll(async () => (await line()).confirmed_at, { timeout: 15_000 }).not.toBeNull();
    await stop();
  });
});

it('periodic jobs run by the hours of Seoul', async () => {
  const { rows } = await sql<{ name: string; cron: string; timezone: string }>`
    select name, cron, timezone from pgboss.schedule`.execute(shop.db);
  expect(rows.map(({ name }) => name).sort()).toEqual([
    'back-up',
    'chain-audit',
    'close-settlements',
    'deliver-tracked',
    'expire-points',
    'follow-late',
    'freeze-events',
    'note-birthdays',
    'notify-sales',
    'pay-event-rewards',
    'remind',
    'send-notices',
    'send-pushes',
    'send-talks',
    'settle-events',
    'sum-days',
    'sum-report-months',
    'summarize-sales',
    'sweep-all',
    'sweep-documents',
    'sweep-pictures',
    'sweep-records',
    'sweep-traces',
    'take-second-steps',
  ]);
  expect(new Set(rows.map(({ timezone }) => timezone))).toEqual(new Set(['Asia/Seoul']));
});
