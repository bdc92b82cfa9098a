import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { FOOT_WIDTHS, GENDERS } from './profile.ts';

const shownBadgeSchema = v.object({
  badgeType: v.string(),
  badgeName: v.string(),
  badgeImageUrl: v.nullable(v.string()),
  awardedAt: v.string(),
});
export type ShownBadge = v.InferOutput<typeof shownBadgeSchema>;

const figure = v.nullable(v.number());

/** Public profile page of a member; the owner gets the same response as other readers. */
const memberPageSchema = v.object({
  userId: v.number(),
  nickname: v.string(),
  profileImageUrl: v.nullable(v.string()),
  levelName: v.string(),
  /** Displayed badges, newest first. */
  badges: v.array(shownBadgeSchema),
  /** Null unless the member's body visibility is PUBLIC. Lengths in cm, weight in kg, foot size in mm. */
  body: v.nullable(
    v.object({
      gender: v.picklist(GENDERS),
      height: figure,
      weight: figure,
      footSize: figure,
      footWidth: v.picklist(FOOT_WIDTHS),
    }),
  ),
  feedCounts: v.object({
    totalCount: v.number(),
    dailyCount: v.number(),
    eventCount: v.number(),
    rankingCount: v.number(),
  }),
  reviewCount: v.number(),
  followerCount: v.number(),
  followingCount: v.number(),
  /** Whether the caller follows the member. */
  isFollowing: v.boolean(),
  /** Whether the caller is the member. */
  isMine: v.boolean(),
});
export type MemberPage = v.InferOutput<typeof memberPageSchema>;

/**
 * Public endpoint: reads the public page of a member: level, badges, counts, and body measurements
 * if visible.
 */
export const showMemberPage = endpoint({
  method: 'GET',
  path: '/api/users/{id}/page',
  access: 'public',
  summary:
    'Returns the public page of a member: level, displayed badges, counts, and body measurements if they are shared.',
  params: idParams,
  response: memberPageSchema,
  wrapping: 'envelope',
});
