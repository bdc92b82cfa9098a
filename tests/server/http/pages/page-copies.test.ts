import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CacheTag } from '#domain/kit/cache-tags.ts';
import { type Area, pageCopies } from '#server/kit/ports/page-invalidation.ts';
import { STALE_PAGES } from '#server/stale-pages.ts';
import { idOf, postFeed } from '../../../support/community.ts';
import { workerOn } from '../../../support/jobs.ts';
import { lapsedHolds } from '../../../support/orders/lapsed-holds.ts';
import { optionsInStock, setStock, shopper, stockOf } from '../../../support/orders/shopping.ts';
import { postReview } from '../../../support/reviews.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const dropped: Area[] = [];
const noted: CacheTag[] = [];
let shop: TestShop;
let feedId = 0;
beforeAll(async () => {
  const copies = pageCopies();
  copies.onDrop((written) => {
    if ('area' in written) dropped.push(written.area);
    else if ('pages' in written) noted.push(...written.pages);
  });
  shop = await startTestShop({ copies });
  ({ feedId } = await postFeed(shop));
});
afterAll(() => shop.close());
beforeEach(() => {
  dropped.length = 0;
  noted.length = 0;
});

const user = () => shop.as('user');
const option = async () => {
  const [found] = await optionsInStock(shop, 1);
  return { id: found?.id ?? 0, productId: found?.product_id ?? 0 };
};
const buy = (items: { optionId: number; quantity: number }[]) => shopper(user()).start({ items });

describe('page cache invalidation', () => {
  it('drops the pages of the written area and of no other', async () => {
    const { status } = await user().put('/api/users/me/body-visibility', { bodyVisibility: 'REVIEWS' });
    expect([status, ...dropped, ...noted]).toEqual([200, 'members']);
  });

  it('by a comment or like drops the pages of the feed and of lists, not of other feeds', async () => {
    const other = await postFeed(shop);
    noted.length = 0;
    await user().post(`/api/feeds/${feedId}/comments`, { content: '잘 봤어요' });
    expect(noted.splice(0)).toEqual([`feed ${feedId}`, 'lists of feeds']);
    const { body } = await user().get(`/api/feeds/${feedId}/comments`);
    await user().delete(`/api/comments/${body.data.pagination.content[0].commentId}`);
    expect(noted.splice(0)).toEqual([`feed ${feedId}`, 'lists of feeds']);
    await user().post(`/api/feeds/${other.feedId}/likes/toggle`, { liked: true });
    expect([...noted, ...dropped]).toEqual([`feed ${other.feedId}`, 'lists of feeds']);
  });

  it('by a new feed drops those of its author, its product and lists', async () => {
    const { feedId: id, productId } = await postFeed(shop);
    const author = await idOf(shop, 'user@sinbaljang.test');
    expect([...noted, ...dropped]).toEqual([
      `feed ${id}`,
      'lists of feeds',
      `member ${author}`,
      `product ${productId}`,
    ]);
  });

  it('by a review and its changes drops those of the product and the author, not of other products', async () => {
    const author = await idOf(shop, 'user@sinbaljang.test');
    const [one, other] = [await postReview(shop, user(), author), await postReview(shop, user(), author)];
    expect(one.productId).not.toBe(other.productId);
    const pagesOf = ({ productId }: { productId: number }) => [`product ${productId}`, `member ${author}`];
    expect(noted.splice(0)).toEqual([...pagesOf(one), ...pagesOf(other)]);
    await user().patch(`/api/user/reviews/${other.reviewId}/rating`, { rating: 3 });
    expect(noted.splice(0)).toEqual(pagesOf(other));
    await shop.as('seller').post(`/api/user/reviews/${one.reviewId}/helpful`, { isHelpful: true });
    expect(noted.splice(0)).toEqual(pagesOf(one));
    await user().delete(`/api/user/reviews/${one.reviewId}`);
    expect([...noted, ...dropped]).toEqual(pagesOf(one));
  });

  it('is not caused by reads and refusals', async () => {
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

  it('is not caused by writes that only one member sees', async () => {
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

  it('is not caused by requests without a session', () => {
    const unseen = [...STALE_PAGES].flatMap(([{ method, path, aliases = [] }, stale]) =>
      stale === 'nothing'
        ? [path, ...aliases].map((one) => `${method} ${one.replace(/\{(\w+)\}/g, ':$1')}`)
        : [],
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

  it('by sales happens when an option sells out and when it is back', async () => {
    const { id, productId } = await option();
    await setStock(shop, id, 3);
    expect((await buy([{ optionId: id, quantity: 2 }])).status).toBe(200);
    expect(noted).toEqual([]);
    const turned = [`product ${productId}`, 'lists of products'];
    const last = await buy([{ optionId: id, quantity: 1 }]);
    expect([last.status, ...noted.splice(0)]).toEqual([200, ...turned]);
    const left = await user().post('/api/payments/abandon', { orderNo: last.body.data.orderNo });
    expect([left.status, await stockOf(shop, id), ...noted]).toEqual([200, 1, ...turned]);
    // Pages without other products and areas.
    expect(dropped).toEqual([]);
  });

  it('by an expired hold happens once, after its stock is back', async () => {
    const { id, productId } = await option();
    await setStock(shop, id, 1);
    await lapsedHolds(shop, id, 1);
    noted.length = 0;
    await shop.sweep();
    const turned = [`product ${productId}`, 'lists of products'];
    expect([await stockOf(shop, id), ...noted]).toEqual([1, ...turned]);
    await shop.sweep();
    expect([...noted, ...dropped]).toEqual(turned);
  });

  it('by the job that does the same happens as well', async () => {
    const { id, productId } = await option();
    await setStock(shop, id, 1);
    const [orderId = 0] = await lapsedHolds(shop, id, 1);
    noted.length = 0;
    const stop = await workerOn(shop);
    await shop.jobs.send(shop.db, 'release-hold', { orderId }, { dueAt: shop.clock.now(), key: 'copies' });
    await expect
      .poll(() => noted, { timeout: 15_000 })
      .toEqual([`product ${productId}`, 'lists of products']);
    await stop();
  });
});

it('page cache: each feature belongs to the area of its folder', () => {
  const source = readFileSync(new URL('../../../../server/areas.ts', import.meta.url), 'utf8');
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
