import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  activityPoints,
  enterWith,
  freeEvent,
  idOf,
  postFeed,
  purchasesOf,
} from '../../support/community.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

describe('posting', () => {
  it('stores cleaned tags, trims text and ignores what it does not know', async () => {
    const unknown = { likeCount: 999, userId: 1, feedType: 'RANKING', isAdmin: true };
    const feed = await postFeed(shop, {
      title: '  새 운동화  ',
      hashtags: ['#러닝', '러닝', ' daily '],
      ...unknown,
    });
    expect(feed).toMatchObject({ title: '새 운동화', feedType: 'DAILY', likeCount: 0 });
    expect(feed.hashtags.map(({ tag }: { tag: string }) => tag)).toEqual(['러닝', 'daily']);
    expect(feed.userId).toBe(await idOf(shop, 'user@sinbaljang.test'));
  });

  it('refuses an order line of somebody else, and a returned one', async () => {
    const foreign = await shop.db
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .select('order_items.id')
      .where('orders.user_id', '<>', await idOf(shop, 'user@sinbaljang.test'))
      .execute();
    expect(foreign.length).toBeGreaterThan(0);
    for (const orderItemId of [foreign[0]?.id, 999_999]) {
      const answer = await shop
        .as('user')
        .post('/api/feeds/text-only', { title: 'a', content: 'b', orderItemId });
      expect([answer.status, answer.body.code]).toEqual([404, 'ORDER_ITEM_NOT_FOUND']);
    }
    const cancelled = await shop.db
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .select('order_items.id')
      .where('orders.status', '=', 'CANCELLED')
      .where('orders.user_id', '=', await idOf(shop, 'user@sinbaljang.test'))
      .executeTakeFirstOrThrow();
    const answer = await shop
      .as('user')
      .post('/api/feeds/text-only', { title: 'a', content: 'b', orderItemId: cancelled.id });
    expect(answer.status).toBe(404);
  });

  it('enters a running event once, and no other', async () => {
    const eventId = await freeEvent(shop);
    expect(await postFeed(shop, { eventId })).toMatchObject({
      feedType: 'EVENT',
      eventStatus: 'ONGOING',
      canVote: true,
    });
    const [orderItemId] = await purchasesOf(shop);
    const post = (id: number) =>
      shop.as('user').post('/api/feeds/text-only', { title: 'a', content: 'b', orderItemId, eventId: id });
    expect((await post(eventId)).body.code).toBe('ALREADY_PARTICIPATED_IN_EVENT');
    expect((await post(999_999)).body.code).toBe('EVENT_NOT_FOUND');
    const over = await shop.db
      .selectFrom('events')
      .select('id')
      .where('end_date', '<', '2026-11-21')
      .execute();
    expect((await post(over[0]?.id ?? 0)).body.code).toBe('EVENT_NOT_AVAILABLE');
    const small = await freeEvent(shop, '자리 하나', 1);
    const { feedId } = await postFeed(shop);
    const seller = await idOf(shop, 'seller@sinbaljang.test');
    await enterWith(shop, { feedId, eventId: small, userId: seller });
    expect((await post(small)).body.code).toBe('EVENT_FULL');
    expect((await post(await freeEvent(shop, '자리 하나 더', 1))).status).toBe(200);
  });

  it('returns the first result for a repeated key, one feed in all', async () => {
    const [orderItemId] = await purchasesOf(shop);
    const body = { title: '한 번만', content: '내용', orderItemId };
    const extra = { headers: { 'idempotency-key': 'key-1' } };
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.as('user').post('/api/feeds/text-only', body, extra)),
    );
    const ids = new Set(answers.map((answer) => answer.body.data.feedId));
    expect([ids.size, answers.map(({ status }) => status)]).toEqual([1, [200, 200, 200]]);
    const found = await shop.as('user').get(`/api/feeds/search?q=${encodeURIComponent('한 번만')}`);
    expect(found.body.data.totalElements).toBe(1);
  });

  it('earns five points per order line once, and loses them with the last feed', async () => {
    const me = await idOf(shop, 'user@sinbaljang.test');
    const items = await purchasesOf(shop);
    const orderItemId = items.at(-1);
    const before = await activityPoints(shop, me);
    const post = () =>
      shop.as('user').post('/api/feeds/text-only', { title: 'p', content: 'q', orderItemId });
    const first = await post();
    const second = await post();
    expect(await activityPoints(shop, me)).toBe(before + 5);
    await shop.as('user').delete(`/api/feeds/text-only/${first.body.data.feedId}`);
    await shop.db
      .updateTable('feeds')
      .set({ deleted_at: new Date() })
      .where('order_item_id', '=', orderItemId ?? 0)
      .where('id', '!=', second.body.data.feedId)
      .execute();
    expect(await activityPoints(shop, me)).toBe(before + 5);
    await shop.as('user').delete(`/api/feeds/${second.body.data.feedId}`);
    expect(await activityPoints(shop, me)).toBe(before);
  });
});
