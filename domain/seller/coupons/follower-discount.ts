import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { dayField } from '../../kit/forms/form-fields.ts';
import { whole } from '../../kit/forms/whole-field.ts';
import { followerTermsSchema } from '../../kit/pricing/follower-discount.ts';
import { laterDay } from '../../kit/time/time.ts';
import { MOST_FOLLOWER_DISCOUNT_DAYS, MOST_FOLLOWER_PERCENT } from '../../policies/coupons.ts';

const MOST_WON = 10_000_000;

/** Form of a discount for followers: whole percent with a cap in won, or won alone with `percent` null. */
export const followerDiscountForm = v.object({
  percent: v.nullable(whole('할인율은', 1, MOST_FOLLOWER_PERCENT)),
  won: whole('금액은', 1, MOST_WON),
  /** Last day (Asia/Seoul); it begins at once. */
  endsOn: dayField,
});
export type FollowerDiscountForm = v.InferOutput<typeof followerDiscountForm>;

/** Returns whether a discount from `today` to `endsOn` (`yyyy-MM-dd`, inclusive) lasts too many days. */
export const isTooLong = (today: string, endsOn: string): boolean =>
  endsOn >= laterDay(today, MOST_FOLLOWER_DISCOUNT_DAYS);

const followerDiscount = v.object({
  discountId: v.number(),
  ...followerTermsSchema.entries,
  startsAt: v.string(),
  endsAt: v.string(),
});
export type FollowerDiscount = v.InferOutput<typeof followerDiscount>;

const ofStore = v.object({
  /** Number of active members who follow the store. */
  followers: v.number(),
  /** Running discount; null without one. */
  discount: v.nullable(followerDiscount),
});
export type FollowersOfStore = v.InferOutput<typeof ofStore>;

const forSellers = { access: 'seller', wrapping: 'envelope' } as const;
const BASE = '/api/seller/follower-discount';

/** Endpoint of sellers: reads the followers of the own store and its running discount for them. */
export const showFollowerDiscount = endpoint({
  ...forSellers,
  method: 'GET',
  path: BASE,
  summary: "Returns the number of followers of the caller's store and its running discount for them.",
  response: ofStore,
});

/** Endpoint of sellers: begins a discount for followers; 409 while another one runs. */
export const startFollowerDiscount = endpoint({
  ...forSellers,
  method: 'POST',
  path: BASE,
  keyed: true,
  summary: "Begins a discount of the caller's store for its followers, which the store pays for.",
  body: followerDiscountForm,
  response: ofStore,
});

/** Endpoint of sellers: ends a discount for followers early; one that has ended stays as it is. */
export const endFollowerDiscount = endpoint({
  ...forSellers,
  method: 'POST',
  path: `${BASE}/{id}/end`,
  keyed: true,
  summary: "Ends a discount of the caller's store for its followers; orders keep what it took off.",
  params: idParams,
  response: ofStore,
});
