import { expect } from 'vitest';
import { feedBy, type Person, reviewBy } from './members/people.ts';
import type { TestShop } from './server/server.ts';

export const data = async (call: Person['call'], path: string) => (await call.get(path)).body.data;
type Row = Record<string, number>;
export const ids = (rows: Row[], name: string) => rows.map((row) => row[name]);

/** What two members have put before others: each a feed, a review, a like and a comment under a third one's feed. */
export async function things(
  shop: TestShop,
  { third, her, him }: { third: Person; her: Person; him: Person },
) {
  const ground = await feedBy(shop, third);
  const of = async (one: Person) => {
    const feed = await feedBy(shop, one, { title: '막힌글찾기' });
    const comment = await one.call.post(`/api/feeds/${ground.feedId}/comments`, { content: '한마디' });
    expect((await one.call.post(`/api/feeds/${ground.feedId}/likes/toggle`)).status).toBe(200);
    expect((await third.call.post(`/api/feeds/${feed.feedId}/comments`, { content: '네' })).status).toBe(200);
    const review = await reviewBy(shop, one);
    return {
      person: one,
      feedId: feed.feedId as number,
      commentId: comment.body.data.commentId as number,
      reviewId: review.reviewId as number,
      productId: review.productId as number,
    };
  };
  return { ground: ground.feedId as number, hers: await of(her), his: await of(him) };
}
type Things = Awaited<ReturnType<typeof things>>;

/** What a reader finds of somebody, where it is to be found. */
export async function seen(call: Person['call'], ground: number, of: Things['hers']) {
  const list = async (path: string) => ids((await data(call, path)).content, 'feedId').includes(of.feedId);
  const comments = await data(call, `/api/feeds/${ground}/comments`);
  const likes = await data(call, `/api/feeds/${ground}/likes`);
  const feed = await data(call, `/api/feeds/${ground}`);
  const reviews = await data(call, `/api/reviews/products/${of.productId}/filter?size=100`);
  return {
    feeds: [
      await list('/api/feeds?size=100'),
      await list(`/api/users/${of.person.id}/feeds?size=100`),
      await list('/api/feeds/text-only/search?q=막힌글찾기&size=100'),
      (await call.get(`/api/feeds/${of.feedId}`)).status === 200,
    ],
    review: [
      ids(reviews.reviews, 'reviewId').includes(of.reviewId),
      (await call.get(`/api/reviews/${of.reviewId}`)).status === 200,
    ],
    comment: ids(comments.pagination.content, 'commentId').includes(of.commentId),
    like: ids(likes.content, 'userId').includes(of.person.id),
    counts: [comments.totalComments, feed.commentCount, likes.totalElements, feed.likeCount],
  };
}
export const ALL = {
  feeds: [true, true, true, true],
  review: [true, true],
  comment: true,
  like: true,
  counts: [2, 2, 2, 2],
};
export const NOTHING = {
  feeds: [false, false, false, false],
  review: [false, false],
  comment: false,
  like: false,
  counts: [1, 1, 1, 1],
};
