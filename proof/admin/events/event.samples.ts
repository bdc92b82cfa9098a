import type { EventDetail } from '#domain/events/event.ts';
import type { EventResult, ResultWinner } from '#domain/events/results/result.ts';
import { toRewardWire } from '#domain/events/reward-schema.ts';
import { events } from '../../kit/event.samples.ts';

export const group = '관리';
const [autumn] = events;

/** Event in draft state. */
export const draft: EventDetail = {
  ...autumn,
  eventId: 7,
  title: '첫눈 맞이 부츠 코디',
  type: 'RANKING',
  status: 'UPCOMING',
  state: 'DRAFT',
  eventStartDate: '2026-12-01',
  eventEndDate: '2026-12-20',
  announcementDate: '2026-12-24',
  purchaseStartDate: '2026-11-15',
  purchaseEndDate: '2026-12-19',
  images: [{ imageId: 3, imageUrl: 'images/events/event-3.svg', width: 1_200, height: 1_500 }],
  rewards: [
    ...autumn.rewards,
    toRewardWire({ condition: '2', kind: 'POINTS', value: 1_500, description: '' }),
    toRewardWire({ condition: 'PARTICIPATION', kind: 'POINTS', value: 100, description: '' }),
  ],
  entryCount: 0,
  voteCount: 0,
  waitingVoteCount: 0,
  isParticipatable: false,
  seedCommit: null,
  frozenAt: null,
  entrantsHash: null,
  myEntryNo: null,
  myNonce: null,
  myVoteStanding: null,
  cancelReason: null,
  announcementDaysLate: null,
  voteBlackoutHours: 24,
  version: 2,
};

/** Ended event without a calculated result. */
export const over: EventDetail = {
  ...draft,
  eventId: 4,
  title: '여름 샌들 콘테스트',
  status: 'ENDED',
  state: 'PUBLISHED',
  eventStartDate: '2026-08-01',
  eventEndDate: '2026-08-31',
  announcementDate: '2026-09-05',
  entryCount: 12,
  voteCount: 340,
  waitingVoteCount: 6,
  seedCommit: '9f'.repeat(32),
};

/** Sample winner of an event with prizes. */
export const winner: ResultWinner = {
  id: 31,
  userId: 8,
  userName: '걷는하루',
  feedId: 12,
  feedTitle: '샌들 신고 바닷가로',
  rankPosition: 1,
  voteCount: 120,
  pointsEarned: 2_000,
  badgePointsEarned: 0,
  couponCode: null,
  couponDescription: '15% 할인 쿠폰',
  rewardProcessed: false,
  rewardProcessedAt: null,
  condition: '1',
  entryNo: 3,
  isMine: false,
  revokedReason: null,
  replaces: null,
  failure: null,
};

/** Calculated result before its announcement. */
export const calculated: EventResult = {
  id: 4,
  eventId: 4,
  eventTitle: over.title,
  resultType: 'RANKING_TOP3',
  announcedAt: null,
  totalParticipants: 12,
  totalVotes: 220,
  state: 'CALCULATED',
  resultDetails: [
    winner,
    {
      ...winner,
      id: 32,
      userId: 9,
      userName: '지우개',
      feedId: 15,
      feedTitle: '맨발 같은 하루',
      rankPosition: 2,
      voteCount: 100,
      condition: '2',
      entryNo: 5,
      couponDescription: null,
    },
  ],
  votes: { counted: 340, waiting: 6, void: 4 },
  participants: 12,
  pairs: null,
  fingerprint: null,
  myVoterNo: null,
  payout: { points: 4_700, badgePoints: 0, coupons: 1, waiting: 15, done: 0, failed: 0, failures: [] },
};

const told: EventResult = { ...calculated, state: 'ANNOUNCED', announcedAt: '2026-09-05T01:00:00.000Z' };
/** Sample result of an event after its announcement. */
export const announced = told;
const paidOf = (one: ResultWinner): ResultWinner => ({
  ...one,
  rewardProcessed: true,
  rewardProcessedAt: '2026-09-05T02:00:00.000Z',
});

/** Sample result of an event while its prizes are paid. */
export const paying: EventResult = {
  ...told,
  state: 'PAYING',
  payout: { points: 4_700, badgePoints: 0, coupons: 1, waiting: 9, done: 6, failed: 0, failures: [] },
};
/** Payout in which a winner and a participant could not be paid. */
export const halted: EventResult = {
  ...paying,
  resultDetails: told.resultDetails.map((one, index) =>
    index === 1 ? { ...one, failure: '탈퇴한 회원이에요.' } : paidOf(one),
  ),
  payout: {
    points: 4_700,
    badgePoints: 0,
    coupons: 1,
    waiting: 0,
    done: 13,
    failed: 2,
    failures: [
      { userId: 9, userName: '지우개', reason: '탈퇴한 회원이에요.' },
      { userId: 77, userName: '비 온 뒤', reason: '차단된 회원이라 지급하지 못했어요.' },
    ],
  },
};
/** Sample result of an event after all prizes were paid. */
export const paid: EventResult = {
  ...told,
  state: 'PAID',
  resultDetails: told.resultDetails.map(paidOf),
  payout: { points: 4_700, badgePoints: 0, coupons: 1, waiting: 0, done: 15, failed: 0, failures: [] },
};
