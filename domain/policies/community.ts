/** Hashtags of one feed, and of one search. */
export const MAX_HASHTAGS = 20;
/** Pictures of one feed or review. */
export const MAX_PICTURES = 5;
