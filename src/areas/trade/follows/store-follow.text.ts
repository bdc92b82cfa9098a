import { formatNumber, formatWon } from '#domain/kit/format.ts';

/** Copy of following stores. */
export const storeFollowText = {
  follow: '팔로우',
  following: '팔로잉',
  followOf: (store: string) => `${store} 스토어 팔로우`,
  followers: (count: number) => `팔로워 ${formatNumber(count)}명`,
  failed: '팔로우를 저장하지 못했어요. 다시 시도해 주세요.',
  loginFirst: '로그인하면 스토어를 팔로우할 수 있어요.',
  percent: (percent: string, most: number) => `${percent}% 할인, 최대 ${formatWon(most)}`,
  won: (won: number) => `${formatWon(won)} 할인`,
  until: (month: string, day: string) => `${month}월 ${day}일까지`,
  offer: (terms: string) => `팔로우하면 ${terms}`,
  mine: (terms: string) => `팔로워 할인 중: ${terms}`,
  list: '팔로우한 스토어',
  listFailed: '팔로우한 스토어를 불러오지 못했어요.',
  nothing: '아직 팔로우한 스토어가 없어요',
} as const;
