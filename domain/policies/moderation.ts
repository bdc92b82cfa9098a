/** Days in which a member may appeal against a decision. */
export const APPEAL_DAYS = 30;
/** Days in which hidden posts of a blocked member can be shown again. */
export const HIDE_DAYS = 30;
/** Days that a suspension lasts at most. */
export const MAX_SANCTION_DAYS = 3_650;
/** Days of a silence that the panel suggests. */
export const USUAL_SANCTION_DAYS = [1, 3, 7, 30] as const;
