import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams, idSchema } from '../../kit/forms/fields.ts';
import { pagedOf, pageQuery } from '../../kit/page.ts';

/** Response of contract 8 with the additional fields of this client. */
const followResultSchema = v.object({
  following: v.boolean(),
  isFollowing: v.boolean(),
  /** Number of followers of the other member. */
  followerCount: v.number(),
  /** Number of members that the caller follows. */
  followingCount: v.number(),
  message: v.string(),
});
export type FollowResult = v.InferOutput<typeof followResultSchema>;

/**
 * Endpoint of members: follows or unfollows a member; with `following` in the body it sets that
 * state (idempotent).
 */
export const toggleFollow = endpoint({
  method: 'POST',
  path: '/api/users/follow',
  access: 'member',
  summary: 'Follows or unfollows a member; idempotent with `following`.',
  body: v.object({ followingUserId: idSchema, following: v.optional(v.boolean()) }),
  response: followResultSchema,
  wrapping: 'envelope',
  limit: 'REACTION',
});

const followCountSchema = v.object({
  userId: v.number(),
  followerCount: v.number(),
  followingCount: v.number(),
});

/** Public endpoint: counts followers and followings of a member. */
export const countFollows = endpoint({
  method: 'GET',
  path: '/api/users/{id}/follow-count',
  access: 'public',
  summary: 'Returns the number of followers and followings of a member.',
  params: idParams,
  response: followCountSchema,
  wrapping: 'envelope',
});

const followedSchema = v.object({
  userId: v.number(),
  nickname: v.string(),
  profileImageUrl: v.nullable(v.string()),
  followedAt: v.string(),
  /** Whether the caller follows this member. */
  isFollowing: v.boolean(),
});
export type Followed = v.InferOutput<typeof followedSchema>;

/** Both lists contain the members twice, as legacy clients read `users` and the page format. */
const followListSchema = v.object({
  userId: v.number(),
  users: v.array(followedSchema),
  pagination: pagedOf(followedSchema),
});

/** Part of a nickname; blank matches all. */
const searchWord = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50)), '');

const list = <const P extends string>(path: P, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    access: 'public',
    summary,
    params: idParams,
    query: v.object({ ...pageQuery(), q: searchWord }),
    response: followListSchema,
    wrapping: 'envelope',
  });

/** Public endpoint: lists the followers of a member, newest first. */
export const listFollowers = list(
  '/api/users/{id}/followers',
  'Lists the followers of a member, newest first.',
);
/** Public endpoint: lists the members that a member follows, newest first. */
export const listFollowings = list(
  '/api/users/{id}/followings',
  'Lists the members whom a member follows, newest first.',
);

/** Endpoint of members: reads whether the caller follows a member. */
export const checkFollow = endpoint({
  method: 'GET',
  path: '/api/users/{id}/follow-status',
  access: 'member',
  summary: 'Returns whether the caller follows a member.',
  params: idParams,
  response: v.boolean(),
  wrapping: 'envelope',
});

/** Endpoint of members: lists the ids of all followed members. */
export const listFollowingIds = endpoint({
  method: 'GET',
  path: '/api/users/me/following-ids',
  access: 'member',
  summary: 'Lists ids of all members whom the caller follows.',
  response: v.array(v.number()),
  wrapping: 'envelope',
});
