import { earliestFeeDay, type FeePlan } from '#domain/kit/pricing/fee-plan.ts';
import { startOfDay } from '#domain/kit/time/time.ts';
import type { Queryable } from '../../db/database.ts';
import { notify } from '../../notices/notify.ts';
import { findFees, sellersOfStores, writeFee } from './shop-fee-store.ts';

/** Sellers whose notifications are written by one statement. */
const AT_ONCE = 1_000;

/** The fee of the shop, what follows it, and the day from which a change made now would hold. */
export const readFeePlan = async (db: Queryable, now: Date): Promise<FeePlan> => ({
  ...(await findFees(db, now)),
  earliest: earliestFeeDay(now),
});

/**
 * Plans a fee for the earliest Monday that is allowed, instead of another one that has not begun, and notifies every
 * store in the same transaction: no fee begins that was not announced. The fee that holds anyway changes nothing and is
 * announced to no store. The caller holds the lock of the setting.
 */
export async function planFee(tx: Queryable, basisPoints: number, now: Date): Promise<FeePlan> {
  const before = await readFeePlan(tx, now);
  if ((before.next ?? before).basisPoints === basisPoints) return before;
  const from = before.earliest;
  const rateId = await writeFee(tx, { basisPoints, from: startOfDay(from) }, now);
  const facts = { rateId, basisPoints, from, current: before.basisPoints, isReplaced: before.next !== null };
  const sellers = await sellersOfStores(tx);
  for (let start = 0; start < sellers.length; start += AT_ONCE) {
    const told = sellers.slice(start, start + AT_ONCE).map((userId) => ({ userId, facts }));
    await notify(tx, 'SHOP_FEE_CHANGED', told, now);
  }
  return { ...before, next: { basisPoints, from } };
}
