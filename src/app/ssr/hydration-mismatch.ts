/** Log message of a hydration mismatch: the page was rendered again, which costs time and is a bug. */
export const MISMATCH = 'the page of the server was drawn anew';
