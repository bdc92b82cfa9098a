import { seoulDay, seoulHour, startOfDay } from '#domain/kit/time/time.ts';
import { SUMMARY_HOUR } from '#domain/policies/selling.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { notify } from '../../notices/notify.ts';
import { takeSales } from '../../notices/sale-event-store.ts';
import { storesToSum } from './seller-summary-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
const HOUR_MS = 3_600_000;
const KINDS = { PLACED: 'SALE_PLACED', CLAIMED: 'SALE_CLAIMED', WITHDRAWN: 'SALE_WITHDRAWN' } as const;

/** Notifies sellers of the events of past hours: one notification per seller and kind in a run. */
export async function notifySales({ db, clock }: Ports): Promise<void> {
  const now = clock.now();
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  await inTransaction(db, async (tx) => {
    const taken = await takeSales(tx, hour, now);
    for (const [kind, cause] of Object.entries(KINDS)) {
      const own = taken.filter((row) => row.kind === kind);
      const told = [...new Set(own.map(({ sellerId }) => sellerId))].flatMap((userId) => {
        const rows = own.filter(({ sellerId }) => sellerId === userId);
        const [first] = rows;
        const orders = new Set(rows.map(({ orderId }) => orderId)).size;
        return first ? [{ userId, facts: { batchId: first.id, orderId: first.orderId, orders } }] : [];
      });
      await notify(tx, cause, told, now);
    }
  });
}

/**
 * Sends each seller a daily summary of open tasks from SUMMARY_HOUR (Asia/Seoul) on; none if there
 * are none.
 */
export async function summarizeSales({ db, clock }: Ports): Promise<void> {
  const now = clock.now();
  if (seoulHour(now) < SUMMARY_HOUR) return;
  const day = seoulDay(now);
  await inTransaction(db, async (tx) => {
    const stores = await storesToSum(tx, startOfDay(day), day);
    const told = stores.map(({ sellerId: userId, unsent, late, claims }) => ({
      userId,
      facts: { day, unsent: Number(unsent), late: Number(late), claims: Number(claims) },
    }));
    await notify(tx, 'SALE_SUMMARY', told, now);
  });
}
