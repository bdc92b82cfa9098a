import type { VoteRow } from '#domain/events/event-desk.ts';
import type { RewardProcess } from '#domain/events/results/result.ts';
import type { Frozen, ResultRow } from '#domain/events/results/result-desk.ts';
import { type ClosingFacts, frozenFacts } from '#machines/admin/events/event-closing.model.ts';
import type { ResultFilters } from '#machines/admin/events/event-results.machine.ts';
import type { VoteFilter } from '#machines/admin/events/event-votes.machine.ts';
import { done, refusal } from '../../entry.ts';
import { calculated, over } from './event.samples.ts';

export const error = new Error('이벤트 결과를 불러오지 못했어요.');
export const none: ResultFilters = { q: null, state: null };
export const filter = { filters: none, sort: null, size: 20 };

export const row: ResultRow = {
  eventId: 4,
  title: over.title,
  type: 'RANKING',
  eventEndDate: over.eventEndDate,
  announcementDate: over.announcementDate,
  state: 'NONE',
  isCancelled: false,
  entries: 12,
  counted: 340,
  waiting: 6,
  void: 4,
  waitingPayouts: 0,
  failedPayouts: 0,
};

export const ended: ClosingFacts = { event: over, result: null };

export const frozen: Frozen = {
  eventId: 4,
  frozenAt: '2026-09-01T00:05:00.000Z',
  entrants: 12,
  entrantsHash: 'a1'.repeat(32),
};

export const fixed = frozenFacts(ended, frozen);
export const reviewed: ClosingFacts = { ...fixed, result: calculated };

export const process: RewardProcess = {
  eventId: 4,
  totalParticipants: 15,
  successfulRewards: 14,
  failedRewards: 1,
  waitingRewards: 0,
  rewardDetails: [
    {
      userId: 9,
      rankPosition: 2,
      pointsEarned: 1_500,
      badgePointsEarned: 0,
      couponCode: null,
      success: false,
      message: '탈퇴한 회원이에요.',
    },
  ],
};

export const differs = refusal('다른 곳에서 먼저 처리했어요. 새 내용을 확인해 주세요.', 'VERSION_CONFLICT');
export const step = { type: 'step.taken' } as const;
export const questioned = { type: 'result.questioned' } as const;
export const title = { type: 'title.typed', title: over.title } as const;
export const submitted = { type: 'form.submitted' } as const;
export const dismissed = { type: 'announcement.dismissed' } as const;
export const reloaded = { type: 'screen.reloaded' } as const;
export const retried = { type: 'screen.retried' } as const;
export const pace = { type: 'xstate.after.pace.eventClosing.awaiting' } as const;
export const factsOf = (result: ClosingFacts['result']): ClosingFacts => ({ ...fixed, result });
export const review = done('load', reviewed);

export const vote: VoteRow = {
  voteId: 21,
  nickname: '성수산책',
  feedId: 12,
  feedTitle: '샌들 신고 바닷가로',
  standing: 'COUNTED',
  voidReason: null,
  flags: ['BURST', 'SAME_HOUR'],
  votedAt: '2026-08-30T03:00:00.000Z',
};

export const anyVote: VoteFilter = { id: 4, flag: null, standing: null, size: 20 };
export const toggled = { type: 'row.toggled', id: 21 } as const;
export const page = { type: 'page.toggled', ids: [21, 22] } as const;
export const all = { type: 'all.chosen', filter: null } as const;
export const changed = { type: 'list.changed' } as const;
export const cleared = { type: 'selection.cleared' } as const;

export const asked = {
  type: 'act.asked',
  act: { deed: 'void', reason: '같은 곳에서 몰린 표예요.' },
} as const;

export const confirmed = { type: 'act.confirmed' } as const;
export const cancelled = { type: 'act.cancelled' } as const;
export const judged = [{ id: 21, done: true, reason: null }];

export const halfJudged = [
  { id: 21, done: true, reason: null },
  { id: 22, done: false, reason: '없어진 투표예요.' },
];

export const reason = { type: 'field.changed', change: { reason: '다른 사람의 사진이었어요.' } } as const;
