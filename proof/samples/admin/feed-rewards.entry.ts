// Size: every chart of the rewards desk; they share their samples.
import type { FeedReward } from '#domain/admin/feed-rewards/feed-reward-endpoints.ts';
import type { RewardPolicy } from '#domain/rewards/reward-policy.ts';
import {
  type RewardStatistics,
  rewardStatisticsMachine,
} from '#machines/admin/analytics/reward-statistics.machine.ts';
import { feedRewardMachine } from '#machines/admin/rewards/feed-reward.machine.ts';
import { feedRewardsMachine, type RewardFilters } from '#machines/admin/rewards/feed-rewards.machine.ts';
import { rewardFileMachine } from '#machines/admin/rewards/reward-file.machine.ts';
import { rewardPaymentMachine } from '#machines/admin/rewards/reward-payment.machine.ts';
import { rewardPoliciesMachine } from '#machines/admin/rewards/reward-policies.machine.ts';
import { rewardPolicyFormMachine } from '#machines/admin/rewards/reward-policy-form.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';
import { fileEntry } from '../kit/file.entry.ts';
import { pagedEntry } from '../kit/paged.entry.ts';
import { resourceEntry } from '../kit/resource.entry.ts';

const group = '관리';
const error = new Error('보상을 불러오지 못했어요.');
const reward: FeedReward = {
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
const lost: FeedReward = {
  ...reward,
  eventId: 8,
  eventStatus: 'FAILED',
  eventStatusDisplayName: '실패',
  retryCount: 3,
  errorMessage: '지급하다가 오류가 났어요. 다시 시도해 주세요.',
};

const none: RewardFilters = { status: null, type: null, user: null, feed: null, from: null, to: null };
const filter = { filters: none, sort: null, size: 20 };
const list = pagedEntry({
  title: '피드 보상',
  group,
  machine: feedRewardsMachine,
  filter,
  error,
  narrowed: { ...filter, filters: { ...none, status: 'FAILED' } },
  filters: 'withPage',
  reloads: true,
  items: [reward, lost],
});

const written = fileEntry({
  title: '피드 보상 파일',
  group,
  machine: rewardFileMachine,
  filter: { ...none, status: 'FAILED' },
  fileName: 'feed-rewards-2026-11-22.csv',
  csv: '번호,종류\r\n',
});

const one = resourceEntry({
  title: '피드 보상 하나',
  group,
  machine: feedRewardMachine,
  input: 7,
  load: { done: reward, error },
});

const figures: RewardStatistics = {
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
const outdated = { type: 'figures.outdated' } as const;
const retried = { type: 'screen.retried' } as const;
const minute = { type: 'xstate.after.freshness.rewardStatistics.fresh' } as const;
const staleMinute = { type: 'xstate.after.freshness.rewardStatistics.stale' } as const;
const read = done('read', figures);
const again = done('readAgain', { ...figures, processedEvents: 9, pendingEvents: 2 });

const shown: RegistryEntry = {
  title: '피드 보상 숫자',
  group,
  machine: rewardStatisticsMachine,
  ports: { read: { done: figures, error }, readAgain: { done: figures, error } },
  events: [outdated, retried, minute, staleMinute],
  walkthroughs: [
    { name: '1분 뒤 새로 읽기', steps: [read, minute, again] },
    { name: '지급한 뒤 새로 읽기', steps: [read, outdated, outdated, again] },
    {
      name: '새로 읽지 못해 앞의 숫자로 두기',
      steps: [
        read,
        minute,
        failed('readAgain', error),
        staleMinute,
        failed('readAgain', error),
        retried,
        again,
      ],
    },
    {
      name: '새로 읽지 못한 사이에 지급',
      steps: [read, minute, failed('readAgain', error), outdated, again],
    },
    { name: '처음부터 못 읽은 뒤 다시', steps: [failed('read', error), retried, read] },
  ],
};

const notPaid = new Error('기다리고 있는 보상만 지급할 수 있어요.');
const said = { success: true, message: '포인트를 지급했어요.', processedCount: 1 };
const all = { success: true, message: '2건을 다시 시도해 2건을 지급했어요.', processedCount: 2 };
const paid = { type: 'payment.asked', eventId: 7 } as const;
const retriedAll = { type: 'failed.retried' } as const;

const payment: RegistryEntry = {
  title: '피드 보상 지급',
  group,
  machine: rewardPaymentMachine,
  ports: { pay: { done: said, error: notPaid }, retryAll: { done: all, error: notPaid } },
  events: [paid, retriedAll],
  walkthroughs: [
    { name: '바로 지급', steps: [paid, done('pay', said)] },
    { name: '다른 사람이 먼저 지급', steps: [paid, failed('pay', notPaid), paid, done('pay', said)] },
    { name: '실패한 것 다시 시도', steps: [retriedAll, done('retryAll', all)] },
    {
      name: '다시 시도하지 못한 뒤 또',
      steps: [retriedAll, failed('retryAll', notPaid), retriedAll, done('retryAll', all)],
    },
  ],
};

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
const policies = resourceEntry({
  title: '피드 보상 기준',
  group,
  machine: rewardPoliciesMachine,
  input: undefined,
  reloads: true,
  load: { done: [policy], error: new Error('보상 기준을 불러오지 못했어요.') },
});

const typed = { type: 'field.changed', change: { points: '200' } } as const;
const emptied = { type: 'field.changed', change: { points: '' } } as const;
const submitted = { type: 'form.submitted' } as const;
const outrun = refusal('다른 사람이 먼저 처리했어요. 새 내용을 확인해 주세요.', 'VERSION_CONFLICT');
const policyForm: RegistryEntry = {
  title: '피드 보상 기준 수정',
  group,
  machine: rewardPolicyFormMachine,
  kit: 'form',
  input: policy,
  ports: { save: { done: undefined, error: outrun, otherErrors: [unanswered] } },
  events: [typed, emptied, submitted],
  walkthroughs: [
    { name: '포인트 고치기', steps: [typed, submitted, done('save')] },
    { name: '다른 관리자가 먼저 고침', steps: [typed, submitted, failed('save', outrun)] },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [typed, submitted, failed('save', unanswered), submitted, done('save')],
    },
    { name: '포인트 없이 보내지 않음', steps: [emptied, submitted] },
  ],
};

/**
 * Registry entries of the charts of feed rewards in the admin area: sample data and labels for tests,
 * drawings and the inspector.
 */
export const feedRewardEntries: readonly RegistryEntry[] = [
  list,
  written,
  one,
  shown,
  payment,
  policies,
  policyForm,
];
