import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { spendPoints } from '#server/rewards/points/point-ledger.ts';
import { activityPoints, balance, idOf } from '../../support/community.ts';
import { buyDelivered } from '../../support/orders/delivered.ts';
import { balanceOf, ledgerProblems, optionsInStock, sellerOf } from '../../support/orders/shopping.ts';
import { postReview, WORDS } from '../../support/reviews.ts';
import { multipart } from '../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let me: number;
beforeAll(async () => {
  shop = await startTestShop();
  me = await idOf(shop, 'user@sinbaljang.test');
});
afterAll(() => shop.close());

const user = () => shop.as('user');
const standing = async (id: number) => [await balance(shop, id), await activityPoints(shop, id)];

/** An order of one pair on its way back: delivered, confirmed, reviewed and shown in a feed. */
async function praised() {
  const [option] = (await optionsInStock(shop, 500)).toSorted((a, b) => b.discount_price - a.discount_price);
  if (!option) throw new Error('nothing in stock');
  const before = await standing(me);
  const parcel = { carrier: '한빛택배', trackingNumber: '612345678901' };
  const orderId = await buyDelivered(shop, user(), [option], parcel);
  const seller = await sellerOf(shop, option.product_id);
  await user().post(`/api/users/orders/${orderId}/confirm`, {});
  const order = (await user().get(`/api/users/orders/${orderId}`)).body.data;
  const orderItemId: number = order.items[0].orderItemId;
  const wish = { ...WORDS, productId: option.product_id, orderItemId };
  const review = await user().post('/api/user/reviews', wish);
  const feed = { title: '오늘의 신발', content: '편하게 걸었어요', orderItemId };
  expect((await user().post('/api/feeds/text-only', feed)).status).toBe(200);
  const giveBack = async () => {
    const form = { orderItemId, type: 'RETURN', reason: 'DEFECT' };
    const { payload, headers } = multipart([{ name: 'claim', data: JSON.stringify(form) }]);
    const asked = await user().post('/api/users/claims', payload, { headers });
    const decided = `/api/seller/claims/${asked.body.data.claimId}/decision`;
    expect((await seller.post(decided, { decision: 'COMPLETE' })).status).toBe(200);
  };
  const reviewId: number = review.body.data.reviewId;
  return { before, reviewId, wish, giveBack, earned: order.earnedPoints as number, option };
}

it('a return takes back the points of review, feed and purchase, and nothing of others', async () => {
  const { before, reviewId, wish, giveBack, earned, option } = await praised();
  const [points = 0, activity = 0] = before;
  expect(earned).toBeGreaterThan(0);
  expect(await standing(me)).toEqual([points + earned + 100, activity + 5 + 10 + 5]);
  const [nari, id] = [await shop.asMember('nari@sinbaljang.test'), await idOf(shop, 'nari@sinbaljang.test')];
  const other = await postReview(shop, nari, id, {}, option.product_id);
  const theirs = await standing(id);
  await giveBack();
  expect(await standing(me)).toEqual(before);
  expect(await standing(id)).toEqual(theirs);
  const shown = async (review: number) => (await shop.as('visitor').get(`/api/reviews/${review}`)).body.data;
  expect(await shown(reviewId)).toMatchObject({ isRewarded: false });
  expect(await shown(other.reviewId)).toMatchObject({ isRewarded: true });
  expect((await user().delete(`/api/user/reviews/${reviewId}`)).status).toBe(200);
  expect(await standing(me)).toEqual(before);
  expect((await user().post('/api/user/reviews', wish)).status).not.toBe(200);
  expect(await standing(me)).toEqual(before);
});

it('points spent before a return become a debt, which the next points pay', async () => {
  const { giveBack, earned } = await praised();
  const spent = { userId: me, orderId: 1, points: await balance(shop, me) };
  await inTransaction(shop.db, (tx) => spendPoints(tx, spent, shop.clock.now()));
  await giveBack();
  expect(await balanceOf(user())).toBe(0);
  expect(await balance(shop, me)).toBe(-earned - 100);
  await postReview(shop, user(), me);
  expect(await balanceOf(user())).toBe(0);
  for (let count = 0; count <= earned / 100; count += 1) await postReview(shop, user(), me);
  expect(await balanceOf(user())).toBe(await balance(shop, me));
  expect(await balanceOf(user())).toBeGreaterThan(0);
  expect(await ledgerProblems(shop)).toEqual([]);
});
