import { sqlStateOf } from '../db/transaction.ts';
import { ShopError } from '../kit/shop-error.ts';

// Invalid value, constraint violation, deadlock or serialisation failure: the engine has rolled
// back.
const UNDONE = /^(22|23|40)/;

/**
 * Returns whether a failed transaction was definitely rolled back. A connection lost during COMMIT
 * proves nothing.
 */
export const provesRollback = (error: unknown): boolean =>
  error instanceof ShopError || UNDONE.test(sqlStateOf(error) ?? '');
