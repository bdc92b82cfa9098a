import type { Queryable } from '../db/database.ts';
import { lockActive } from '../db/locks/lock-member.ts';
import { ShopError } from './shop-error.ts';

/**
 * Locks the member in whose name something is written. They may have left since the request was let in: leaving takes
 * the same lock, so that either it sees what was written or nothing is written any more.
 */
export async function lockAuthor(tx: Queryable, userId: number): Promise<void> {
  if (!(await lockActive(tx, userId))) throw new ShopError('UNAUTHORIZED');
}
