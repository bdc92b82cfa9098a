import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idSchema } from '../kit/forms/fields.ts';

/** Fallback for a badge without a picture or with a picture that fails to load (spec 3.6). */
export const DEFAULT_BADGE_IMAGE = '/images/default-badge.png';

/** Name and description of each badge (contract A.4). */
export const BADGES: Readonly<Record<string, { name: string; description: string }>> = {
  FIRST_PURCHASE: { name: '첫 걸음', description: '처음으로 신발을 구매했어요.' },
  PURCHASE_5: { name: '다섯 켤레', description: '다섯 번 구매했어요.' },
  PURCHASE_10: { name: '열 켤레', description: '열 번 구매했어요.' },
  PURCHASE_20: { name: '스무 켤레', description: '스무 번 구매했어요.' },
  PURCHASE_50: { name: '쉰 켤레', description: '쉰 번 구매했어요.' },
  PURCHASE_100: { name: '백 켤레', description: '백 번 구매했어요.' },
  AMOUNT_100K: { name: '10만 원 클럽', description: '모두 10만 원어치 구매했어요.' },
  AMOUNT_500K: { name: '50만 원 클럽', description: '모두 50만 원어치 구매했어요.' },
  AMOUNT_1M: { name: '100만 원 클럽', description: '모두 100만 원어치 구매했어요.' },
  AMOUNT_5M: { name: '500만 원 클럽', description: '모두 500만 원어치 구매했어요.' },
  FIRST_REVIEW: { name: '첫 리뷰', description: '첫 리뷰를 남겼어요.' },
  REVIEW_10: { name: '리뷰 열 편', description: '리뷰를 열 편 썼어요.' },
  REVIEW_50: { name: '리뷰 쉰 편', description: '리뷰를 쉰 편 썼어요.' },
  REVIEW_100: { name: '리뷰 백 편', description: '리뷰를 백 편 썼어요.' },
  VIP: { name: 'VIP', description: 'VIP 등급이 되었어요.' },
  LOYAL_CUSTOMER: { name: '신화의 손님', description: '신화 등급이 되었어요.' },
  EARLY_ADOPTER: { name: '얼리 어답터', description: '실버 등급이 되었어요.' },
  SNS_CONNECTOR: { name: '소문난 발', description: '다이아몬드 등급이 되었어요.' },
  INFLUENCER: { name: '인플루언서', description: '레전드 등급이 되었어요.' },
  ANNIVERSARY_2024: { name: '2024 기념', description: '2024년 기념 행사에 함께했어요.' },
};

/** Returns the public path of the picture of a badge type. */
export const badgeImageOf = (type: string): string => `/images/badges/${type.toLowerCase()}.svg`;

/** Returns name and picture of a badge; a retired type has a generic name and no picture. */
export const badgeFaceOf = (badgeType: string) => ({
  badgeType,
  badgeName: BADGES[badgeType]?.name ?? '뱃지',
  badgeImageUrl: BADGES[badgeType] ? badgeImageOf(badgeType) : null,
});

/** Schema of one badge of a member. */
export const badgeSchema = v.object({
  id: v.number(),
  badgeName: v.string(),
  badgeDescription: v.nullish(v.string(), ''),
  badgeImageUrl: v.nullish(v.string(), null),
  badgeType: v.optional(v.string()),
  awardedAt: v.string(),
  isDisplayed: v.boolean(),
});
export type Badge = v.InferOutput<typeof badgeSchema>;

/** Schema of a member's badges, with counts. */
export const badgeListSchema = v.object({
  badges: v.array(badgeSchema),
  totalCount: v.number(),
  displayedCount: v.number(),
});

/** Badge that is not earned yet, with its progress `have` of `need`. */
const progressSchema = v.object({
  badgeType: v.string(),
  badgeName: v.string(),
  badgeDescription: v.string(),
  badgeImageUrl: v.nullable(v.string()),
  measure: v.picklist(['orders', 'won', 'reviews', 'points']),
  have: v.number(),
  need: v.number(),
});
export type BadgeToEarn = v.InferOutput<typeof progressSchema>;

const myBadgesSchema = v.object({
  ...badgeListSchema.entries,
  /** Badges with a rule that the member lacks, nearest to completion first. */
  progress: v.optional(v.array(progressSchema), []),
  nextBadgeType: v.optional(v.nullable(v.string()), null),
});
export type MyBadges = v.InferOutput<typeof myBadgesSchema>;
export type BadgeList = v.InferOutput<typeof badgeListSchema>;

/** Spec 5.4: hidden = total minus displayed, never below zero. */
export const hiddenCount = ({ totalCount, displayedCount }: BadgeList): number =>
  Math.max(0, totalCount - displayedCount);

/** Endpoint of members: lists own badges, newest first, and the progress to the missing ones. */
export const myBadges = endpoint({
  method: 'GET',
  path: '/api/users/badges/me',
  access: 'member',
  summary: "Lists the caller's badges, newest first, and the progress towards others.",
  response: myBadgesSchema,
  wrapping: 'raw',
});

/** Endpoint of members: lists own displayed badges; the counts cover all owned ones. */
export const myDisplayedBadges = endpoint({
  method: 'GET',
  path: '/api/users/badges/me/displayed',
  access: 'member',
  summary: "Lists the caller's displayed badges; counts include hidden ones.",
  response: badgeListSchema,
  wrapping: 'raw',
});

/** Public endpoint: lists the displayed badges of a member. */
export const displayedBadgesOf = endpoint({
  method: 'GET',
  path: '/api/users/badges/users/{userId}/displayed',
  access: 'public',
  summary: 'Lists the displayed badges of a member.',
  params: v.object({ userId: idSchema }),
  response: badgeListSchema,
  wrapping: 'raw',
});

/**
 * Endpoint of members: shows or hides an own badge; with `isDisplayed` it sets that state
 * (idempotent).
 */
export const toggleBadge = endpoint({
  method: 'PATCH',
  path: '/api/users/badges/toggle',
  access: 'member',
  summary: 'Shows or hides a badge of the caller; idempotent with `isDisplayed`.',
  body: v.object({ badgeId: idSchema, isDisplayed: v.optional(v.boolean()) }),
  response: badgeSchema,
  wrapping: 'raw',
});
