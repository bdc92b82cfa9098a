/** Characters of an inquiry, at least and at most; a further message may be shorter. */
export const INQUIRY_LENGTH = { min: 5, max: 1_000 } as const;
/** Pictures that a message of an inquiry may carry. */
export const MAX_INQUIRY_PICTURES = 5;
/** Business days without an answer of the store after which the shop takes part in an inquiry. */
export const ESCALATION_DAYS = 3;
/** Days after an answer to which the member has not replied, when an inquiry is closed. */
export const INQUIRY_CLOSE_DAYS = 7;
/** Days after its end in which the member may write in a closed inquiry and so open it again. */
export const INQUIRY_REOPEN_DAYS = 7;
