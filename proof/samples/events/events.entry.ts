// Size: every flow of an event uses the same sample event.
import type { DrawCheck, TickState } from '#domain/events/draw/check-draw.ts';
import { type Eligibility, reasonOf } from '#domain/events/entry.ts';
import type { EventCounts, EventDetail } from '#domain/events/event.ts';
import type { EventResult, ResultWinner } from '#domain/events/results/result.ts';
import { toRewardWire } from '#domain/events/reward-schema.ts';
import { drawCheckMachine } from '#machines/events/draw-check.machine.ts';
import { eventDetailMachine } from '#machines/events/event-detail.machine.ts';
import { eventEligibilityMachine } from '#machines/events/event-eligibility.machine.ts';
import { eventEntriesMachine } from '#machines/events/event-entries.machine.ts';
import { type EventFilter, eventListMachine, type ListedEvent } from '#machines/events/event-list.machine.ts';
import { eventRankingMachine, type RankedEntry } from '#machines/events/event-ranking.machine.ts';
import { eventWinnersMachine } from '#machines/events/event-winners.machine.ts';
import { done, failed, type RegistryEntry } from '../../entry.ts';
import { events } from '../kit/events.entry.ts';
import { feeds } from '../kit/feeds.entry.ts';
import { pagedEntry } from '../kit/paged.entry.ts';
import { resourceEntry } from '../kit/resource.entry.ts';

const group = '이벤트';
const error = new Error('이벤트를 불러오지 못했어요.');

const [autumn] = events;
const listed: readonly ListedEvent[] = [
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
const counts: EventCounts = { all: 7, ongoing: 3, upcoming: 1, ended: 3, draft: 0 };
const filter: EventFilter = { status: 'ongoing', type: 'all', keyword: '', sort: 'latest' };

const row = { group, error };

const detail: EventDetail = {
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
const eligible: Eligibility = {
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
const full: Eligibility = { ...eligible, canEnter: false, reasons: [reasonOf('FULL')], seatsLeft: 0 };

const entries = feeds.map((feed, index) => ({
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
const ranked = entries.map(
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
const result: EventResult = {
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

const visit = { eventId: 1, isOver: false };
const loaded = done('load', ranked);
const outdated = { type: 'ranking.outdated' } as const;
const pace = { type: 'xstate.after.pace.eventRanking.shown' } as const;
const left = { type: 'page.left' } as const;
const returned = { type: 'page.returned' } as const;
const retried = { type: 'screen.retried' } as const;

const ranking: RegistryEntry = {
  title: '이벤트 순위',
  group,
  machine: eventRankingMachine,
  input: visit,
  unreachable: ['closed'],
  rests: ['closed'],
  ports: { load: { done: ranked, error, empty: [] }, loadAgain: { done: ranked.slice(0, 3), error } },
  events: [outdated, pace, left, returned, retried],
  walkthroughs: [
    { name: '보고 있는 동안 새로 읽기', steps: [loaded, pace, done('loadAgain', ranked)] },
    { name: '새로 읽지 못하면 그대로', steps: [loaded, pace, failed('loadAgain', error)] },
    { name: '투표하면 바로 새로 읽기', steps: [loaded, outdated, done('loadAgain', ranked)] },
    { name: '다른 탭에 있는 동안 쉬기', steps: [loaded, left, returned, done('loadAgain', ranked)] },
    { name: '못 불러온 뒤 다시', steps: [failed('load', error), retried, done('load', [])] },
  ],
};

const TICK_NAMES = ['file', 'commit', 'entrants', 'scores', 'winners', 'beacon'] as const;
const checkOf = (state: DrawCheck['state'], odd: TickState): DrawCheck => ({
  state,
  ticks: TICK_NAMES.map((name) => ({ name, state: name === 'beacon' ? odd : 'holds' })),
  file: null,
});
const verified = checkOf('verified', 'holds');
const weak = checkOf('weak', 'weak');
const broken = checkOf('broken', 'broken');
const format = 'sinbaljang-draw-1';
/** Draw with public randomness, which the shop does not use yet. */
const sealed = { format, beacon: { round: 1 } };
const downloaded = done('download', { format });

const check: RegistryEntry = {
  title: '추첨 검증',
  group,
  machine: drawCheckMachine,
  input: visit,
  rests: ['verified', 'weak', 'broken'],
  ports: {
    download: { done: { format }, error, otherDone: [sealed] },
    check: { done: weak, error, otherDone: [verified, broken] },
  },
  events: [retried],
  walkthroughs: [
    { name: '계산은 맞지만 공개 난수가 없음', steps: [downloaded, done('check', weak)] },
    { name: '모두 맞음', steps: [done('download', sealed), done('check', verified)] },
    { name: '파일이 맞지 않음', steps: [downloaded, done('check', broken)] },
    {
      name: '못 내려받은 뒤 다시',
      steps: [failed('download', error), retried, downloaded, done('check', weak)],
    },
    { name: '계산하지 못한 뒤 다시', steps: [downloaded, failed('check', error), retried] },
  ],
};

/**
 * Registry entries of the charts of events for shoppers: sample data and labels for tests, drawings and
 * the inspector.
 */
export const eventEntries: readonly RegistryEntry[] = [
  pagedEntry({
    ...row,
    title: '이벤트 목록',
    machine: eventListMachine,
    filter,
    narrowed: { ...filter, status: 'ended' },
    beside: { counts },
    items: listed,
    filters: 'withPage',
    reloads: true,
  }),
  resourceEntry({
    ...row,
    title: '이벤트 상세',
    machine: eventDetailMachine,
    input: 1,
    load: { done: detail, error },
    reloads: true,
  }),
  resourceEntry({
    ...row,
    title: '이벤트 참여 자격',
    machine: eventEligibilityMachine,
    input: 1,
    load: { done: eligible, error, otherDone: [full] },
  }),
  pagedEntry({
    ...row,
    title: '이벤트 참여 피드',
    machine: eventEntriesMachine,
    filter: { eventId: 1, sort: 'votes' },
    narrowed: { eventId: 1, sort: 'latest' },
    items: entries,
    filters: 'alone',
    reloads: true,
  }),
  ranking,
  resourceEntry({
    ...row,
    title: '이벤트 결과',
    machine: eventWinnersMachine,
    input: 1,
    load: { done: result, error },
    reloads: true,
  }),
  check,
];
