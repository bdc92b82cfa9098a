/** First promised day that the rules about late deliveries hold for in full. */
export const LATE_RULES_FROM = '2026-11-24';
/** Business days after the promised day that must have passed before the buyer may cancel with a full refund. */
export const BUYER_CANCEL_DAYS = 3;
/** Business days after the promised day that must be over before the shop cancels. */
export const SHOP_CANCEL_DAYS = 7;
/** Points that a buyer gets once for an order that has missed its promised day. */
export const LATE_POINTS = 1_000;
