import { DELIVERY_FEE } from '../../policies/delivery.ts';
import type { CouponTerms } from './coupon.ts';

/** Ways in which members get the coupons of a campaign: its code, a download, or the verification of a new account. */
export const DISTRIBUTIONS = ['CODE', 'DOWNLOAD', 'SIGN_UP'] as const;
export type Distribution = (typeof DISTRIBUTIONS)[number];

/** States of a campaign: not begun, issuing, paused, sold out, ended. */
export const CAMPAIGN_STATES = ['SCHEDULED', 'RUNNING', 'PAUSED', 'SOLD_OUT', 'ENDED'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/**
 * Facts from which the state of a campaign is computed; `limit` and `issued` are numbers of
 * coupons.
 */
export type CampaignFacts = {
  startsAt: Date | null;
  endsAt: Date;
  pausedAt: Date | null;
  issued: number;
  limit: number;
};

/** Returns the state of a campaign: the first condition that holds. */
export function campaignStateOf({ startsAt, endsAt, pausedAt, issued, limit }: CampaignFacts, now: Date) {
  const states: readonly (readonly [CampaignState, boolean])[] = [
    ['ENDED', endsAt <= now],
    ['PAUSED', pausedAt !== null],
    ['SCHEDULED', startsAt !== null && startsAt > now],
    ['SOLD_OUT', issued >= limit],
  ];
  return states.find(([, isTrue]) => isTrue)?.[0] ?? 'RUNNING';
}

/** Returns the error code for a coupon that a campaign does not issue in this state. */
export const refusalOf = (state: CampaignState): 'COUPON_SOLD_OUT' | 'COUPON_NOT_FOUND' =>
  state === 'SOLD_OUT' ? 'COUPON_SOLD_OUT' : 'COUPON_NOT_FOUND';

/** Returns the largest discount of one coupon in won; null if it is unbounded. */
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
