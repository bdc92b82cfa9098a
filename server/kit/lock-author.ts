import type { Queryable } from '../db/database.ts';
import { lockActive } from '../db/locks/lock-member.ts';
import { ShopError } from './shop-error.ts';

/**
 * Locks the author of a write and throws UNAUTHORIZED if the account was closed since
 * authentication. A withdrawal takes the same lock, so that it either sees the new content or
 * prevents it.
 */
export async function lockAuthor(tx: Queryable, userId: number): Promise<void> {
  if (!(await lockActive(tx, userId))) throw new ShopError('UNAUTHORIZED');
}
