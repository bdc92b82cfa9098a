import { seoulDay } from '#domain/kit/time/time.ts';
import type { Queryable } from '../../db/database.ts';
import { notify } from '../../notices/notify.ts';
import { findLow } from './low-stock-store.ts';

/** Notifies sellers of low stock in the transaction that reduced it; once per option and day. */
export async function notifyLowStock(tx: Queryable, optionIds: readonly number[], now: Date): Promise<void> {
  const day = seoulDay(now);
  const told = (await findLow(tx, optionIds)).map(({ sellerId: userId, stock: left, ...row }) => ({
    userId,
    facts: { ...row, left, day },
  }));
  await notify(tx, 'STOCK_LOW', told, now);
}
