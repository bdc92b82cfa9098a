// Size: each scripted event with texts, days, entries and votes is read together.

import type { EventType } from '#domain/events/event-states.ts';
import type { Reward } from '#domain/events/reward.ts';
import type { Person } from './people.ts';

const DAYS = 24;

const reward = (condition: Reward['condition'], kind: Reward['kind'], value: number, description = '') => ({
  condition,
  kind,
  value,
  description,
});

/** Entry: member, hours ago, and content. */
type Entry = readonly [by: Person, hours: number, title: string, content: string];
/** Vote: voter, author of the entry, and hours ago. */
type Vote = readonly [by: Person, forWhom: Person, hours: number];

/** Scripted event with its entries and votes. */
export type PlayedEvent = {
  title: string;
  type: EventType;
  /** Product and colour whose picture is the cover. */
  face: readonly [slug: string, color: string];
  description: string;
  method: string;
  criteria: string;
  precautions: string;
  /** First day, last day and announcement date relative to today. */
  days: readonly [first: number, last: number, told: number];
  rewards: readonly Reward[];
  tag: string;
  entries: readonly Entry[];
  votes: readonly Vote[];
  /** Participants who share one network. */
  together: readonly Person[];
  /** Hours before the opening of the shop; a draft has no `published`. */
  written: number;
  published?: number;
  cancelled?: readonly [hours: number, reason: string];
  frozen?: number;
  calculated?: number;
  announced?: number;
  paid?: number;
};

const METHOD =
  '구매 기간에 산 신발을 신고 찍은 사진을 피드에 올리면 참여돼요. 한 사람이 한 번 참여할 수 있어요.';
const PRECAUTIONS =
  '직접 찍은 사진만 올릴 수 있어요.\n구매한 상품을 반품하면 참여가 취소돼요.\n포인트와 쿠폰은 발표한 뒤 자동으로 지급돼요.';

/** Announced and paid event: a ranking, two verifiable draws, and one failed payment. */
const STROLL: PlayedEvent = {
  title: '가을 골목 산책 사진전',
  type: 'RANKING',
  face: ['dulle-walk', 'BEIGE'],
  tag: '골목산책',
  description:
    '골목을 걷다 멈춘 순간을 신발과 함께 남겨 주세요. 많은 표를 받은 두 분과 추첨으로 뽑힌 분께 선물을 드려요.',
  method: METHOD,
  precautions: PRECAUTIONS,
  criteria:
    '집계된 투표가 많은 순서로 1위와 2위를 정해요. 표가 같으면 먼저 참여한 분이 앞서요. 추첨 보상은 미리 공개한 값으로 추첨해서 누구나 다시 확인할 수 있어요.',
  days: [-33, -20, -10],
  written: 36 * DAYS,
  published: 34 * DAYS,
  rewards: [
    reward('1', 'POINTS', 2_000),
    reward('1', 'DISCOUNT_COUPON', 15),
    reward('2', 'POINTS', 1_500),
    reward('RANDOM', 'DISCOUNT_COUPON', 10, '추첨 10% 할인 쿠폰'),
    reward('VOTERS', 'DISCOUNT_COUPON', 5, '투표해 주신 분께 5% 할인 쿠폰'),
    reward('PARTICIPATION', 'POINTS', 100),
  ],
  entries: [
    ['days', 792, '담쟁이 골목의 오후', '벽돌담을 따라 한참 걸었어요. 바닥이 고르지 않아도 발이 편했어요.'],
    ['collector', 790, '계단 위의 새 운동화', '아껴 두었던 신발을 꺼냈어요. 계단 아래로 동네가 다 보여요.'],
    ['slow', 780, '느리게 걷는 길', '낙엽 밟는 소리가 좋아서 일부러 천천히 걸었어요.'],
    ['deals', 772, '시장 골목 산책', '장을 보고 돌아오는 길에 찍었어요.'],
    ['runner', 768, '뛰다가 멈춘 자리', '달리던 길에 노을이 예뻐서 멈췄어요.'],
    ['heels', 760, '굽 소리가 울리는 골목', '좁은 골목이라 걸음 소리가 크게 들려요.'],
    ['blunt', 752, '골목 끝 책방 앞', '발볼이 넓어도 오래 걸을 만했어요.'],
    ['twice', 744, '비 그친 뒤의 돌길', '젖은 돌길에서도 미끄럽지 않았어요.'],
  ],
  votes: [
    ...(['collector', 'runner', 'heels', 'stars', 'copier'] as const).map(
      (who, index): Vote => [who, 'slow', 735 - index * 5],
    ),
    ...(['slow', 'blunt'] as const).map((who, index): Vote => [who, 'days', 708 - index * 6]),
    ['days', 'twice', 690],
    ['twice', 'heels', 680],
    ['deals', 'deals', 676],
    ['socks', 'days', 672],
    ['helper', 'collector', 670],
  ],
  together: [],
  frozen: 19 * DAYS,
  calculated: 242,
  announced: 241,
  paid: 239,
};

