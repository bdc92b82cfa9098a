import { laterDay, seoulDay } from '#domain/kit/time/time.ts';
import { differencesOf } from '#domain/trade/orders/order-differences.ts';
import type { Context } from '../../kit/context.ts';
import {
  endedOrderIds,
  endedOrders,
  insertDifferences,
  lastComparedDay,
  markCompared,
} from '../orders/ended-order-store.ts';

/** Most days of one run; the rest follows in the next one. */
const MOST_DAYS = 31;
const BATCH = 100;
/** Delay in ms after midnight, by which transactions of the previous day are committed. */
const SETTLED_MS = 5 * 60_000;

/**
 * Compares orders completed on finished days (Asia/Seoul) with their terms and records each
 * deviation once. Safe to run concurrently and repeatedly, as order and kind are the key.
 */
export async function compareTerms({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const yesterday = laterDay(seoulDay(new Date(now.getTime() - SETTLED_MS)), -1);
  const last = await lastComparedDay(db);
  let day = last === null ? yesterday : laterDay(last, 1);
  for (let count = 0; day <= yesterday && count < MOST_DAYS; count += 1) {
    const ids = await endedOrderIds(db, day);
    for (let start = 0; start < ids.length; start += BATCH) {
      const orders = await endedOrders(db, ids.slice(start, start + BATCH));
      const found = orders.flatMap(({ id, terms, ...order }) =>
        differencesOf(terms, order).map((difference) => ({ ...difference, orderId: id, endedOn: day })),
      );
      await insertDifferences(db, found, now);
    }
    await markCompared(db, day, now);
    day = laterDay(day, 1);
  }
}
