import { MAX_LISTED, type PageQuery } from './page.ts';

/** Step in rows by which search results are counted: see `countedTo`. */
export const COUNT_STEP = 1_000;

/**
 * Returns how many rows of a search result are counted for a page: up to the next thousand behind
 * the page, so that the response knows whether another page follows, but no more than MAX_LISTED. A
 * total of this size means "or more". A page beyond MAX_LISTED has no rows, so COUNT_STEP is
 * counted for it.
 */
export const countedTo = ({ page, size }: PageQuery): number =>
  page * size >= MAX_LISTED
    ? COUNT_STEP
    : Math.min(MAX_LISTED, (Math.floor(((page + 1) * size) / COUNT_STEP) + 1) * COUNT_STEP);