/** Ended and frozen event without a result; one entry has many votes from one network. */
const COMMUTE: PlayedEvent = {
  title: '발 편한 출퇴근 자랑',
  type: 'RANKING',
  face: ['euljiro-loafer', 'BLACK'],
  tag: '출퇴근룩',
  description: '하루를 함께 버텨 준 출퇴근 신발을 보여 주세요. 투표로 세 분을 뽑아요.',
  method: METHOD,
  precautions: PRECAUTIONS,
  criteria:
    '집계된 투표가 많은 순서로 정하고, 표가 같으면 먼저 참여한 분이 앞서요. 이상한 투표는 살펴본 뒤 빼요.',
  days: [-25, -3, 2],
  written: 27 * DAYS,
  published: 26 * DAYS,
  rewards: [
    reward('1', 'POINTS', 3_000),
    reward('2', 'POINTS', 2_000),
    reward('3', 'POINTS', 1_000),
    reward('RANDOM', 'POINTS', 500),
  ],
  entries: [
    ['days', 590, '만 보를 걸은 날', '지하철을 두 번 갈아타도 발이 붓지 않았어요.'],
    ['slow', 586, '느린 출근길', '십 분 일찍 나와서 천천히 걸어요.'],
    ['trader', 580, '출근 첫날의 구두', '새 직장 첫날에 신었어요. 많이 투표해 주세요!'],
    ['runner', 572, '뛰어야 타는 버스', '버스가 보이면 뛰어야 해서 바닥이 잘 휘는 신발이 좋아요.'],
    ['collector', 566, '책상 아래 두 켤레', '회사에 한 켤레를 두고 다녀요.'],
  ],
  votes: [
    ...(['heels', 'blunt', 'collector', 'runner'] as const).map(
      (who, index): Vote => [who, 'days', 400 - index * 31],
    ),
    ...(['days', 'slow'] as const).map((who, index): Vote => [who, 'runner', 350 - index * 40]),
    ['socks', 'slow', 220],
    ...(['pushy', 'copier', 'stars', 'twice', 'rough', 'returner'] as const).map(
      (who, index): Vote => [who, 'trader', 121 - index / 60],
    ),
  ],
  together: ['trader', 'pushy', 'copier', 'stars', 'twice', 'rough', 'returner'],
  frozen: 46,
};

/** Event with a calculated result that only administrators see. */
const SOCKS: PlayedEvent = {
  title: '양말까지 맞춘 날 추첨',
  type: 'DRAW',
  face: ['byeol-low', 'IVORY'],
  tag: '양말코디',
  description: '신발과 양말의 색을 맞춘 사진을 올려 주세요. 추첨으로 다섯 분께 포인트를 드려요.',
  method: METHOD,
  precautions: PRECAUTIONS,
  criteria:
    '참여 순서와 관계없이 추첨으로 정해요. 추첨에 쓰는 값은 이벤트를 시작하기 전에 지문으로 공개해요.',
  days: [-29, -15, 3],
  written: 31 * DAYS,
  published: 30 * DAYS,
  rewards: [reward('RANDOM', 'POINTS', 2_000), reward('PARTICIPATION', 'POINTS', 100)],
  entries: [
    ['heels', 690, '회색에 회색', '굽이 낮은 날에는 양말이 더 잘 보여요.'],
    ['collector', 684, '줄무늬 맞추기', '양말 서랍을 다 뒤졌어요.'],
    ['blunt', 676, '발목까지 같은 색', '발볼이 넓은 신발에는 두꺼운 양말이 좋아요.'],
    ['slow', 668, '낙엽 색 양말', '길 색과 비슷해서 재미있었어요.'],
    ['stars', 660, '별무늬 양말', '양말만 보고도 누군지 알아봐요.'],
    ['days', 652, '면 양말이면 충분해요', '오래 걸을 때는 이게 제일 편해요.'],
  ],
  votes: [],
  together: [],
  frozen: 14 * DAYS,
  calculated: 30,
};

const CANCELLED: PlayedEvent = {
  title: '한강 밤 산책 인증',
  type: 'RANKING',
  face: ['baram-racer', 'BLACK'],
  tag: '밤산책',
  description: '강바람을 맞으며 걸은 밤을 보여 주세요.',
  method: METHOD,
  precautions: PRECAUTIONS,
  criteria: '집계된 투표가 많은 순서로 정해요.',
  days: [-28, -2, 5],
  written: 30 * DAYS,
  published: 29 * DAYS,
  rewards: [reward('1', 'POINTS', 1_000)],
  entries: [['runner', 640, '다리 밑 반환점', '오 킬로미터를 뛰고 돌아오는 길이에요.']],
  votes: [],
  together: [],
  cancelled: [
    560,
    '늦은 밤 강가에서 사진을 찍다 다칠 수 있다는 의견이 있어 취소했어요. 참여해 주셔서 고마워요.',
  ],
};

const DRAFT: PlayedEvent = {
  title: '새해 첫걸음 인증',
  type: 'BATTLE',
  face: ['cheotnun-chelsea', 'BROWN'],
  tag: '새해',
  description: '새해에 처음 걸은 길을 보여 주세요.',
  method: '',
  precautions: '',
  criteria: '',
  days: [40, 60, 65],
  written: 20,
  rewards: [reward('1', 'POINTS', 2_000), reward('PARTICIPATION', 'POINTS', 100)],
  entries: [],
  votes: [],
  together: [],
};

/** Events in the states that the other seeded events lack. */
export const PLAYED: readonly PlayedEvent[] = [STROLL, COMMUTE, SOCKS, CANCELLED, DRAFT];
