import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS } from '../../../support/orders/shopping.ts';
import { answers, call, createProcesses, logIn, untilReady } from '../../../support/server/processes.ts';
import { rounds } from '../../../support/server/rounds.ts';

const MEMBERS = ['jiwoo', 'minjun', 'seoyeon', 'doyun'];
const ROUNDS = rounds(3);

let processes: Awaited<ReturnType<typeof createProcesses>>;
beforeAll(async () => {
  processes = await createProcesses();
});
afterEach(() => processes.stop());
afterAll(() => processes.end());

type Receipt = {
  token: string;
  orders: number[];
  started: { orderNo: string; key: string; amount: number }[];
};

/** Buys until the server is gone; notes only what was acknowledged. */
async function shopOn(
  base: string,
  receipt: Receipt,
  options: readonly number[],
  { pick, told }: { pick: number; told: () => void },
): Promise<void> {
  for (let index = 0; ; index += 1) {
    const optionId = options[(index * 3 + pick) % options.length];
    const items = [{ optionId, quantity: 1 }];
    const quote = await call(base, receipt.token, 'POST', '/api/checkout/quote', { items });
    if (!quote.ok) continue;
    const wish = { ...ADDRESS, items, paymentMethod: '카드', expectedTotal: quote.body.data.finalPrice };
    const started = await call(base, receipt.token, 'POST', '/api/checkout/payments', wish, randomUUID());
    if (!started.ok) continue;
    const { orderNo, amount, paymentUrl } = started.body.data;
    receipt.started.push({ orderNo, amount, key: paymentUrl.split('/').at(-1) });
    await fetch(`${base}${paymentUrl}/approve`, { method: 'POST', redirect: 'manual' });
    const sent = { orderNo, amount, paymentKey: paymentUrl.split('/').at(-1) };
    const confirmed = await call(base, receipt.token, 'POST', '/api/payments/confirm', sent);
    if (confirmed.ok) {
      receipt.orders.push(confirmed.body.data.orderId);
      told();
    }
  }
}

const stocks = async (base: string, productIds: readonly number[]) => {
  const products = await Promise.all(
    productIds.map((id) => call(base, 'nobody', 'GET', `/api/products/${id}`)),
  );
  return products.flatMap(({ body }) => body.data.options as { optionId: number; stock: number }[]);
};

/** Pieces of a member's paid orders. */
async function piecesOf(
  base: string,
  token: string,
): Promise<{ orders: Set<number>; pieces: Map<number, number> }> {
  const { body } = await call(base, token, 'GET', '/api/users/orders?size=100');
  const pieces = new Map<number, number>();
  const orders = new Set<number>();
  for (const order of body.data.content) {
    orders.add(order.orderId);
    for (const item of order.items)
      pieces.set(
        item.optionId,
        (pieces.get(item.optionId) ?? 0) + (item.status === 'ORDERED' ? item.quantity : 0),
      );
  }
  return { orders, pieces };
}

const totalOf = (all: readonly Map<number, number>[]): number =>
  all.flatMap((pieces) => [...pieces.values()]).reduce((a, b) => a + b, 0);

describe('kill -9 during checkout', () => {
  it('loses no acknowledged order, and every hold is kept or released', { timeout: 600_000 }, async () => {
    const products = [1, 2, 3];
    let acknowledged = 0;
    let shop = await processes.launch();
    await untilReady(shop);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { base } = shop;
      const tokens = await Promise.all(MEMBERS.map((name) => logIn(base, name)));
      const receipts = tokens.map((token): Receipt => ({ token, orders: [], started: [] }));
      const before = await stocks(base, products);
      const boughtBefore = totalOf(
        (await Promise.all(tokens.map((token) => piecesOf(base, token)))).map(({ pieces }) => pieces),
      );
      const options = before.filter(({ stock }) => stock > 3).map(({ optionId }) => optionId);
      const { enough, note } = answers(MEMBERS.length, 1 + round);
      const buying = receipts.map((receipt, index) =>
        shopOn(base, receipt, options, { pick: index, told: () => note(index) }).catch(() => undefined),
      );
      await Promise.race([enough, Promise.all(buying)]);
      shop.process.kill('SIGKILL');
      await Promise.all(buying);
      await shop.closed;

      // Killed in its turn in the next round.
      shop = await processes.launch();
      await untilReady(shop);
      const again = shop;
      // A shopper who was cut off comes back: giving up is refused for what is paid, and frees what is not.
      for (const { token, started } of receipts)
        for (const { orderNo } of started)
          await call(again.base, token, 'POST', '/api/payments/abandon', { orderNo });
      const bought = await Promise.all(receipts.map(({ token }) => piecesOf(again.base, token)));
      for (const [index, { orders }] of receipts.entries())
        expect(orders.filter((id) => !bought[index]?.orders.has(id))).toEqual([]);
      const sum = (rows: readonly { stock: number }[]) => rows.reduce((total, { stock }) => total + stock, 0);
      const after = await stocks(again.base, products);
      const held = sum(before) - sum(after) - (totalOf(bought.map(({ pieces }) => pieces)) - boughtBefore);
      // An order whose start was cut off before its answer still holds its pair until the hold lapses: at most one per member.
      expect(held).toBeGreaterThanOrEqual(0);
      expect(held).toBeLessThanOrEqual(MEMBERS.length * (round + 1));
      acknowledged += receipts.reduce((total, { orders }) => total + orders.length, 0);
    }
    shop.process.kill('SIGTERM');
    expect(await shop.closed).toBe(0);
    expect(acknowledged).toBeGreaterThan(5);
  });
});
