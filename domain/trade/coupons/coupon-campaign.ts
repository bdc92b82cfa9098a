import { DELIVERY_FEE } from '../../policies/delivery.ts';
import type { CouponTerms } from './coupon.ts';

/** Not begun, giving, held back, given out, over. */
export const CAMPAIGN_STATES = ['SCHEDULED', 'RUNNING', 'PAUSED', 'SOLD_OUT', 'ENDED'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

export type CampaignFacts = {
  startsAt: Date | null;
  endsAt: Date;
  pausedAt: Date | null;
  issued: number;
  limit: number;
};

/** What a campaign is now: the first of these that is true. */
export function campaignStateOf({ startsAt, endsAt, pausedAt, issued, limit }: CampaignFacts, now: Date) {
  const states: readonly (readonly [CampaignState, boolean])[] = [
    ['ENDED', endsAt <= now],
    ['PAUSED', pausedAt !== null],
    ['SCHEDULED', startsAt !== null && startsAt > now],
    ['SOLD_OUT', issued >= limit],
  ];
  return states.find(([, isTrue]) => isTrue)?.[0] ?? 'RUNNING';
}

/** Which words a member hears who asks for a coupon that a campaign does not give now. */
export const refusalOf = (state: CampaignState): 'COUPON_SOLD_OUT' | 'COUPON_NOT_FOUND' =>
  state === 'SOLD_OUT' ? 'COUPON_SOLD_OUT' : 'COUPON_NOT_FOUND';

/** Won that one coupon can cost at most; null where nothing bounds it. */
export function mostOf(
  terms: Pick<CouponTerms, 'discountType' | 'discountValue' | 'freeShipping' | 'maxDiscountAmount'>,
): number | null {
  const { discountType, discountValue, freeShipping, maxDiscountAmount } = terms;
  const off =
    discountType === 'FIXED_DISCOUNT'
      ? Math.min(discountValue, maxDiscountAmount ?? discountValue)
      : maxDiscountAmount;
  return off === null ? null : off + (freeShipping ? DELIVERY_FEE : 0);
}
