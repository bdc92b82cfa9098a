import * as v from 'valibot';
import { MOST_FOLLOWER_PERCENT } from '../../policies/coupons.ts';
import { percentOf } from './pricing.ts';

/** Schema of the terms: whole percent with `won` as cap, or `won` alone if `percent` is null. */
export const followerTermsSchema = v.object({ percent: v.nullable(v.number()), won: v.number() });
export type FollowerTerms = v.InferOutput<typeof followerTermsSchema>;

/** Schema of the public offer of a store to its followers. */
export const followerOfferSchema = v.object({ ...followerTermsSchema.entries, endsAt: v.string() });
export type FollowerOffer = v.InferOutput<typeof followerOfferSchema>;

/**
 * Returns the discount in won on a store's lines worth `goods` won, once per order; never more than
 * MOST_FOLLOWER_PERCENT of them, so that won off cannot take a cheap line to nothing.
 */
export function followerDiscount({ percent, won }: FollowerTerms, goods: number): number {
  const off = percent === null ? won : Math.min(percentOf(goods, percent), won);
  return Math.min(off, percentOf(goods, MOST_FOLLOWER_PERCENT));
}
