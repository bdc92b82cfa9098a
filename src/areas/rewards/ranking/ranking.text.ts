import { USUALLY_RANKED } from '#domain/rewards/ranking.ts';

/** Copy of the ranking of members by activity points. */
export const rankingText = {
  title: '활동 순위',
  lead: `활동 점수가 많은 회원 ${USUALLY_RANKED}명까지 보여요.`,
  tabs: { label: '순위 기간', week: '이번 주', month: '이번 달', all: '전체' },
  since: {
    week: '이번 주 월요일부터 모은 점수예요.',
    month: '이번 달에 모은 점수예요.',
    all: '지금까지 모은 점수예요.',
  },
  mine: '내 순위',
  me: '나',
  rank: (rank: string) => `${rank}위`,
  score: (points: string) => `${points}점`,
  unranked: '이 기간에는 아직 활동 점수가 없어요.',
  howTo: '활동 점수 모으는 방법',
  empty: '아직 순위가 없어요',
  emptyHint: '피드를 올리거나 댓글을 남기면 첫 번째가 될 수 있어요.',
  emptyAction: '피드 보러 가기',
  failed: '순위를 불러오지 못했어요.',
} as const;
