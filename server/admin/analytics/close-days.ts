import { seoulDay } from '#domain/kit/time/time.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { dueDays, forgetTouches, takeTurn, writeDay } from './daily-sum-store.ts';

/** Most days of one run; the rest follows in the next one. */
const MOST = 60;
/** Delay in ms after midnight, by which transactions of the previous day are committed. */
const SETTLED_MS = 5 * 60_000;

/**
 * Aggregates finished days: new ones, missed ones and changed ones. Each day is a transaction;
 * idempotent. Returns their number.
 */
export async function closeDays({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
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
