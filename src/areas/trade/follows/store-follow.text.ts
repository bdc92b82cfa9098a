import type { FollowerOffer, FollowerTerms } from '#domain/catalogue/follower-discount.ts';
import { formatNumber, formatWon } from '#domain/kit/format.ts';
import { seoulDay } from '#domain/kit/time/time.ts';

/** Last day of an offer, which ends at the midnight after it: 12월 31일. */
function lastDay(endsAt: string): string {
  const [, month, day] = seoulDay(new Date(new Date(endsAt).getTime() - 1))
    .split('-')
    .map(Number);
  return `${month}월 ${day}일`;
}

/** Discount for followers: 5% 할인, 최대 5,000원. */
export const followerTermsText = ({ percent, won }: FollowerTerms): string =>
  percent === null ? `${formatWon(won)} 할인` : `${percent}% 할인, 최대 ${formatWon(won)}`;

const untilText = (offer: FollowerOffer): string =>
  `${followerTermsText(offer)}, ${lastDay(offer.endsAt)}까지`;

/** Copy of following stores. */
export const storeFollowText = {
  follow: '팔로우',
  following: '팔로잉',
  followOf: (store: string) => `${store} 스토어 팔로우`,
  followers: (count: number) => `팔로워 ${formatNumber(count)}명`,
  failed: '팔로우를 저장하지 못했어요. 다시 시도해 주세요.',
  loginFirst: '로그인하면 스토어를 팔로우할 수 있어요.',
  offer: (offer: FollowerOffer) => `팔로우하면 ${untilText(offer)}`,
  mine: (offer: FollowerOffer) => `팔로워 할인 중: ${untilText(offer)}`,
  list: '팔로우한 스토어',
  listFailed: '팔로우한 스토어를 불러오지 못했어요.',
  nothing: '아직 팔로우한 스토어가 없어요',
} as const;
