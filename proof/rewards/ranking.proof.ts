import { displayNameOf, levelProgressOf } from '#domain/rewards/level.ts';
import { levelRanking, ownRanking, type RankedMember } from '#domain/rewards/ranking.ts';
import { type Ranking, rankingMachine } from '#machines/rewards/ranking.machine.ts';
import { retry } from '../kit/driver.ts';
import { resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';

const memberOf = (
  userId: number,
  nickname: string,
  [rank, periodPoints, totalPoints]: readonly [number, number, number],
): RankedMember => {
  const { level } = levelProgressOf(totalPoints);
  const displayName = displayNameOf(level);
  return {
    userId,
    username: nickname,
    nickname,
    profileImageUrl: null,
    rank,
    periodPoints,
    totalPoints,
    currentLevel: { ...level, displayName },
    levelDisplayName: displayName,
    levelEmoji: level.emoji,
  };
};

const some: Ranking = {
  members: [
    memberOf(2, '지우', [1, 58, 720]),
    memberOf(1, '하늘', [2, 31, 412]),
    memberOf(3, '민준', [2, 31, 305]),
    memberOf(4, '나리', [4, 12, 96]),
  ],
  own: { userId: 1, rank: 2, periodPoints: 31 },
};

const none: Ranking = { members: [], own: { userId: 1, rank: null, periodPoints: 0 } };

const rankingEntry = resourceEntry({
  title: '활동 순위',
  group: '회원',
  machine: rankingMachine,
  input: 'week',
  follows: 'all',
  load: { done: some, error: new Error('순위를 불러오지 못했어요.'), empty: none },
});

export const proofs: readonly Proof[] = [
  proof(rankingEntry, {
    about: '기간마다 활동 점수의 순위와 내 자리를 봐요.',
    says: { load: '순위와 내 자리를 불러와요', 'input.changed': '다른 기간을 골라요' },
    driver: {
      member: 'user',
      path: '/mypage/level/ranking',
      ports: { load: { asks: [levelRanking, ownRanking] } },
      events: {
        'input.changed': { press: (page) => page.getByRole('tab', { selected: false }).first() },
        'screen.retried': retry,
      },
    },
  }),
];
