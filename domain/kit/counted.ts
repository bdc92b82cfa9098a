import { MAX_LISTED, type PageQuery } from './page.ts';

/** Rows by which lists that are found by words are counted: see `countedTo`. */
export const COUNT_STEP = 1_000;

/**
 * Rows up to which a list that is found by words is counted for a page of it: to the next thousand behind the page, so
 * that the answer knows whether another page follows, and nowhere beyond the end of lists. A total of this size means
 * "or more". A page behind the end of lists has no rows, so one thousand is counted for it.
 */
export const countedTo = ({ page, size }: PageQuery): number =>
  page * size >= MAX_LISTED
    ? COUNT_STEP
    : Math.min(MAX_LISTED, (Math.floor(((page + 1) * size) / COUNT_STEP) + 1) * COUNT_STEP);
