import type { FeedReward } from '#domain/admin/feed-rewards/feed-reward-endpoints.ts';
import type { RewardPolicy } from '#domain/rewards/reward-policy.ts';
import type { RewardStatistics } from '#machines/admin/analytics/reward-statistics.machine.ts';
import type { RewardFilters } from '#machines/admin/rewards/feed-rewards.machine.ts';
import { done, refusal } from '../entry.ts';

export const group = '관리';
export const error = new Error('보상을 불러오지 못했어요.');

export const reward: FeedReward = {
  eventId: 7,
  feedId: 3,
  feedTitle: '오늘의 신발',
  userId: 2,
  userNickname: '민준러너',
  rewardType: 'FEED_CREATION',
  rewardTypeDisplayName: '피드 쓰기',
  eventStatus: 'PENDING',
  eventStatusDisplayName: '대기',
  points: 100,
  description: '착화 피드를 올렸어요',
  relatedData: '{}',
  processedAt: null,
  retryCount: 0,
  errorMessage: null,
  dueAt: '2026-11-22T03:00:00.000Z',
  createdAt: '2026-11-21T03:00:00.000Z',
  updatedAt: '2026-11-21T03:00:00.000Z',
};

export const lost: FeedReward = {
  ...reward,
  eventId: 8,
  eventStatus: 'FAILED',
  eventStatusDisplayName: '실패',
  retryCount: 3,
  errorMessage: '지급하다가 오류가 났어요. 다시 시도해 주세요.',
};

export const none: RewardFilters = { status: null, type: null, user: null, feed: null, from: null, to: null };
export const filter = { filters: none, sort: null, size: 20 };

export const figures: RewardStatistics = {
  totalEvents: 12,
  pendingEvents: 3,
  processingEvents: 0,
  processedEvents: 8,
  failedEvents: 1,
  cancelledEvents: 0,
  eventsByType: { FEED_CREATION: 12 },
  totalPoints: 800,
  days: [
    { day: '2026-11-20', created: 4, processed: 2, points: 200 },
    { day: '2026-11-21', created: 8, processed: 6, points: 600 },
  ],
};

export const outdated = { type: 'figures.outdated' } as const;
export const retried = { type: 'screen.retried' } as const;
export const minute = { type: 'xstate.after.freshness.rewardStatistics.fresh' } as const;
export const staleMinute = { type: 'xstate.after.freshness.rewardStatistics.stale' } as const;
export const read = done('read', figures);
export const again = done('readAgain', { ...figures, processedEvents: 9, pendingEvents: 2 });
export const notPaid = new Error('대기 중인 보상만 지급할 수 있어요.');
export const said = { success: true, message: '포인트를 지급했어요.', processedCount: 1 };
export const all = { success: true, message: '2건을 다시 시도해 2건을 지급했어요.', processedCount: 2 };
export const paid = { type: 'payment.asked', eventId: 7 } as const;
export const retriedAll = { type: 'failed.retried' } as const;

/** Sample point amount of a rewarded action. */
export const policy: RewardPolicy = {
  policyId: 1,
  rewardType: 'FEED_CREATION',
  rewardTypeDisplayName: '피드 쓰기',
  points: 100,
  steps: null,
  rewardTypeDescription: '착화 피드를 올려요',
  description: '착화 피드를 올려요',
  isActive: true,
  dailyLimit: 3,
  monthlyLimit: 30,
  validFrom: null,
  validTo: null,
  version: 1,
  createdAt: reward.createdAt,
  updatedAt: reward.updatedAt,
};

export const typed = { type: 'field.changed', change: { points: '200' } } as const;
export const emptied = { type: 'field.changed', change: { points: '' } } as const;
export const submitted = { type: 'form.submitted' } as const;

export const editConflict = refusal(
  '다른 곳에서 먼저 처리했어요. 새 내용을 확인해 주세요.',
  'VERSION_CONFLICT',
);
