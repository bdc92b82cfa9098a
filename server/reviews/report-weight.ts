import type { Queryable } from '../db/database.ts';
import { isOfOwnStore } from './review-reaction-store.ts';
import { hasReceivedAny } from './reviewable-store.ts';

/**
 * Whether a report counts towards hiding a review. Accounts are made in a minute, so it takes one that has received
 * something; and no store hides what is said of its own shoes.
 */
export async function hasWeight(tx: Queryable, reviewId: number, reporterId: number): Promise<boolean> {
  if (!(await hasReceivedAny(tx, reporterId))) return false;
  return !(await isOfOwnStore(tx, reviewId, reporterId));
}
