// Size: all these tests need one provider with every kind of failure.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type PaymentGateway,
  PaymentPaused,
  PaymentRefused,
  PaymentUnclear,
  PaymentUnreachable,
} from '#server/kit/ports/payment-gateway.ts';
import { settleRefunds } from '#server/trade/refunds/refunds.ts';
import { buy, optionsInStock } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
/** Paid orders of two members. */
let orders: number[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  const [option] = await optionsInStock(shop, 1);
  const wish = { items: [{ optionId: option?.id ?? 0, quantity: 1 }] };
  orders = [
    await buy(shop, shop.as('user'), wish),
    await buy(shop, await shop.asMember('jiwoo@sinbaljang.test'), wish),
  ];
});
afterAll(() => shop.close());
beforeEach(async () => {
  asked.length = 0;
  errors.length = 0;
  answer = async () => {};
  // Seeded requests already store what was given back.
  await shop.db.updateTable('claims').set({ refund_id: null }).execute();
  await shop.db.deleteFrom('refunds').execute();
});

type Cancel = Parameters<PaymentGateway['cancel']>[0];
const asked: Cancel[] = [];
let answer: (refund: Cancel) => Promise<void>;
const errors: { refundId: number }[] = [];

/** One run of a server. */
function server(orderId?: number) {
  const { app, db, clock, jobs } = shop;
  const cancel = async (refund: Cancel) => {
    asked.push(refund);
    await answer(refund);
  };
  const log = Object.assign(Object.create(app.log), {
    error: (told: { refundId: number }) => errors.push(told),
  });
  const { secrets } = shop.ports;
  return settleRefunds({ db, clock, jobs, log, secrets, payments: { ...shop.payments, cancel } }, orderId);
}

async function owed(count: number, order = orders[0] ?? 0): Promise<number[]> {
  const one = {
    order_id: order,
    payment_key: null,
    amount: 10,
    points: 0,
    reason: '취소',
    first_asked_at: null,
  };
  const rows = Array.from({ length: count }, () => ({
    ...one,
    status: 'WAITING' as const,
    created_at: shop.clock.now(),
    done_at: null,
  }));
  const added = await shop.db.insertInto('refunds').values(rows).returning('id').execute();
  return added.map(({ id }) => id);
}
const rowOf = (id: number | undefined) =>
  shop.db
    .selectFrom('refunds')
    .select(['status', 'attempts', 'next_try_at'])
    .where('id', '=', id ?? 0)
    .executeTakeFirstOrThrow();
const waiting = async () =>
  (await shop.db.selectFrom('refunds').select('id').where('status', '=', 'WAITING').execute()).length;
const auditOf = (id: number | undefined) =>
  shop.db
    .selectFrom('audit_entries')
    .select('action')
    .where('target_type', '=', 'REFUND')
    .where('target_id', '=', id ?? 0)
    .execute();
const seconds = (count: number) => shop.clock.advance(count * 1_000);

describe('waiting refunds', () => {
  it('are requested once each by three servers at once, and booked once', async () => {
    const ids = await owed(20);
    answer = () => new Promise((done) => setTimeout(done, 20));
    await Promise.all([server(), server(), server()]);
    expect(asked.map(({ key }) => key).sort()).toEqual(ids.map((id) => `refund-${id}`).sort());
    expect(await waiting()).toBe(0);
    for (const id of ids) expect(await auditOf(id)).toEqual([{ action: 'REFUND_PAID' }]);
  });

  it('are left to the requesting server until its time is over', async () => {
    const [id] = await owed(1);
    let end = () => {};
    answer = () => new Promise((done) => (end = done));
    const first = server();
    await expect.poll(() => asked.length).toBe(1);
    await server();
    seconds(59);
    await server();
    expect(asked.length).toBe(1);
    answer = async () => {};
    seconds(2);
    await server();
    expect([asked.length, (await rowOf(id)).status]).toEqual([2, 'DONE']);
    end();
    await first;
    expect(await auditOf(id)).toEqual([{ action: 'REFUND_PAID' }]);
  });

  it('are requested again after doubling delays', async () => {
    const [id] = await owed(1);
    answer = () => Promise.reject(new PaymentUnreachable('gone'));
    for (const [attempts, wait] of [30, 60, 120, 240].entries()) {
      await server();
      expect((await rowOf(id)).attempts).toBe(attempts + 1);
      seconds(wait - 1);
      await server();
      expect(asked.length).toBe(attempts + 1);
      seconds(1);
    }
  });

  it('wait six hours at most', async () => {
    const [id] = await owed(1);
    await shop.db.updateTable('refunds').set({ attempts: 40 }).execute();
    answer = () => Promise.reject(new PaymentUnclear('busy'));
    await server();
    const { next_try_at, attempts } = await rowOf(id);
    expect([attempts, next_try_at.getTime() - shop.clock.now().getTime()]).toEqual([41, 6 * 3_600_000]);
  });

  it('do not wait for a hundred failing others', async () => {
    const bad = new Set((await owed(120)).map((id) => `refund-${id}`));
    const [good] = await owed(1, orders[1]);
    answer = async ({ key }) => {
      if (bad.has(key)) throw new PaymentRefused('no');
    };
    await server();
    expect([(await rowOf(good)).status, await waiting()]).toEqual(['DONE', 120]);
  });

  it('of one order are requested without those of another', async () => {
    const [mine] = await owed(1);
    const [other] = await owed(1, orders[1]);
    await server(orders[0]);
    expect([(await rowOf(mine)).status, (await rowOf(other)).status]).toEqual(['DONE', 'WAITING']);
  });

  it('lose no attempt while the circuit is open', async () => {
    const [id] = await owed(1);
    let times = 0;
    answer = () => {
      times += 1;
      return times < 3 ? Promise.reject(new PaymentPaused('not asked')) : Promise.resolve();
    };
    await server();
    expect(await rowOf(id)).toMatchObject({ status: 'DONE', attempts: 0 });
  });
});

describe('refunds that cannot be paid', () => {
  it('are left to an administrator after five refusals, with a log line', async () => {
    const [id] = await owed(1);
    answer = () => Promise.reject(new PaymentRefused('NOT_CANCELABLE_PAYMENT'));
    for (let times = 0; times < 4; times += 1) {
      await server();
      seconds(3_600);
    }
    expect([(await rowOf(id)).status, errors]).toEqual(['WAITING', []]);
    await server();
    expect(await rowOf(id)).toMatchObject({ status: 'GIVEN_UP', attempts: 5 });
    expect(errors).toEqual([{ refundId: id, orderId: orders[0] }]);
    expect(await auditOf(id)).toEqual([{ action: 'REFUND_GIVEN_UP' }]);
    seconds(86_400);
    await server();
    expect(asked.length).toBe(5);
    // Its owner still has a claim to it.
    const { body } = await shop.as('user').get(`/api/users/orders/${orders[0]}`);
    expect(body.data.refunds.map(({ status }: { status: string }) => status)).toEqual(['WAITING']);
  });

  it('are repeated while the result is unknown, but not after their key has expired', async () => {
    const [id] = await owed(1);
    answer = () => Promise.reject(new PaymentUnreachable('gone'));
    for (let hours = 0; hours < 14 * 24; hours += 7) {
      await server();
      seconds(7 * 3_600);
    }
    expect([(await rowOf(id)).status, asked.length, errors]).toEqual(['WAITING', 48, []]);
    seconds(86_400);
    answer = async () => {};
    await server();
    expect([(await rowOf(id)).status, asked.length]).toEqual(['GIVEN_UP', 48]);
    expect(errors).toEqual([{ refundId: id, orderId: orders[0] }]);
  });
});
