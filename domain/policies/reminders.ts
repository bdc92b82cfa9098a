/** Days since delivery for which review reminders are sent: at least `until`, at most `from`. */
export const REVIEW_REMINDER_DAYS = { from: 10, until: 3 } as const;
/** Days before coupons and points expire on which their owner is reminded. */
export const EXPIRY_REMINDER_DAYS = 7;
/** Weekly limits of notifications by e-mail, push and KakaoTalk that a member may choose. */
export const WEEKLY_NOTICE_LIMITS = [3, 5, 10, 20] as const;
/** Most browsers to which the notifications of one member are pushed; a further one replaces the oldest. */
export const MAX_PUSH_DEVICES = 10;
/** Hours within which likes, comments and new followers are combined into one notification. */
export const GATHERED_HOURS = 6;
