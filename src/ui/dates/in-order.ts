import type { Days } from './day-text.ts';

/** Returns the period with its ends in order; one with an open end is returned as it is. */
export function inOrder({ from, until }: Days): Days {
  return from && until && from > until ? { from: until, until: from } : { from, until };
}
