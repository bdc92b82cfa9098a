import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Area, pageCopies } from '#server/kit/ports/page-copies.ts';
import { unseenWrites } from '#server/unseen-writes.ts';
import { idOf, postFeed } from '../../support/community.ts';
import { workerOn } from '../../support/jobs.ts';
import { lapsedHolds } from '../../support/lapsed-holds.ts';
import { postReview } from '../../support/reviews.ts';
import { startTestShop, type TestShop } from '../../support/server.ts';
import { optionsInStock, setStock, shopper, stockOf } from '../../support/shopping.ts';

const dropped: Area[] = [];
const soldOut: number[] = [];
let shop: TestShop;
let feedId = 0;
beforeAll(async () => {
  const copies = pageCopies();
  copies.onDrop((written) => {
    if ('area' in written) dropped.push(written.area);
    else if ('products' in written) soldOut.push(...written.products);
  });
  shop = await startTestShop({ copies });
  ({ feedId } = await postFeed(shop));
});
afterAll(() => shop.close());
beforeEach(() => {
  dropped.length = 0;
  soldOut.length = 0;
});

const user = () => shop.as('user');
const option = async () => {
  const [found] = await optionsInStock(shop, 1);
  return { id: found?.id ?? 0, productId: found?.product_id ?? 0 };
};
const buy = (items: { optionId: number; quantity: number }[]) => shopper(user()).start({ items });

describe('kept copies', () => {
  it('of the area that was written are dropped, and of no other', async () => {
    await user().post(`/api/feeds/${feedId}/comments`, { content: '잘 봤어요' });
    expect(dropped).toEqual(['community']);
    await postReview(shop, user(), await idOf(shop, 'user@sinbaljang.test'));
    expect(dropped).toEqual(['community', 'reviews']);
  });

  it('stay for reads and for what was refused', async () => {
    await user().get(`/api/feeds/${feedId}`);
    await shop.as('visitor').get('/api/products');
    const refused = [
      await user().post(`/api/feeds/${feedId}/comments`, { content: '' }),
      await user().post('/api/feeds/999999/comments', { content: '없는 글' }),
      await shop.as('visitor').post(`/api/feeds/${feedId}/comments`, { content: '누구세요' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 404, 401]);
    expect(dropped).toEqual([]);
  });

  it('stay for what only one person sees', async () => {
    const [option] = await optionsInStock(shop, 1);
    const answers = [
      await user().post('/api/users/cart/items', { optionId: option?.id, quantity: 1 }),
      await shop.as('visitor').post('/api/cart/preview', { items: [{ optionId: option?.id, quantity: 1 }] }),
      await shop.as('visitor').post('/api/auth/login', {
        email: 'user@sinbaljang.test',
        password: 'sinbaljang1!',
      }),
    ];
    expect([...answers.map(({ status }) => status), ...dropped]).toEqual([200, 200, 200]);
  });

  it('stay whatever somebody without a session sends', () => {
    const unseen = [...unseenWrites].flatMap(({ method, path, aliases = [] }) =>
      [path, ...aliases].map((one) => `${method} ${one.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const open = shop.app.shopRoutes
      .filter(
        ({ method, access, path }) =>
          access === 'public' && path.startsWith('/api/') && !/GET|HEAD/.test(method),
      )
      .map(({ method, path }) => `${method} ${path}`);
    expect(open.length).toBeGreaterThan(2);
    expect(open.filter((route) => !unseen.includes(route))).toEqual([]);
  });

  it('of a product stay while it sells, and are dropped when an option sells out and when it comes back', async () => {
    const { id, productId } = await option();
    await setStock(shop, id, 3);
    expect((await buy([{ optionId: id, quantity: 2 }])).status).toBe(200);
    expect(soldOut).toEqual([]);
    const last = await buy([{ optionId: id, quantity: 1 }]);
    expect([last.status, ...soldOut]).toEqual([200, productId]);
    soldOut.length = 0;
    const left = await user().post('/api/payments/abandon', { orderNo: last.body.data.orderNo });
    expect([left.status, await stockOf(shop, id), ...soldOut]).toEqual([200, 1, productId]);
    // Pages of no other product, and of no area.
    expect(dropped.filter((area) => area !== 'trade')).toEqual([]);
  });

  it('of a product are dropped where time gives its last piece back, once it is there, and by one sweep only', async () => {
    const { id, productId } = await option();
    await setStock(shop, id, 1);
    await lapsedHolds(shop, id, 1);
    soldOut.length = 0;
    await shop.sweep();
    expect([await stockOf(shop, id), ...soldOut]).toEqual([1, productId]);
    await shop.sweep();
    expect([...soldOut, ...dropped.filter((area) => area !== 'trade')]).toEqual([productId]);
  });

  it('of a product are dropped by the job that does the same', async () => {
    const { id, productId } = await option();
    await setStock(shop, id, 1);
    const [orderId = 0] = await lapsedHolds(shop, id, 1);
    soldOut.length = 0;
    const stop = await workerOn(shop);
    await shop.jobs.send(shop.db, 'release-hold', { orderId }, { dueAt: shop.clock.now(), key: 'copies' });
    await expect.poll(() => soldOut, { timeout: 15_000 }).toEqual([productId]);
    await stop();
  });
});

it('each feature belongs to the area of its folder', () => {
  const source = readFileSync(new URL('../../../server/areas.ts', import.meta.url), 'utf8');
  const folderOf = new Map(
    [...source.matchAll(/import \{ (?:\w+ as )?(\w+) \} from '\.\/(\w+)\//g)].map(([, name = '', folder]) => [
      name,
      folder,
    ]),
  );
  const rows = [...source.matchAll(/^ {2}(\w+): \[([^\]]*)\]/gm)].flatMap(([, area, names = '']) =>
    names.match(/\w+/g)?.map((name) => [area, name] as const),
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) if (row) expect([row[1], folderOf.get(row[1])]).toEqual([row[1], row[0]]);
});
