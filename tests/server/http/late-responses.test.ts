import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { optionsInStock, shopper } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
const lines: string[] = [];
/** Result of the next answer of the provider, which arrives long after the time limit of the call. */
const waiting: { answer(): void; fail(): void }[] = [];
beforeAll(async () => {
  shop = await startTestShop({
    handlerTimeout: 2_000,
    log: { level: 'info', sink: { write: (line) => void lines.push(line) } },
    payments: (own) =>
      Object.assign(Object.create(own), {
        open: async (request: Parameters<typeof own.open>[0]) => {
          await new Promise<void>((answer, fail) => {
            waiting.push({ answer, fail: () => fail(new Error('too late to matter')) });
          });
          return own.open(request);
        },
      }),
  });
});
afterAll(() => shop.close());

const entries = () => lines.map((line) => JSON.parse(line));

it('a result after the time limit is logged without an error, for success and failure', async () => {
  const [option] = await optionsInStock(shop, 1);
  const me = shopper(shop.as('user'));
  const wish = { items: [{ optionId: option?.id ?? 0, quantity: 1 }] };
  const expectedTotal = (await me.quote(wish)).body.data.finalPrice;
  expect((await me.start({ ...wish, expectedTotal })).status).toBe(503);
  expect((await me.start({ ...wish, expectedTotal })).status).toBe(503);
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting[0]?.answer();
  waiting[1]?.fail();
  await vi.waitFor(() =>
    expect(entries().map(({ msg }) => msg)).toContain('request failed after its deadline'),
  );
  // The late payment is in the books of the provider when its call has ended.
  await vi.waitFor(async () =>
    expect(
      await shop.db.selectFrom('test_payments').select('payment_key').where('status', '=', 'READY').execute(),
    ).not.toEqual([]),
  );
  await new Promise((done) => setTimeout(done, 100));
  const told = entries().filter(({ level, err }) => level >= 40 && err?.code !== 'FST_ERR_HANDLER_TIMEOUT');
  expect(told).toEqual([]);
});
