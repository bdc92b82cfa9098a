/** Days that a coupon of a campaign can be used at most. */
export const MOST_COUPON_DAYS = 365;
/** Months in which a coupon that was won can be used. */
export const PRIZE_COUPON_MONTHS = 3;
