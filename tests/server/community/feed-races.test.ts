import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityPoints, balance, enterWith, freeEvent, idOf, postFeed } from '../../support/community.ts';
import { addCrowd, proveTelephones } from '../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const CROWD = 20;

let shop: TestShop;
let tokens: string[];
beforeAll(async () => {
  shop = await startTestShop();
  const crowd = await addCrowd(shop, CROWD);
  await proveTelephones(
    shop,
    crowd.map(({ id }) => id),
  );
  tokens = crowd.map(({ token }) => token);
});
afterAll(() => shop.close());

const send = async (method: 'POST' | 'DELETE', url: string, token: string, payload?: object) => {
  const response = await shop.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.json() };
};

const rows = async (table: 'feed_likes' | 'feed_votes' | 'feed_comments', feedId: number) =>
  (await shop.db.selectFrom(table).select('user_id').where('feed_id', '=', feedId).execute()).length;
const counters = (feedId: number) =>
  shop.db
    .selectFrom('feeds')
    .select(['like_count', 'vote_count', 'comment_count'])
    .where('id', '=', feedId)
    .executeTakeFirstOrThrow();

describe('concurrent feed actions', () => {
  it('twenty members like one feed: every like counts', async () => {
    const author = await idOf(shop, 'user@sinbaljang.test');
    const { feedId } = await postFeed(shop);
    const before = await activityPoints(shop, author);
    const url = `/api/feeds/${feedId}/likes/toggle`;
    const answers = await Promise.all(tokens.map((token) => send('POST', url, token)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await rows('feed_likes', feedId)).toBe(CROWD);
    expect((await counters(feedId)).like_count).toBe(CROWD);
    expect(await activityPoints(shop, author)).toBe(before + CROWD);
    const counts = answers.map(({ body }) => body.data.likeCount).sort((a, b) => a - b);
    expect(counts).toEqual(Array.from({ length: CROWD }, (_, index) => index + 1));
  });

  it('one member toggles twenty times: the state ends as it began', async () => {
    const { feedId } = await postFeed(shop);
    const token = tokens[0] ?? '';
    const url = `/api/feeds/${feedId}/likes/toggle`;
    const answers = await Promise.all(tokens.map(() => send('POST', url, token)));
    expect(answers.filter(({ body }) => body.data.liked)).toHaveLength(CROWD / 2);
    expect(await rows('feed_likes', feedId)).toBe(0);
    expect((await counters(feedId)).like_count).toBe(0);
  });

  it('one member votes twenty times over two entries: one vote, one reward', async () => {
    const eventId = await freeEvent(shop);
    const first = await postFeed(shop, { eventId });
    const second = await postFeed(shop);
    const userId = await idOf(shop, 'crowd-0@sinbaljang.test');
    await enterWith(shop, { feedId: second.feedId, eventId, userId });
    const voter = await idOf(shop, 'crowd-1@sinbaljang.test');
    const feedIds = [first.feedId, second.feedId];
    const answers = await Promise.all(
      tokens.map((_, index) => send('POST', `/api/feeds/${feedIds[index % 2]}/vote`, tokens[1] ?? '')),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.filter(({ body }) => body.data.voted)).toHaveLength(1);
    const total = await Promise.all(feedIds.map(counters));
    expect(total.reduce((sum, { vote_count }) => sum + vote_count, 0)).toBe(1);
    expect((await rows('feed_votes', feedIds[0] ?? 0)) + (await rows('feed_votes', feedIds[1] ?? 0))).toBe(1);
    expect(await balance(shop, voter)).toBe(100);
    expect(await activityPoints(shop, voter)).toBe(1);
  });

  it('votes and withdrawals cross: counter, rows and points agree', async () => {
    const { feedId } = await postFeed(shop, { eventId: await freeEvent(shop) });
    const voter = await idOf(shop, 'crowd-2@sinbaljang.test');
    const token = tokens[2] ?? '';
    const url = `/api/feeds/${feedId}/vote`;
    const answers = await Promise.all(
      tokens.map((_, index) => send(index % 2 === 0 ? 'POST' : 'DELETE', url, token)),
    );
    expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true);
    const votes = await rows('feed_votes', feedId);
    expect((await counters(feedId)).vote_count).toBe(votes);
    expect(await balance(shop, voter)).toBe(votes * 100);
    expect(await activityPoints(shop, voter)).toBe(votes);
  });

  it('twenty comments: all counted; one deleted twenty times: once', async () => {
    const { feedId } = await postFeed(shop);
    const url = `/api/feeds/${feedId}/comments`;
    const answers = await Promise.all(
      tokens.map((token, index) => send('POST', url, token, { content: `댓글 ${index}` })),
    );
    expect((await counters(feedId)).comment_count).toBe(CROWD);
    const id = answers[0]?.body.data.commentId;
    const gone = await Promise.all(tokens.map(() => send('DELETE', `${url}/${id}`, tokens[0] ?? '')));
    expect(gone.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await counters(feedId)).comment_count).toBe(await rows('feed_comments', feedId));
  });

  it('one member enters an event five times: one entry', async () => {
    const eventId = await freeEvent(shop);
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => postFeed(shop, { eventId, title: '응모' })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
