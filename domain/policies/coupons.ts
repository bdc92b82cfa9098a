/** Days that a coupon of a campaign can be used at most. */
export const MOST_COUPON_DAYS = 365;
/** Months in which a coupon that was won can be used. */
export const PRIZE_COUPON_MONTHS = 3;
/** Most percent that a coupon of a store takes off its lines, and of the least order amount if it takes won off. */
export const MOST_STORE_COUPON_PERCENT = 50;
/** Most coupons of one store that members can take at a time, with those that are yet to begin. */
export const MOST_OPEN_STORE_COUPONS = 10;
/** Days after their beginning for which the coupons of a store can be taken at most. */
export const MOST_STORE_COUPON_OFFER_DAYS = 90;
/** Most percent of its lines that the discount of a store for its followers takes off, in percent or in won. */
export const MOST_FOLLOWER_PERCENT = 20;
/** Days that a discount of a store for its followers lasts at most. */
export const MOST_FOLLOWER_DISCOUNT_DAYS = 90;
