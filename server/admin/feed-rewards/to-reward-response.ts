import * as v from 'valibot';
import type { FeedReward } from '#domain/admin/feed-rewards/feed-reward-endpoints.ts';
import {
  FEED_REWARD_REASONS,
  FEED_REWARD_STATE_NAMES,
  FEED_REWARD_STATES,
  FEED_REWARD_TYPES,
  FEED_REWARDS,
  type FeedRewardReason,
} from '#domain/rewards/feed-reward.ts';
import type { RewardRow } from './feed-reward-store.ts';

const isReason = (reason: string): reason is FeedRewardReason => reason in FEED_REWARD_REASONS;

const rewardTypes = v.picklist(FEED_REWARD_TYPES);
const rewardStates = v.picklist(FEED_REWARD_STATES);

/** Maps a reward to the response. */
export function toRewardResponse(row: RewardRow): FeedReward {
  const rewardType = v.parse(rewardTypes, row.rewardType);
  const eventStatus = v.parse(rewardStates, row.status);
  return {
    eventId: row.id,
    feedId: row.feedId ?? 0,
    feedTitle: row.feedTitle ?? FEED_REWARDS[rewardType].name,
    userId: row.userId,
    userNickname: row.nickname,
    rewardType,
    rewardTypeDisplayName: FEED_REWARDS[rewardType].name,
    eventStatus,
    eventStatusDisplayName: FEED_REWARD_STATE_NAMES[eventStatus],
    points: row.points,
    description: FEED_REWARDS[rewardType].say(row.step),
    relatedData: JSON.stringify(row.related),
    processedAt: row.processedAt?.toISOString() ?? null,
    retryCount: row.retryCount,
    errorMessage: row.reason && isReason(row.reason) ? FEED_REWARD_REASONS[row.reason] : null,
    dueAt: row.dueAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
