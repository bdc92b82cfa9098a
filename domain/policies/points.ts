/** Points are used in multiples of this (spec 9.3). */
export const POINT_UNIT = 100;
/** Most percent of the discounted product total that points may pay (contract B.7). */
export const MOST_POINTS_PERCENT = 10;
/** Years after which earned points expire, on the same day of the calendar. */
export const POINT_YEARS = 1;
/** Points count as expiring soon within this many days. */
export const EXPIRING_DAYS = 30;
/** Points earned per full step of won paid for products (contract B.7). */
export const EARN = { stepWon: 10_000, points: 50 } as const;
/** Points for a review of a delivered product. */
export const REVIEW_POINTS = 100;
/** Points for the first counted vote of a member in an event. */
export const VOTE_POINTS = 100;
/** Comments per day, and distinct feeds with them, that earn the reward for comments. */
export const COMMENTS_A_DAY = { comments: 10, feeds: 5 } as const;
/** Distinct products tagged in feeds within a number of days that earn the variety reward. */
export const DIVERSE = { products: 3, days: 30 } as const;
/**
 * Activity points that one administrator may request per day (Asia/Seoul), over all members and
 * regardless of the outcome.
 */
export const AWARDED_A_DAY = 200;
/** Days of activity points by day: where no first day is named, and at most. */
export const DAILY_POINT_DAYS = { usual: 30, most: 366 } as const;
/** Activity points that each activity earns (contract A.2). */
export const ACTIVITY_POINTS = {
  FEED_CREATION: 5,
  FEED_LIKE_RECEIVED: 1,
  FEED_LIKES_MILESTONE: 2,
  EVENT_FEED_PARTICIPATION: 2,
  COMMENT_DAILY_ACHIEVEMENT: 1,
  DIVERSE_PRODUCT_FEED: 0,
  VOTE_PARTICIPATION: 1,
  COMMENT_CREATION: 3,
  COMMENT_LIKE_RECEIVED: 1,
  REVIEW_CREATION: 10,
  REVIEW_LIKE_RECEIVED: 1,
  PURCHASE_COMPLETION: 5,
  EVENT_PARTICIPATION: 2,
  EVENT_WINNER: 50,
  SNS_SHARING: 3,
  SNS_VERIFICATION: 20,
  USER_REFERRAL: 15,
  REFERRAL_PURCHASE: 10,
} as const;
