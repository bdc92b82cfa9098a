/** Winners that a reward for a group has; null where all who took part get it. */
export const RECIPIENTS = { PARTICIPATION: null, VOTERS: 10, LIKES: 10, RANDOM: 5 } as const;
/** Seconds between two looks at a live ranking. */
export const RANKING_SECONDS = 30;
/** Minutes after the list of a draw is frozen until its public random number is there. */
export const BEACON_MINUTES = 10;
/** Days before the announcement day of an event on which administrators are notified first. */
export const ANNOUNCEMENT_NOTICE_DAYS = 3;
/** Days after the announcement day in which a missed reminder of it is still sent. */
export const ANNOUNCEMENT_CATCH_UP_DAYS = 7;
/** Days of age, and different days with activity, from which on a member votes without a telephone or a delivery. */
export const VOTER_AGE_DAYS = 7;
export const VOTER_ACTIVE_DAYS = 3;
