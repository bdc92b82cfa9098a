import { sqlStateOf } from '../db/transaction.ts';
import { ShopError } from '../kit/shop-error.ts';

// A value that does not fit, a rule of a table, a deadlock or serialization failure: the engine has undone everything.
const UNDONE = /^(22|23|40)/;

/**
 * Whether nothing of a failed transaction can have stayed. A connection that ends while COMMIT is under way says
 * nothing: the rows may stand.
 */
export const provesRollback = (error: unknown): boolean =>
  error instanceof ShopError || UNDONE.test(sqlStateOf(error) ?? '');
