import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { pageQuery } from '../kit/page.ts';
import { springPageOf } from './activity.ts';
import { FEED_REWARDS } from './feed-reward.ts';

/** Korean name of each source of points other than orders (contract A.1). */
export const REWARD_NAMES = {
  FEED_CREATION: FEED_REWARDS.FEED_CREATION.name,
  EVENT_FEED_PARTICIPATION: FEED_REWARDS.EVENT_FEED_PARTICIPATION.name,
  FEED_LIKES_MILESTONE: FEED_REWARDS.FEED_LIKES_MILESTONE.name,
  COMMENT_DAILY_ACHIEVEMENT: FEED_REWARDS.COMMENT_DAILY_ACHIEVEMENT.name,
  DIVERSE_PRODUCT_FEED: FEED_REWARDS.DIVERSE_PRODUCT_FEED.name,
  BIRTHDAY: FEED_REWARDS.BIRTHDAY.name,
  ADMIN_GRANT: '관리자가 드린 포인트',
  COMPENSATION: '불편에 대한 보상',
  ADJUSTMENT: '잘못된 포인트 바로잡기',
  REVIEW_WRITE: '리뷰 작성',
  EVENT_PARTICIPATION: '이벤트 참여',
} as const;
export type RewardType = keyof typeof REWARD_NAMES;

/** Returns the Korean name of a type of reward. */
export const rewardNameOf = (type: RewardType): string => REWARD_NAMES[type];

/** Reward in the legacy format (contract 13). */
export const rewardHistory = v.object({
  historyId: v.number(),
  userId: v.number(),
  userLoginId: v.string(),
  rewardType: v.string(),
  rewardTypeDisplayName: v.string(),
  /** Negative for a reward that was revoked. */
  points: v.number(),
  description: v.string(),
  relatedId: v.nullable(v.number()),
  relatedType: v.nullable(v.string()),
  /** Administrator who granted it manually. */
  adminId: v.nullable(v.number()),
  isProcessed: v.boolean(),
  processedAt: v.nullable(v.string()),
  createdAt: v.string(),
});
export type RewardHistory = v.InferOutput<typeof rewardHistory>;

/** The page is sent in `data` and beside it, because legacy clients read either. */
export const listRewardHistory = endpoint({
  method: 'GET',
  path: '/api/rewards/history',
  access: 'member',
  wrapping: 'envelope',
  onTop: true,
  summary:
    "Lists the caller's points granted or reclaimed for activities, reviews, votes and by administrators, newest first.",
  query: v.object(pageQuery()),
  response: springPageOf(rewardHistory),
});
