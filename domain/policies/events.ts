/** Number of winners of a group reward; null if every participant gets it. */
export const RECIPIENTS = { PARTICIPATION: null, VOTERS: 10, LIKES: 10, RANDOM: 5 } as const;
/** Seconds between two refreshes of a live ranking. */
export const RANKING_SECONDS = 30;
/** Minutes from the freeze of a draw's list to the public random number that it uses. */
export const BEACON_MINUTES = 10;
/** Days before the announcement day of an event on which administrators are notified first. */
export const ANNOUNCEMENT_NOTICE_DAYS = 3;
/** Days after the announcement day in which a missed reminder of it is still sent. */
export const ANNOUNCEMENT_CATCH_UP_DAYS = 7;
/** Days of account age from which a member may vote without a verified phone or a delivery. */
export const VOTER_AGE_DAYS = 7;
/** Distinct active days from which a member may vote without a verified phone or a delivery. */
export const VOTER_ACTIVE_DAYS = 3;
