import { freeEvent, idOf, postFeed } from '../community.ts';
import { announced } from '../events/ended-event.ts';
import { freshProduct, postReview } from '../reviews.ts';
import type { TestShop } from '../server/server.ts';

/** Marks and posts of the demo shopper and of another member. */
export async function markedThings(shop: TestShop) {
  const me = shop.as('user');
  const other = await shop.asMember('minjun@sinbaljang.test');
  const [myId, otherId] = [
    await idOf(shop, 'user@sinbaljang.test'),
    await idOf(shop, 'minjun@sinbaljang.test'),
  ];
  const productId = await freshProduct(shop);
  await postReview(shop, me, myId, { showBody: true }, productId);
  const theirs = await postReview(shop, other, otherId, {}, productId);
  const { feedId, eventId } = await postFeed(shop, { eventId: await freeEvent(shop), hashtags: ['산책'] });
  for (const [path, body] of [
    [`/api/user/reviews/${theirs.reviewId}/helpful`, { isHelpful: true }],
    [`/api/feeds/${feedId}/likes/toggle`, {}],
    [`/api/feeds/${feedId}/vote`, undefined],
    [`/api/feeds/${feedId}/comments`, { content: '잘 봤어요' }],
    ['/api/users/wishlist', { productId }],
    ['/api/users/follow', { followingUserId: otherId }],
  ] as const) {
    const { status } = await me.post(path, body);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
  const { id: endedId } = await announced(shop);
  return { productId, theirReview: theirs.reviewId, feedId, eventId, endedId, myId, otherId };
}

/** One address of every public read by its route: with marks of the demo shopper where it shows any. */
export const publicReads = (things: Awaited<ReturnType<typeof markedThings>>): Record<string, string> => {
  const { productId, feedId, eventId, myId, otherId, theirReview } = things;
  const feeds = 'size=3&sort=latest';
  return {
    '/api/products': '/api/products?size=3',
    '/api/products/:id': `/api/products/${productId}`,
    '/api/products/:id/facts': `/api/products/${productId}/facts`,
    '/api/products/:id/lengths': `/api/products/${productId}/lengths`,
    '/api/products/:id/story': `/api/products/${productId}/story`,
    '/api/products/by-ids': `/api/products/by-ids?ids=${productId}`,
    '/api/products/facets': '/api/products/facets',
    '/api/brands': '/api/brands',
    '/api/brands/overview': '/api/brands/overview',
    '/api/brands/:id': '/api/brands/1',
    '/api/products/categories': '/api/products/categories',
    '/api/products/categories/overview': '/api/products/categories/overview',
    '/api/stores': '/api/stores',
    '/api/stores/:id': '/api/stores/1',
    '/api/stores/:id/follow': '/api/stores/1/follow',
    '/api/social/supported-providers': '/api/social/supported-providers',
    '/api/search/suggestions': `/api/search/suggestions?q=${encodeURIComponent('가')}`,
    '/api/search/popular': '/api/search/popular',
    '/api/transparency': '/api/transparency',
    '/api/events/feed-available': '/api/events/feed-available',
    '/api/events/all': '/api/events/all?page=1&size=50',
    '/api/events/search': '/api/events/search?page=1&size=50',
    '/api/events/:id': `/api/events/${eventId}`,
    '/api/events/:id/entries': `/api/events/${eventId}/entries`,
    '/api/feeds': `/api/feeds?${feeds}`,
    '/api/feeds/:id': `/api/feeds/${feedId}`,
    '/api/feeds/type/:type': `/api/feeds/type/event?${feeds}`,
    '/api/feeds/user/:id': `/api/feeds/user/${myId}?${feeds}`,
    '/api/users/:id/feeds': `/api/users/${myId}/feeds?${feeds}`,
    '/api/feeds/search': `/api/feeds/search?${feeds}`,
    '/api/feeds/text-only/search': `/api/feeds/text-only/search?${feeds}`,
    '/api/feeds/:id/comments': `/api/feeds/${feedId}/comments`,
    '/api/feeds/:id/likes': `/api/feeds/${feedId}/likes`,
    '/api/feeds/:id/vote/check': `/api/feeds/${feedId}/vote/check`,
    '/api/feeds/:id/vote/count': `/api/feeds/${feedId}/vote/count`,
    '/api/feeds/events/:eventId/vote/count': `/api/feeds/events/${eventId}/vote/count`,
    '/api/reviews/:id': `/api/reviews/${theirReview}`,
    '/api/reviews/products/:productId': `/api/reviews/products/${productId}`,
    '/api/reviews/products/:productId/filter': `/api/reviews/products/${productId}/filter`,
    '/api/reviews/products/:productId/statistics': `/api/reviews/products/${productId}/statistics`,
    '/api/reviews/stores/:storeId': '/api/reviews/stores/1',
    '/api/users/:id/reviews': `/api/users/${otherId}/reviews`,
    '/api/users/:id/page': `/api/users/${otherId}/page`,
    '/api/users/:id/profile': `/api/users/${otherId}/profile`,
    '/api/users/:id/follow-count': `/api/users/${otherId}/follow-count`,
    '/api/users/:id/followers': `/api/users/${otherId}/followers`,
    '/api/users/:id/followings': `/api/users/${otherId}/followings`,
    '/api/users/level/users/:userId': `/api/users/level/users/${otherId}`,
    '/api/users/level/ranking': '/api/users/level/ranking',
    '/api/users/badges/users/:userId/displayed': `/api/users/badges/users/${otherId}/displayed`,
  };
};

/**
 * Public reads that no cache may store: the first call fixes the result of an event, and its days move; questions have
 * a search in their address.
 */
export const unkeptReads = ({
  endedId,
  productId,
}: {
  endedId: number;
  productId: number;
}): Record<string, string> => ({
  '/api/events/:id/calendar.ics': `/api/events/${endedId}/calendar.ics`,
  '/api/events/:id/entrants': `/api/events/${endedId}/entrants`,
  '/api/events/:id/draw.json': `/api/events/${endedId}/draw.json`,
  '/api/events/:id/results': `/api/events/${endedId}/results`,
  '/api/questions/products/:productId': `/api/questions/products/${productId}`,
  '/api/v2/events/:id/results': `/api/v2/events/${endedId}/results`,
  '/api/v2/events/:id/results/exists': `/api/v2/events/${endedId}/results/exists`,
});
