/** Days in which a member may appeal against a decision. */
export const APPEAL_DAYS = 30;
/** Days in which hidden posts of a blocked member can be shown again. */
export const HIDE_DAYS = 30;
/** Days that a suspension lasts at most. */
export const MAX_SANCTION_DAYS = 3_650;
/** Days of a silence that the panel suggests. */
export const USUAL_SANCTION_DAYS = [1, 3, 7, 30] as const;
/** Minutes for which an administrator holds the claim on a report case. */
export const CASE_CLAIM_MINUTES = 10;
/** Account age in days below which reports of a member without a purchase have no weight. */
export const NEW_REPORTER_DAYS = 7;
/** Days in which orders to a telephone of a seller are counted in the store's panel. */
export const OWN_PHONE_DAYS = 90;
