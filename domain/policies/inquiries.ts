/** Characters of an inquiry, at least and at most; a further message may be shorter. */
export const INQUIRY_LENGTH = { min: 5, max: 1_000 } as const;
/** Business days without an answer of the store after which the shop takes part in an inquiry. */
export const ESCALATION_DAYS = 3;
/** Days after an answer to which the member has not replied, when an inquiry is closed. */
export const INQUIRY_CLOSE_DAYS = 7;
