import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityPoints, idOf, postFeed } from '../../support/community.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const add = (feedId: number, content: unknown, key?: string) =>
  shop
    .as('seller')
    .post(`/api/feeds/${feedId}/comments`, { content }, key ? { headers: { 'idempotency-key': key } } : {});
const countOf = async (feedId: number) =>
  (await shop.as('visitor').get(`/api/feeds/${feedId}`)).body.data.commentCount;

describe('comments', () => {
  it('are counted, newest first, and open to guests', async () => {
    const { feedId } = await postFeed(shop);
    const first = await add(feedId, '  첫 댓글 ');
    expect(first.body.data).toMatchObject({ content: '첫 댓글', userNickname: expect.any(String) });
    await add(feedId, '둘째');
    const list = await shop.as('visitor').get(`/api/feeds/${feedId}/comments?size=1`);
    expect(list.body.data.totalComments).toBe(2);
    expect(list.body.data.pagination).toMatchObject({ totalElements: 2, totalPages: 2, hasNext: true });
    expect(list.body.data.pagination.content[0].content).toBe('둘째');
    expect(list.queries).toBeLessThanOrEqual(3);
    expect(await countOf(feedId)).toBe(2);
  });

  it('have 1 to 500 characters', async () => {
    const { feedId } = await postFeed(shop);
    for (const content of ['', '   ', '\u200b\u3164', '가'.repeat(501), 7, null, ['a'], { a: 1 }, 'a\u0000b'])
      expect((await add(feedId, content)).status, String(content).slice(0, 9)).toBe(400);
    expect((await add(feedId, '가'.repeat(500))).status).toBe(200);
    expect(await countOf(feedId)).toBe(1);
  });

  it('are deleted by their author only, by either path', async () => {
    const feed = await postFeed(shop);
    const other = await postFeed(shop);
    const ids = [await add(feed.feedId, 'a'), await add(feed.feedId, 'b')].map(
      (answer) => answer.body.data.commentId,
    );
    const inFeed = `/api/feeds/${feed.feedId}/comments/${ids[0]}`;
    for (const path of [inFeed, `/api/comments/${ids[0]}`]) {
      expect((await shop.as('visitor').delete(path)).status).toBe(401);
      for (const role of ['user', 'admin'] as const)
        expect((await shop.as(role).delete(path)).body.code).toBe('COMMENT_ACCESS_DENIED');
    }
    const wrongFeed = await shop.as('seller').delete(`/api/feeds/${other.feedId}/comments/${ids[0]}`);
    expect([wrongFeed.status, wrongFeed.body.code]).toEqual([404, 'COMMENT_NOT_FOUND']);
    expect(await countOf(feed.feedId)).toBe(2);
    expect((await shop.as('seller').delete(inFeed)).status).toBe(200);
    expect((await shop.as('seller').delete(inFeed)).status).toBe(404);
    expect((await shop.as('seller').delete(`/api/comments/${ids[1]}`)).status).toBe(200);
    expect(await countOf(feed.feedId)).toBe(0);
  });

  it('earn three points per feed while at least one remains', async () => {
    const seller = await idOf(shop, 'seller@sinbaljang.test');
    const { feedId } = await postFeed(shop);
    const before = await activityPoints(shop, seller);
    const ids = [await add(feedId, 'a'), await add(feedId, 'b')].map((answer) => answer.body.data.commentId);
    expect(await activityPoints(shop, seller)).toBe(before + 3);
    await shop.as('seller').delete(`/api/comments/${ids[0]}`);
    expect(await activityPoints(shop, seller)).toBe(before + 3);
    await shop.as('seller').delete(`/api/comments/${ids[1]}`);
    expect(await activityPoints(shop, seller)).toBe(before);
  });

  it('are written once per idempotency key and member', async () => {
    const { feedId } = await postFeed(shop);
    const answers = await Promise.all([1, 2, 3].map(() => add(feedId, '한 번', 'same')));
    expect(new Set(answers.map((answer) => answer.body.data.commentId)).size).toBe(1);
    expect((await add(feedId, '다른 말', 'same')).body.code).toBe('REQUEST_KEY_REUSED');
    expect(await countOf(feedId)).toBe(1);
    const others = await shop
      .as('user')
      .post(`/api/feeds/${feedId}/comments`, { content: '남' }, { headers: { 'idempotency-key': 'same' } });
    expect(others.body.data.content).toBe('남');
  });

  it('are listed for their author with their feed', async () => {
    const feed = await postFeed(shop, { title: '댓글 달 글' });
    await add(feed.feedId, '여기요');
    for (const path of ['/api/feeds/my-comments', '/api/comments/my']) {
      const { body } = await shop.as('seller').get(path);
      expect(body.data).toMatchObject({ page: 0, size: 20 });
      expect(body.data.content[0]).toMatchObject({
        content: '여기요',
        feedId: feed.feedId,
        feedTitle: '댓글 달 글',
        authorNickname: feed.userNickname,
      });
      expect((await shop.as('visitor').get(path)).status).toBe(401);
    }
    await shop.as('user').delete(`/api/feeds/${feed.feedId}`);
    const after = await shop.as('seller').get('/api/comments/my');
    expect(after.body.data.content[0]?.feedId).not.toBe(feed.feedId);
  });
});
