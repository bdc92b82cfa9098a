import { seoulDay } from '#domain/kit/time/time.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { dueDays, forgetTouches, takeTurn, writeDay } from './day-store.ts';

/** A run has an end: what is left comes with the next one. */
const MOST = 60;
/** What was begun before midnight is in the database by then. */
const SETTLED_MS = 5 * 60_000;

/**
 * Sums up finished days: new ones, those that a shop without a worker has missed, and those of which something has
 * changed. Each day is a transaction, so that others come between; summing one twice is the same as once.
 */
export async function sumDays({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const running = seoulDay(new Date(clock.now().getTime() - SETTLED_MS));
  const days = await dueDays(db, running, MOST);
  for (const day of days)
    await inTransaction(db, async (tx) => {
      await takeTurn(tx);
      await forgetTouches(tx, day);
      await writeDay(tx, day);
    });
  return days.length;
}
