import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityPoints, idOf, postFeed } from '../../support/community.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const toggle = (role: 'user' | 'seller' | 'admin' | 'visitor', feedId: number) =>
  shop.as(role).post(`/api/feeds/${feedId}/likes/toggle`);

describe('likes', () => {
  it('are set and removed per member', async () => {
    const { feedId } = await postFeed(shop);
    expect((await toggle('user', feedId)).body.data).toEqual({ liked: true, likeCount: 1 });
    expect((await toggle('seller', feedId)).body.data).toEqual({ liked: true, likeCount: 2 });
    expect((await toggle('user', feedId)).body.data).toEqual({ liked: false, likeCount: 1 });
    const seen = await shop.as('seller').get(`/api/feeds/${feedId}`);
    expect(seen.body.data).toMatchObject({ isLiked: true, likeCount: 1 });
    expect((await shop.as('user').get(`/api/feeds/${feedId}`)).body.data.isLiked).toBe(false);
  });

  it('keep the requested state, idempotently', async () => {
    const { feedId } = await postFeed(shop);
    const say = (liked: boolean) => shop.as('user').post(`/api/feeds/${feedId}/likes/toggle`, { liked });
    for (const [liked, likeCount] of [
      [false, 0],
      [true, 1],
      [true, 1],
      [false, 0],
    ] as const)
      expect((await say(liked)).body.data).toEqual({ liked, likeCount });
    const answers = await Promise.all(Array.from({ length: 6 }, () => say(true)));
    expect(answers.map(({ body }) => body.data)).toEqual(Array(6).fill({ liked: true, likeCount: 1 }));
  });

  it('return 401 to guests, before a missing feed is revealed', async () => {
    const { feedId } = await postFeed(shop);
    expect((await toggle('visitor', feedId)).status).toBe(401);
    expect((await toggle('user', 999_999)).body.code).toBe('FEED_NOT_FOUND');
    expect((await shop.as('visitor').get(`/api/feeds/${feedId}`)).body.data.likeCount).toBe(0);
  });

  it('earn the author one point per liker while they last, nothing for own likes', async () => {
    const me = await idOf(shop, 'user@sinbaljang.test');
    const { feedId } = await postFeed(shop);
    const before = await activityPoints(shop, me);
    await toggle('user', feedId);
    expect(await activityPoints(shop, me)).toBe(before);
    for (const expected of [1, 0, 1, 0, 1]) {
      await toggle('seller', feedId);
      expect(await activityPoints(shop, me)).toBe(before + expected);
    }
    await toggle('admin', feedId);
    expect(await activityPoints(shop, me)).toBe(before + 2);
  });

  it('list who likes a feed to everybody, with both names of the picture and no private field', async () => {
    const { feedId } = await postFeed(shop);
    await toggle('seller', feedId);
    const { body } = await shop.as('visitor').get(`/api/feeds/${feedId}/likes`);
    expect(body.data.content).toHaveLength(1);
    expect(Object.keys(body.data.content[0]).sort()).toEqual(
      ['level', 'likedAt', 'nickname', 'profileImageUrl', 'profileImg', 'userId'].sort(),
    );
  });

  it('list the member’s liked feeds by latest like, and their ids', async () => {
    const older = await postFeed(shop);
    const newer = await postFeed(shop);
    await toggle('admin', newer.feedId);
    shop.clock.advance(1_000);
    await toggle('admin', older.feedId);
    const mine = await shop.as('admin').get('/api/feeds/my-likes?size=2');
    expect(mine.body.data).toMatchObject({ page: 0, size: 2, first: true, hasPrevious: false });
    const ids = mine.body.data.content.map((feed: { feedId: number }) => feed.feedId);
    expect(ids).toEqual([older.feedId, newer.feedId]);
    const all = await shop.as('admin').get('/api/feeds/my-likes/ids');
    expect(all.body.data.slice(0, 2)).toEqual(ids);
    expect((await shop.as('visitor').get('/api/feeds/my-likes')).status).toBe(401);
  });
});
