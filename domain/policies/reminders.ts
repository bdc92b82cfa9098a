/** Days after delivery from which on a review is asked for, and before which of waiting it no longer is. */
export const REVIEW_REMINDER_DAYS = { from: 10, until: 3 } as const;
/** Days before coupons and points expire on which their owner is reminded. */
export const EXPIRY_REMINDER_DAYS = 7;
/** Hours in which likes, comments and new followers are gathered into one notification. */
export const GATHERED_HOURS = 6;
