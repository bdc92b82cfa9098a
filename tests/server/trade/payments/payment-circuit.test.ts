import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type PaymentGateway,
  PaymentPaused,
  PaymentRefused,
  PaymentUnreachable,
} from '#server/kit/ports/payment-gateway.ts';
import { withCircuitBreaker } from '#server/trade/payments/gateway-circuit-breaker.ts';
import {
  approve,
  buy,
  confirmBody,
  optionsInStock,
  setStock,
  shopper,
  stockOf,
} from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let isDown = false;
let asked = 0;

/** The test provider behind a connection that the test can cut. */
const cut = (own: PaymentGateway): PaymentGateway => {
  const pass = <A extends unknown[], R>(call: (...args: A) => Promise<R>) => {
    return async (...args: A): Promise<R> => {
      asked += 1;
      if (isDown) throw new PaymentUnreachable('nobody there');
      return call(...args);
    };
  };
  return {
    name: own.name,
    methods: ['카드'],
    open: pass(own.open),
    approve: pass(own.approve),
    find: pass(own.find),
    cancel: pass(own.cancel),
  };
};

let shop: TestShop;
let option: { id: number };
beforeAll(async () => {
  shop = await startTestShop({ payments: (own, clock) => withCircuitBreaker(cut(own), clock) });
  const [first] = await optionsInStock(shop, 1);
  if (!first) throw new Error('no option');
  option = first;
  await setStock(shop, option.id, 1_000);
});
afterAll(() => shop.close());
beforeEach(async () => {
  isDown = false;
  pause();
  await buy(shop, user(), wish());
  asked = 0;
});

const user = () => shop.as('user');
const wish = () => ({ items: [{ optionId: option.id, quantity: 1 }] });
const start = () => shopper(user()).start(wish());
/** Half a minute later the provider is called again. */
const pause = () => shop.clock.advance(31_000);

/** Five calls wait for a provider that does not answer, so that the circuit opens. */
async function breakLine(): Promise<void> {
  isDown = true;
  for (let times = 0; times < 5; times += 1) expect((await start()).body.code).toBe('PAYMENT_UNAVAILABLE');
  expect(asked).toBe(5);
}

const refundsOf = (order: number) =>
  shop.db.selectFrom('refunds').select(['status', 'attempts']).where('order_id', '=', order).execute();

describe('payment provider that does not answer', () => {
  it('opens the circuit: new payments are refused at once and hold nothing', async () => {
    await breakLine();
    const left = await stockOf(shop, option.id);
    const refused = await start();
    expect([refused.status, refused.body.code, asked]).toEqual([503, 'PAYMENT_PAUSED', 5]);
    expect(refused.body.message).toMatch(/[가-힣]/);
    expect(refused.headers['retry-after']).toBeTruthy();
    expect(await stockOf(shop, option.id)).toBe(left);
  });

  it('is tried by one call after a pause, whose answer closes the circuit', async () => {
    await breakLine();
    pause();
    expect((await start()).body.code).toBe('PAYMENT_UNAVAILABLE');
    expect((await start()).body.code).toBe('PAYMENT_PAUSED');
    expect(asked).toBe(6);
    pause();
    isDown = false;
    expect([(await start()).status, (await start()).status]).toEqual([200, 200]);
  });

  it('is tried by one of many concurrent calls', async () => {
    let find: PaymentGateway['find'] = () => Promise.reject(new PaymentUnreachable('gone'));
    const gateway = withCircuitBreaker({ ...shop.payments, find: (key) => find(key) }, shop.clock);
    for (let times = 0; times < 5; times += 1) await expect(gateway.find('key')).rejects.toThrow('gone');
    expect(gateway.isPaused?.()).toBe(true);
    pause();
    expect(gateway.isPaused?.()).toBe(false);
    let answer = () => {};
    find = () => new Promise((resolve) => (answer = () => resolve(null)));
    const probe = gateway.find('key');
    await expect(gateway.find('key')).rejects.toThrow(PaymentPaused);
    answer();
    expect([await probe, gateway.isPaused?.()]).toEqual([null, false]);
  });

  it('differs from one that refuses: five refusals change nothing', async () => {
    const find = () => Promise.reject(new PaymentRefused('no'));
    const gateway = withCircuitBreaker({ ...shop.payments, find }, shop.clock);
    for (let times = 0; times < 6; times += 1) await expect(gateway.find('key')).rejects.toThrow('no');
    expect(gateway.isPaused?.()).toBe(false);
  });

  it('costs a waiting refund no attempt, which is paid when it is back', async () => {
    const order = await buy(shop, user(), wish());
    asked = 0;
    await breakLine();
    expect((await user().post(`/api/users/orders/${order}/cancel`, { reason: '' })).status).toBe(200);
    await shop.sweep();
    expect(await refundsOf(order)).toEqual([{ status: 'WAITING', attempts: 0 }]);
    expect(asked).toBe(5);
    isDown = false;
    pause();
    await shop.sweep();
    expect(await refundsOf(order)).toEqual([{ status: 'DONE', attempts: 0 }]);
  });

  it('leaves no request behind that was never sent, and keeps those that were', async () => {
    const [unheard, unasked] = [await start(), await start()];
    for (const started of [unheard, unasked]) await approve(shop, started);
    asked = 0;
    isDown = true;
    const confirm = (started: typeof unheard) => user().post('/api/payments/confirm', confirmBody(started));
    expect((await confirm(unheard)).body.code).toBe('PAYMENT_UNAVAILABLE');
    for (let times = 0; times < 4; times += 1) await start();
    expect((await confirm(unasked)).body.code).toBe('PAYMENT_PAUSED');
    const asks = () => shop.db.selectFrom('payment_asks').select('payment_key').execute();
    const kept = [{ payment_key: confirmBody(unheard).paymentKey }];
    expect(await asks()).toEqual(kept);
    isDown = false;
    for (let times = 0; times < 4; times += 1) pause();
    await shop.sweep();
    expect(await asks()).toEqual([]);
    expect((await confirm(unasked)).body.data.status).toBe('ORDERED');
  });
});
