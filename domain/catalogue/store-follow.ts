import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/forms/fields.ts';
import { pagedOf, pageQuery } from '../kit/page.ts';
import { followerOfferSchema } from '../kit/pricing/follower-discount.ts';

const storeFollow = v.object({
  storeId: v.number(),
  /** Whether the caller follows the store; false for anonymous clients. */
  isFollowing: v.boolean(),
  /** Number of active members who follow it. */
  followers: v.number(),
  /** Running discount for followers; null without one, and while the store sells nothing. */
  offer: v.nullable(followerOfferSchema),
});
export type StoreFollow = v.InferOutput<typeof storeFollow>;

/** Public endpoint: reads followers and offer of a store, and for members whether they follow it. */
export const showStoreFollow = endpoint({
  method: 'GET',
  path: '/api/stores/{id}/follow',
  access: 'public',
  summary:
    'Returns the number of followers of a store, its offer to them, and whether the caller follows it.',
  params: idParams,
  response: storeFollow,
  wrapping: 'envelope',
});

/** Endpoint of members: follows or unfollows a store (idempotent). */
export const setStoreFollow = endpoint({
  method: 'PUT',
  path: '/api/stores/{id}/follow',
  access: 'member',
  summary: 'Follows or unfollows a store; idempotent.',
  params: idParams,
  body: v.object({ following: v.boolean() }),
  response: storeFollow,
  wrapping: 'envelope',
  limit: 'REACTION',
});

const followedStore = v.object({
  ...storeFollow.entries,
  storeName: v.string(),
  /** File name of the picture. */
  logo: v.nullable(v.string()),
  followedAt: v.string(),
});
export type FollowedStore = v.InferOutput<typeof followedStore>;

/** Endpoint of members: lists the stores that the caller follows, newest first, without closed ones. */
export const listFollowedStores = endpoint({
  method: 'GET',
  path: '/api/users/me/followed-stores',
  access: 'member',
  summary: 'Lists the stores whom the caller follows, newest first, with their offers to followers.',
  query: v.object(pageQuery()),
  response: pagedOf(followedStore),
  wrapping: 'envelope',
});
