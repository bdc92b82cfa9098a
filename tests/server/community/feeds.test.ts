import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, postFeed } from '../../support/community.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const WIRE_FIELDS = [
  'feedId title content instagramId feedType likeCount commentCount participantVoteCount userId userNickname',
  'userLevel userProfileImg userGender userHeight orderItemId productId productName productSize images imageUrls',
  'hashtags isLiked isVoted canVote createdAt updatedAt eventId eventTitle eventDescription eventStartDate',
  'eventEndDate eventStatus',
].flatMap((line) => line.split(' '));

describe('GET feeds', () => {
  it('returns full feeds to a guest, the same in list and detail', async () => {
    const list = await shop.as('visitor').get('/api/feeds?size=5');
    expect(list.status).toBe(200);
    expect(list.body.data.content).toHaveLength(5);
    const [first] = list.body.data.content;
    expect(Object.keys(first)).toEqual(expect.arrayContaining(WIRE_FIELDS));
    expect(first).toMatchObject({ isLiked: false, isVoted: false, canVote: false });
    const detail = await shop.as('visitor').get(`/api/feeds/${first.feedId}`);
    expect(detail.body.data).toEqual(first);
  });

  it('needs no query per row', async () => {
    for (const path of [
      '/api/feeds',
      '/api/feeds/my',
      '/api/feeds/my-likes',
      '/api/feeds/my-comments',
      '/api/feeds/text-only/search?q=a&hashtags=b&productName=c&eventTitle=d',
    ]) {
      const join = path.includes('?') ? '&' : '?';
      const small = await shop.as('user').get(`${path}${join}size=1`);
      const large = await shop.as('user').get(`${path}${join}size=100`);
      expect(large.status, path).toBe(200);
      expect(large.queries, path).toBeLessThanOrEqual(4);
      expect(large.queries, path).toBeGreaterThan(0);
      expect(large.queries, path).toBe(small.queries);
    }
  });

  it.each(['EVENT', 'event', 'Event'])('filters by type %s in any letter case', async (type) => {
    for (const path of [`/api/feeds?feedType=${type}`, `/api/feeds/type/${type}`]) {
      const { body } = await shop.as('visitor').get(path);
      expect(body.data.totalElements).toBeGreaterThan(0);
      expect(new Set(body.data.content.map((feed: { feedType: string }) => feed.feedType))).toEqual(
        new Set(['EVENT']),
      );
    }
  });

  it('sorts by either name of each order and pages without gaps', async () => {
    const popular = await shop.as('visitor').get('/api/feeds?sort=popular&size=100');
    const alias = await shop.as('visitor').get('/api/feeds?sort=likeCount,desc&size=100');
    const counts = popular.body.data.content.map((feed: { likeCount: number }) => feed.likeCount);
    expect(counts).toEqual([...counts].sort((a: number, b: number) => b - a));
    expect(alias.body.data.content).toEqual(popular.body.data.content);
    const seen: number[] = [];
    for (let page = 0; page < popular.body.data.totalElements / 7; page += 1) {
      const { body } = await shop.as('visitor').get(`/api/feeds?sort=createdAt,desc&size=7&page=${page}`);
      seen.push(...body.data.content.map((feed: { feedId: number }) => feed.feedId));
    }
    expect(new Set(seen).size).toBe(popular.body.data.totalElements);
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
  });

  it('counts and lists the member’s own feeds only, by either path', async () => {
    const mine = await idOf(shop, 'user@sinbaljang.test');
    const my = await shop.as('user').get('/api/feeds/my?size=100');
    const counts = await shop.as('user').get('/api/feeds/my/count');
    expect(counts.body.data.totalCount).toBe(my.body.data.totalElements);
    const { dailyCount, eventCount, rankingCount, totalCount } = counts.body.data;
    expect(dailyCount + eventCount + rankingCount).toBe(totalCount);
    expect((await shop.as('user').get('/api/feeds/my/count/type/daily')).body.data).toBe(dailyCount);
    expect((await shop.as('user').get('/api/feeds/my/type/event')).body.data.totalElements).toBe(eventCount);
    for (const path of [`/api/users/${mine}/feeds?size=100`, `/api/feeds/user/${mine}?size=100`])
      expect((await shop.as('user').get(path)).body.data.content, path).toEqual(my.body.data.content);
  });
});

describe('feed update and deletion', () => {
  it('changes the given fields only; an empty hashtag list clears', async () => {
    const feed = await postFeed(shop, { hashtags: ['하나'] });
    const kept = await shop.as('user').put(`/api/feeds/text-only/${feed.feedId}`, { content: '바꿈' });
    expect(kept.body.data).toMatchObject({ title: feed.title, content: '바꿈', hashtags: feed.hashtags });
    const alias = await shop.as('user').put(`/api/feeds/${feed.feedId}/text-only`, { hashtags: [] });
    expect(alias.body.data).toMatchObject({ content: '바꿈', hashtags: [] });
  });

  it.each([
    ['visitor', 401, 'UNAUTHORIZED'],
    ['seller', 403, 'FEED_ACCESS_DENIED'],
    ['admin', 403, 'FEED_ACCESS_DENIED'],
  ] as const)('is refused to a %s', async (role, status, code) => {
    const { feedId, title } = await postFeed(shop);
    const asked = [
      await shop.as(role).put(`/api/feeds/text-only/${feedId}`, { title: '남의 것' }),
      await shop.as(role).delete(`/api/feeds/text-only/${feedId}`),
      await shop.as(role).delete(`/api/feeds/${feedId}`),
    ];
    for (const answer of asked) expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await shop.as('user').get(`/api/feeds/${feedId}`)).body.data.title).toBe(title);
  });

  it('hides a deleted feed everywhere', async () => {
    const { feedId } = await postFeed(shop, { title: '사라질 글' });
    await shop.as('user').post(`/api/feeds/${feedId}/likes/toggle`);
    expect((await shop.as('user').delete(`/api/feeds/text-only/${feedId}`)).status).toBe(200);
    for (const path of ['', '/comments', '/likes', '/vote/count'])
      expect((await shop.as('user').get(`/api/feeds/${feedId}${path}`)).status, path).toBe(404);
    expect((await shop.as('user').get('/api/feeds/my-likes/ids')).body.data).not.toContain(feedId);
    expect((await shop.as('user').delete(`/api/feeds/${feedId}`)).status).toBe(404);
  });
});
