import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../../support/community.ts';
import { postReview, WORDS } from '../../support/reviews.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

type Caller = Awaited<ReturnType<TestShop['asMember']>>;
type Who = 'visitor' | 'owner' | 'another' | 'seller' | 'admin';
const WHO: readonly Who[] = ['visitor', 'owner', 'another', 'seller', 'admin'];

let shop: TestShop;
let callers: Record<Who, Caller>;
let ownerId: number;
beforeAll(async () => {
  shop = await startTestShop();
  ownerId = await idOf(shop, 'user@sinbaljang.test');
  callers = {
    visitor: shop.as('visitor'),
    owner: shop.as('user'),
    another: await shop.asMember('jiwoo@sinbaljang.test'),
    seller: shop.as('seller'),
    admin: shop.as('admin'),
  };
});
afterAll(() => shop.close());

/** Status for each person, on a review of the owner; `foreign` is what every other member gets. */
const ROUTES: readonly [string, (call: Caller, id: number) => ReturnType<Caller['get']>, number[]][] = [
  ['read', (call, id) => call.get(`/api/reviews/${id}`), [200, 200, 200, 200, 200]],
  ['edit', (call, id) => call.put(`/api/user/reviews/${id}`, WORDS), [401, 200, 403, 403, 403]],
  [
    'rate',
    (call, id) => call.patch(`/api/user/reviews/${id}/rating`, { rating: 1 }),
    [401, 200, 403, 403, 403],
  ],
  [
    'reword',
    (call, id) => call.patch(`/api/user/reviews/${id}/content`, { content: WORDS.content }),
    [401, 200, 403, 403, 403],
  ],
  [
    'empty pictures',
    (call, id) => call.delete(`/api/user/reviews/${id}/images/all`),
    [401, 200, 403, 403, 403],
  ],
  [
    'take pictures',
    (call, id) => call.delete(`/api/user/reviews/${id}/images`, { imageIds: [1] }),
    [401, 200, 403, 403, 403],
  ],
  ['help', (call, id) => call.post(`/api/user/reviews/${id}/helpful`), [401, 400, 200, 200, 200]],
  [
    'report',
    (call, id) => call.post(`/api/user/reviews/${id}/report`, { reason: 'SPAM' }),
    [401, 400, 200, 200, 200],
  ],
  ['delete', (call, id) => call.delete(`/api/user/reviews/${id}`), [401, 200, 403, 403, 403]],
];

describe('access to reviews', () => {
  it.each(ROUTES)('%s', async (_, request, expected) => {
    for (const [index, who] of WHO.entries()) {
      const { reviewId } = await postReview(shop, callers.owner, ownerId);
      const row = () =>
        shop.db.selectFrom('reviews').selectAll().where('id', '=', reviewId).executeTakeFirstOrThrow();
      const before = await row();
      const { status } = await request(callers[who], reviewId);
      expect(status, who).toBe(expected[index]);
      if (status >= 400) expect(await row(), who).toEqual(before);
    }
  });

  it.each(ROUTES)('%s returns 404 for deleted and missing reviews', async (_, request, expected) => {
    const { reviewId } = await postReview(shop, callers.owner, ownerId);
    await callers.owner.delete(`/api/user/reviews/${reviewId}`);
    for (const id of [reviewId, 999_999])
      for (const [index, who] of WHO.entries()) {
        const { status } = await request(callers[who], id);
        expect(status, `${who} ${id}`).toBe(expected[index] === 401 ? 401 : 404);
      }
  });
});
