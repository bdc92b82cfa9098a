import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { closeWeek, lockClosing, nextWeek } from './close-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Closes every finished week, each in its own transaction; idempotent. */
export async function closeSettlements({ db, clock }: Ports): Promise<void> {
  const close = () =>
    inTransaction(db, async (tx) => {
      await lockClosing(tx);
      const now = clock.now();
      const week = await nextWeek(tx, now);
      return week !== null && (await closeWeek(tx, week, now)) > 0;
    });
  while (await close());
}
