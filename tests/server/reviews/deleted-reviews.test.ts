import { afterAll, beforeAll, expect, it } from 'vitest';
import { idOf } from '../../support/community.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const MAIL = 'user@sinbaljang.test';
const deleted = async (who: 'user' | 'seller') =>
  (await shop.as(who).get('/api/user/reviews/my/deleted')).body.data;

/** Two shown reviews of the shopper whose items are delivered. */
async function twoOwn() {
  const userId = await idOf(shop, MAIL);
  return shop.db
    .selectFrom('reviews')
    .innerJoin('order_items', 'order_items.id', 'reviews.order_item_id')
    .select(['reviews.id', 'reviews.order_item_id', 'reviews.user_id'])
    .where('reviews.user_id', '=', userId)
    .where('reviews.status', '=', 'ACTIVE')
    .where('order_items.status', '=', 'DELIVERED')
    .orderBy('reviews.id')
    .limit(2)
    .execute();
}

it('GET /api/user/reviews/my/deleted returns who deleted a review, why, and whether a new one is possible', async () => {
  const [mine, theirs] = await twoOwn();
  if (!mine || !theirs) throw new Error('the seed has two reviews of the shopper');
  expect((await shop.as('user').delete(`/api/user/reviews/${mine.id}`)).status).toBe(200);
  await shop.db
    .updateTable('reviews')
    .set({ status: 'DELETED', deleted_at: shop.clock.now() })
    .where('id', '=', theirs.id)
    .execute();
  await shop.db
    .updateTable('order_items')
    .set({ status: 'RETURNED' })
    .where('id', '=', theirs.order_item_id)
    .execute();
  await shop.db
    .insertInto('report_cases')
    .values({
      target_type: 'REVIEW',
      target_id: theirs.id,
      author_id: theirs.user_id,
      state: 'RESOLVED',
      decision: 'DELETE',
      rule: '개인정보',
      snapshot: '{}',
      created_at: shop.clock.now(),
    })
    .execute();
  const found = new Map((await deleted('user')).map((one: { reviewId: number }) => [one.reviewId, one]));
  expect(found.get(mine.id)).toMatchObject({
    status: 'DELETED',
    deletedBy: 'AUTHOR',
    rule: null,
    rewriteItemId: mine.order_item_id,
    deletedAt: shop.clock.now().toISOString(),
  });
  expect(found.get(theirs.id)).toMatchObject({ deletedBy: 'SHOP', rule: '개인정보', rewriteItemId: null });
  expect(await deleted('seller')).toEqual([]);
});
