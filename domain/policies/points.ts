/** Points are used in multiples of this (spec 9.3). */
export const POINT_UNIT = 100;
/** Percent of the discounted goods that points may pay (contract B.7). */
export const MOST_POINTS_PERCENT = 10;
/** Years after which earned points expire, on the same day of the calendar. */
export const POINT_YEARS = 1;
/** Points count as expiring soon within this many days. */
export const EXPIRING_DAYS = 30;
/** Points earned for each full step of won paid for goods (contract B.7). */
export const EARN = { stepWon: 10_000, points: 50 } as const;
/** Points for a review of a delivered product. */
export const REVIEW_POINTS = 100;
/** Points for the first counted vote of a member in an event. */
export const VOTE_POINTS = 100;
/** Comments on a day, and different feeds that they stand under, which earn the reward for comments. */
export const COMMENTS_A_DAY = { comments: 10, feeds: 5 } as const;
/** Different products shown in feeds within so many days, which earn the reward for variety. */
export const DIVERSE = { products: 3, days: 30 } as const;
/** Activity points that one administrator may ask for in a day in Seoul, for all members together and whatever becomes of it. */
export const AWARDED_A_DAY = 200;
