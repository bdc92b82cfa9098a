import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS, optionsInStock, shopper } from '../../support/orders/shopping.ts';
import type { Answer } from '../../support/server/server.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { statementsOf } from '../../support/server/statements-of.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const keyed = () => ({ headers: { 'idempotency-key': randomUUID() } });

/** Returns the statements that a call has sent; the call must succeed. */
async function costOf(call: () => Promise<Answer>) {
  const { answer, texts, transactions } = await statementsOf(call);
  expect(answer.status).toBe(200);
  return { texts, statements: texts.length, transactions };
}

describe('statements of a product list', () => {
  const list = (query: string) => shop.as('visitor').get(`/api/products${query}`);

  it('are 1 for all products, 2 with a filter and 2 for its counts', async () => {
    await list('?size=9');
    for (const [query, most] of [
      ['?size=9', 1],
      ['?size=9&page=2&sort=price_asc', 1],
      ['?size=9&inStockOnly=true', 2],
      ['/facets?inStockOnly=true', 2],
    ] as const) {
      const { statements, texts } = await costOf(() => list(query));
      expect(statements, `${query}\n${texts.join('\n')}`).toBeLessThanOrEqual(most);
    }
  });
});

describe('statements of a login', () => {
  const MARK = 'm'.repeat(43);
  const logIn = (device?: string) =>
    shop.as('visitor').post('/api/auth/login', {
      email: 'user@sinbaljang.test',
      password: 'sinbaljang1!',
      device,
    });

  it('are at most 11 in one transaction, also from a known browser; one more for the first login', async () => {
    const [first, next] = [await costOf(() => logIn()), await costOf(() => logIn())];
    // A log-in from a new browser queues a letter.
    expect((await logIn(MARK)).status).toBe(200);
    const known = await costOf(() => logIn(MARK));
    expect(first.statements, first.texts.join('\n')).toBeLessThanOrEqual(12);
    for (const { statements, texts } of [next, known])
      expect(statements, texts.join('\n')).toBeLessThanOrEqual(11);
    expect([first, next, known].map(({ transactions }) => transactions)).toEqual([1, 1, 1]);
  });
});

describe('statements of a comment', () => {
  const comment = (feedId: number) =>
    shop.as('user').post(`/api/feeds/${feedId}/comments`, { content: '잘 어울려요' }, keyed());

  it('are at most 10 in one transaction, one more for the first on a feed', async () => {
    const { id } = await shop.db
      .selectFrom('feeds')
      .innerJoin('users', 'users.id', 'feeds.user_id')
      .select('feeds.id')
      .where('feeds.deleted_at', 'is', null)
      .where('feeds.hidden_at', 'is', null)
      .where('users.email', '<>', 'user@sinbaljang.test')
      .orderBy('feeds.id')
      .executeTakeFirstOrThrow();
    const first = await costOf(() => comment(id));
    const next = await costOf(() => comment(id));
    expect(first.statements, first.texts.join('\n')).toBeLessThanOrEqual(11);
    expect(next.statements, next.texts.join('\n')).toBeLessThanOrEqual(10);
    expect([first.transactions, next.transactions]).toEqual([1, 1]);
  });
});

describe('statements of an order', () => {
  const itemsOf = async () => {
    const [option] = await optionsInStock(shop, 1);
    return [{ optionId: option?.id ?? 0, quantity: 1 }];
  };
  const order = (path: string, body: object) =>
    shop
      .as('user')
      .post(path, { ...ADDRESS, couponId: null, usedPoints: 0, paymentMethod: '카드', ...body }, keyed());

  it('charged at once are at most 7 in one transaction', async () => {
    const items = await itemsOf();
    const { texts, statements, transactions } = await costOf(() =>
      order('/api/users/direct-orders', { items }),
    );
    expect(statements, texts.join('\n')).toBeLessThanOrEqual(7);
    expect(transactions).toBe(1);
  });

  it('charged at once from the cart are at most 8 in one transaction', async () => {
    const [line] = await itemsOf();
    expect((await shop.as('user').post('/api/users/cart/items', line)).status).toBe(200);
    const { texts, statements, transactions } = await costOf(() => order('/api/users/orders', {}));
    expect(statements, texts.join('\n')).toBeLessThanOrEqual(8);
    expect(transactions).toBe(1);
  });

  it('paid at the provider are at most 10 in one transaction', async () => {
    const items = await itemsOf();
    const me = shopper(shop.as('user'));
    const expectedTotal = (await me.quote({ items })).body.data.finalPrice;
    const { texts, statements, transactions } = await costOf(() => me.start({ items, expectedTotal }));
    expect(statements, texts.join('\n')).toBeLessThanOrEqual(10);
    expect(transactions).toBe(1);
  });
});
