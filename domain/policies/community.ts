/** Most hashtags of one feed and of one search. */
export const MAX_HASHTAGS = 20;
/** Most pictures of one feed or review. */
export const MAX_PICTURES = 5;
/** Most pairs that one feed shows. */
export const MAX_FEED_PAIRS = 5;
/** Most characters of the description of a picture. */
export const PICTURE_ALT = 100;
/** Answers from which on a review scale has a percentage and gives advice. */
export const ENOUGH_ANSWERS = 5;
