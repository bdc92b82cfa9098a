import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams, idSchema } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';
import { pageQuery } from '../../kit/page.ts';
import { ACTIVITY_POINTS } from '../../policies/points.ts';
import { type ActivityType, activityPage } from '../../rewards/activity.ts';
import { BADGES, badgeListSchema, badgeSchema } from '../../rewards/badge.ts';

const forAdmins = { access: 'admin', wrapping: 'raw' } as const;
const ACTIVITY_WORDS_LENGTH = 200;
const ACTIVITIES_A_PAGE = 50;

/** Endpoint of admins: awards a badge to a member who does not have it. */
export const awardBadge = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/users/badges/admin/award',
  keyed: true,
  summary: 'Awards a badge to a member who does not have it.',
  body: v.object({ userId: idSchema, badgeType: v.picklist(Object.keys(BADGES), '뱃지를 골라 주세요.') }),
  response: badgeSchema,
});

/** Endpoint of admins: lists all badges of a member, displayed or hidden. */
export const badgesOfMember = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/users/badges/admin/users/{userId}',
  summary: 'Lists all badges of a member, displayed or hidden.',
  params: v.object({ userId: idSchema }),
  response: badgeListSchema,
});

/** Types of activity that earn activity points. */
export const ACTIVITY_TYPES = Object.keys(ACTIVITY_POINTS) as ActivityType[];

/** The member and the audit log both see `description`. */
export const activityForm = v.object({
  activityType: v.picklist(ACTIVITY_TYPES, '활동을 골라 주세요.'),
  description: textField('이유', 1, ACTIVITY_WORDS_LENGTH),
});

/** Korean label of each activity in the admin area. */
export const ACTIVITY_WORDS: Readonly<Record<ActivityType, string>> = {
  FEED_CREATION: '피드 쓰기',
  FEED_LIKE_RECEIVED: '피드 좋아요 받음',
  FEED_LIKES_MILESTONE: '좋아요 목표 달성',
  EVENT_FEED_PARTICIPATION: '이벤트 피드 참여',
  COMMENT_DAILY_ACHIEVEMENT: '하루 댓글 달성',
  DIVERSE_PRODUCT_FEED: '여러 상품 피드',
  VOTE_PARTICIPATION: '투표 참여',
  COMMENT_CREATION: '댓글 작성',
  COMMENT_LIKE_RECEIVED: '댓글 좋아요 받음',
  REVIEW_CREATION: '리뷰 작성',
  REVIEW_LIKE_RECEIVED: '리뷰 도움 받음',
  PURCHASE_COMPLETION: '구매확정',
  EVENT_PARTICIPATION: '이벤트 참여',
  EVENT_WINNER: '이벤트 당첨',
  SNS_SHARING: 'SNS 공유',
  SNS_VERIFICATION: 'SNS 인증',
  USER_REFERRAL: '친구 초대',
  REFERRAL_PURCHASE: '초대한 친구의 구매',
};

/**
 * Endpoint of admins: awards activity points to a member; a level-up needs the approval of a second
 * admin; requires step-up.
 */
export const awardActivity = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/users/level/admin/award-points',
  keyed: true,
  fresh: true,
  summary: 'Awards activity points to a member; a level-up needs the confirmation of a second administrator.',
  body: v.object({ userId: idSchema, ...activityForm.entries }),
  /** Message that says whether the points were granted or wait for confirmation. */
  response: v.string(),
});

/**
 * Endpoint of admins: approves or rejects activity points that another admin requested; requires
 * step-up.
 */
export const decideActivity = endpoint({
  access: 'admin',
  wrapping: 'envelope',
  method: 'POST',
  path: '/api/admin/activity-awards/{id}/decision',
  keyed: true,
  keyRequired: true,
  fresh: true,
  summary: 'Confirms or rejects activity points that another administrator requested.',
  params: idParams,
  body: v.object({ confirm: v.boolean() }),
  /** Total activity points of the member after the change. */
  response: v.object({ activityPoints: v.number() }),
});

/**
 * Endpoint of admins: lists the activities of members that earned activity points, newest first.
 */
export const allActivities = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/users/level/admin/activities',
  summary: 'Lists activities of members that earned activity points, newest first.',
  query: v.object(pageQuery(ACTIVITIES_A_PAGE)),
  response: activityPage,
});
