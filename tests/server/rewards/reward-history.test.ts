import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY, newcomer, payDue } from '../../support/earning.ts';
import { feedBy, type Person, person, reviewBy } from '../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

/** Every name that clients of the older wire read (contract 13). */
const NAMES = [
  'historyId',
  'userId',
  'userLoginId',
  'rewardType',
  'rewardTypeDisplayName',
  'points',
  'description',
  'relatedId',
  'relatedType',
  'adminId',
  'isProcessed',
  'processedAt',
  'createdAt',
];
let shop: TestShop;
let admin: Person;
let one: Person;
let other: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await person(shop, 'admin');
  [one, other] = [await newcomer(shop), await newcomer(shop)];
});
afterAll(() => shop.close());

type Row = Record<string, unknown>;
/** As an older client asks, and where it looks: at the top of the body. */
const history = async (who: Person, query = '?page=0&size=20'): Promise<Row[]> => {
  const { status, body } = await who.call.get(`/api/rewards/history${query}`);
  expect(status).toBe(200);
  expect(body.data.content).toEqual(body.content);
  return body.content;
};
const grant = (who: Person, points: number) =>
  admin.call.post('/api/rewards/admin/grant', { userId: who.id, points, description: '고마워요' });

it('reward history is empty for a member without rewards, as a page', async () => {
  const { body } = await one.call.get('/api/rewards/history');
  expect(body).toMatchObject({
    success: true,
    content: [],
    totalElements: 0,
    totalPages: 0,
    size: 20,
    number: 0,
    first: true,
    last: true,
    empty: true,
    numberOfElements: 0,
  });
});

it('reward history contains rewards of administrators, under the id of their answer', async () => {
  const given = await grant(one, 500);
  const [row, ...more] = await history(one);
  expect([Object.keys(row ?? {}).sort(), more]).toEqual([NAMES.toSorted(), []]);
  expect(row).toMatchObject({
    userId: one.id,
    points: 500,
    description: '고마워요',
    adminId: admin.id,
    isProcessed: true,
    rewardType: 'ADMIN_GRANT',
    rewardTypeDisplayName: '관리자가 드린 포인트',
    relatedId: null,
    relatedType: null,
    createdAt: shop.clock.now().toISOString(),
  });
  // An older client reads the answer at the top or in `data`.
  expect(given.body).toMatchObject({ success: true, data: row, historyId: row?.historyId });
  expect(await history(other)).toEqual([]);
});

it('reward history contains feeds and reviews with their subject, and reversals below zero', async () => {
  const { feedId } = await feedBy(shop, other);
  const { reviewId } = await reviewBy(shop, other);
  expect(await history(other)).toMatchObject([
    {
      rewardType: 'REVIEW_WRITE',
      rewardTypeDisplayName: '리뷰 작성',
      relatedType: 'REVIEW',
      relatedId: reviewId,
    },
  ]);
  const earnedAt = shop.clock.now().toISOString();
  shop.clock.advance(DAY);
  await payDue(shop);
  other = { ...other, call: await shop.asMember(other.email) };
  const [paid, written] = await history(other);
  expect(paid).toMatchObject({
    rewardType: 'FEED_CREATION',
    rewardTypeDisplayName: '피드 쓰기',
    points: 100,
    adminId: null,
    relatedType: 'FEED',
    relatedId: feedId,
    createdAt: earnedAt,
    processedAt: shop.clock.now().toISOString(),
  });
  expect((await other.call.delete(`/api/user/reviews/${reviewId}`)).status).toBe(200);
  const [taken] = await history(other);
  expect(taken).toMatchObject({ rewardType: 'REVIEW_WRITE', points: -Number(written?.points) });
});

it('reward history contains no orders and no waiting rewards', async () => {
  const before = (await history(other)).length;
  await shop.db
    .insertInto('point_ledger')
    .values(
      ['ORDER_EARN', 'ORDER_USE'].map((reason) => ({
        user_id: other.id,
        type: 'EARN',
        points: 10,
        balance_after: 10,
        description: '주문',
        reason,
        ref_type: 'ORDER',
        ref_id: 1,
        order_id: null,
        expires_at: null,
        created_at: shop.clock.now(),
      })),
    )
    .execute();
  await feedBy(shop, other);
  expect(await history(other)).toHaveLength(before);
});

it('reward history is paged, newest first, within the page size limit', async () => {
  admin = await person(shop, 'admin');
  one = { ...one, call: await shop.asMember(one.email) };
  for (const points of [1, 2, 3]) await grant(one, points);
  const points = async (query: string) => (await history(one, query)).map((row) => row.points);
  expect(await points('?page=0&size=2')).toEqual([3, 2]);
  expect(await points('?page=1&size=2')).toEqual([1, 500]);
  expect(await points('?page=9&size=2')).toEqual([]);
  for (const query of ['?size=0', '?page=-1'])
    expect([query, (await one.call.get(`/api/rewards/history${query}`)).status]).toEqual([query, 400]);
  expect((await shop.as('visitor').get('/api/rewards/history')).status).toBe(401);
});
