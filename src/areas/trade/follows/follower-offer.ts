import type { FollowerOffer, FollowerTerms } from '#domain/kit/pricing/follower-discount.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import { storeFollowText as text } from './store-follow.text.ts';

/** Discount for followers: 5% 할인, 최대 5,000원. */
export const followerTermsText = ({ percent, won }: FollowerTerms): string =>
  percent === null ? text.won(won) : text.percent(`${percent}`, won);

/** Offer with its last day, as it ends at the midnight after it: 3,000원 할인, 12월 31일까지. */
export function followerOfferText(offer: FollowerOffer): string {
  const last = seoulDay(new Date(new Date(offer.endsAt).getTime() - 1));
  const [, month, day] = last.split('-').map(Number);
  return `${followerTermsText(offer)}, ${text.until(`${month}`, `${day}`)}`;
}
