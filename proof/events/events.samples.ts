import type { DrawCheck, TickState } from '#domain/events/draw/check-draw.ts';
import { type Eligibility, reasonOf } from '#domain/events/entry.ts';
import type { EventCounts, EventDetail } from '#domain/events/event.ts';
import type { EventResult, ResultWinner } from '#domain/events/results/result.ts';
import { toRewardWire } from '#domain/events/reward-schema.ts';
import type { EventFilter, ListedEvent } from '#machines/events/event-list.machine.ts';
import type { RankedEntry } from '#machines/events/event-ranking.machine.ts';
import { done } from '../entry.ts';
import { events } from '../kit/event.samples.ts';
import { feeds } from '../kit/feed.samples.ts';

export const group = '이벤트';
export const error = new Error('이벤트를 불러오지 못했어요.');

const [autumn] = events;

export const listed: readonly ListedEvent[] = [
  { ...autumn, myEntryFeedId: 3, myVoteFeedId: 4 },
  {
    ...autumn,
    eventId: 2,
    title: '눈길에서 살아남은 부츠 배틀',
    type: 'battle',
    imageUrl: 'images/events/event-2.svg',
    eventEndDate: '2026-11-28',
    rewards: [toRewardWire({ condition: '1', kind: 'POINTS', value: 2_000, description: '' })],
    entryCount: 31,
    maxParticipants: 64,
  },
  {
    ...autumn,
    eventId: 3,
    title: '첫 러닝화 추첨',
    type: 'draw',
    imageUrl: 'images/events/event-3.svg',
    rewards: [toRewardWire({ condition: 'RANDOM', kind: 'DISCOUNT_COUPON', value: 20, description: '' })],
    entryCount: 88,
  },
];

export const counts: EventCounts = { all: 7, ongoing: 3, upcoming: 1, ended: 3, draft: 0 };
export const filter: EventFilter = { status: 'ongoing', type: 'all', keyword: '', sort: 'latest' };
export const row = { group, error };

export const detail: EventDetail = {
  ...autumn,
  type: 'RANKING',
  status: 'ONGOING',
  seedCommit: '5b1d0c6f9a1e4d0f8c3b7a2e6d5f4c3b2a1908f7e6d5c4b3a291807f6e5d4c3b',
  frozenAt: null,
  entrantsHash: null,
  myEntryFeedId: 1,
  myEntryNo: 7,
  myNonce: '00112233445566778899aabbccddeeff',
  myVoteFeedId: 2,
  myVoteStanding: 'WAITING',
  cancelReason: null,
  announcementDaysLate: null,
  voteBlackoutHours: 24,
  version: 1,
};

const bought = { size: 245, orderedAt: '2026-11-16T02:00:00.000Z' } as const;

export const eligible: Eligibility = {
  canEnter: true,
  reasons: [],
  orderItems: [
    { ...bought, orderItemId: 1, productName: '고래 로우', eligible: true, reason: null },
    {
      ...bought,
      orderItemId: 2,
      productName: '종로 로퍼',
      eligible: false,
      reason: reasonOf('BEFORE_PERIOD'),
    },
  ],
  seatsLeft: 88,
};

export const full: Eligibility = { ...eligible, canEnter: false, reasons: [reasonOf('FULL')], seatsLeft: 0 };

export const entries = feeds.map((feed, index) => ({
  ...feed,
  event: {
    id: 1,
    title: autumn.title,
    description: '',
    startDate: autumn.eventStartDate,
    endDate: autumn.eventEndDate,
    status: 'ONGOING' as const,
  },
  participantVoteCount: 20 - 3 * index,
  canVote: index > 0,
  isMine: index === 0,
}));

export const ranked = entries.map(
  ({ id, title, participantVoteCount, isMine, user, images: [first] }): RankedEntry => ({
    id,
    title,
    participantVoteCount,
    isMine,
    userId: user.id,
    nickname: user.nickname,
    image: first?.imageUrl ?? null,
  }),
);

const winner = (place: number, own: Partial<ResultWinner> = {}): ResultWinner => ({
  id: place,
  userId: place + 10,
  userName: entries[place - 1]?.user.nickname ?? '',
  feedId: place,
  feedTitle: entries[place - 1]?.title ?? null,
  rankPosition: place,
  voteCount: 23 - 3 * place,
  pointsEarned: 2_000,
  badgePointsEarned: 0,
  couponCode: null,
  couponDescription: null,
  rewardProcessed: true,
  rewardProcessedAt: '2026-12-12T02:00:00.000Z',
  condition: '1',
  entryNo: place,
  isMine: place === 1,
  revokedReason: null,
  replaces: null,
  failure: null,
  ...own,
});

export const result: EventResult = {
  id: 1,
  eventId: 1,
  eventTitle: autumn.title,
  resultType: 'RANKING_TOP3',
  announcedAt: '2026-12-12T02:00:00.000Z',
  totalParticipants: 6,
  totalVotes: 37,
  resultDetails: [
    winner(1),
    winner(2, { condition: 'RANDOM', revokedReason: '다른 사람의 사진이에요.' }),
    winner(3, { condition: 'RANDOM', replaces: 2 }),
  ],
  state: 'PAID',
  votes: { counted: 75, waiting: 2, void: 1 },
  voteSplit: { counted: 75, shown: 45, hidden: 24, withdrawn: 6 },
  participants: 6,
  pairs: [
    [
      { entryNo: 1, userId: 5, userName: '지우개', votes: 20 },
      { entryNo: 4, userId: 8, userName: '산을타는고래', votes: 11 },
    ],
    [{ entryNo: 3, userId: 7, userName: '우산장수', votes: 14 }],
  ],
  payout: null,
  fingerprint: null,
  hasDraw: true,
  myVoterNo: null,
};

export const visit = { eventId: 1, isOver: false };
export const loaded = done('load', ranked);
export const outdated = { type: 'ranking.outdated' } as const;
export const pace = { type: 'xstate.after.pace.eventRanking.shown' } as const;
export const left = { type: 'page.left' } as const;
export const returned = { type: 'page.returned' } as const;
export const retried = { type: 'screen.retried' } as const;
const TICK_NAMES = ['file', 'commit', 'entrants', 'scores', 'winners', 'beacon'] as const;

const checkOf = (state: DrawCheck['state'], odd: TickState): DrawCheck => ({
  state,
  ticks: TICK_NAMES.map((name) => ({ name, state: name === 'beacon' ? odd : 'holds' })),
  file: null,
});

export const verified = checkOf('verified', 'holds');
export const weak = checkOf('weak', 'weak');
export const broken = checkOf('broken', 'broken');
export const format = 'sinbaljang-draw-1';

/** Draw with public randomness, which the shop does not use yet. */
export const sealed = { format, beacon: { round: 1 } };
export const downloaded = done('download', { format });
