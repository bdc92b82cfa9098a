import { monthsAfter } from '#domain/kit/time/time.ts';
import { DISPUTE_RECORD_YEARS, ORDER_RECORD_YEARS } from '#domain/policies/records.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { removeAll } from '../../files/picture-set.ts';
import type { Context } from '../../kit/context.ts';
import { blankDisputes, blankOrders, lockKept, markBlanked, type RecordKind } from './record-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'files'>;

/** Accounts per transaction. */
const SLICE = 100;

/** Retention period in years and erasure of each kind of record. */
const RECORDS: Readonly<
  Record<RecordKind, { years: number; blank(tx: Queryable, userIds: number[]): Promise<string[]> }>
> = {
  disputes: { years: DISPUTE_RECORD_YEARS, blank: blankDisputes },
  orders: { years: ORDER_RECORD_YEARS, blank: blankOrders },
};

/**
 * Erases the records of closed accounts after their legal retention period, as stated in the
 * privacy policy. Safe to run concurrently. Amounts and points are kept.
 */
export async function sweepRecords(ports: Ports): Promise<void> {
  for (const kind of ['disputes', 'orders'] as const)
    for (let found = SLICE; found >= SLICE; ) found = await sweepSlice(ports, kind);
}

/**
 * Returns the number of accounts. Files are deleted after the commit; `sweepPictures` deletes those
 * left by a crash.
 */
async function sweepSlice({ db, clock, files }: Ports, kind: RecordKind): Promise<number> {
  const { years, blank } = RECORDS[kind];
  const now = clock.now();
  const { count, gone } = await inTransaction(db, async (tx) => {
    const userIds = await lockKept(tx, kind, monthsAfter(now, -12 * years), SLICE);
    if (userIds.length === 0) return { count: 0, gone: [] };
    const unnamed = await blank(tx, userIds);
    await markBlanked(tx, kind, userIds, now);
    return { count: userIds.length, gone: unnamed };
  });
  await removeAll(files, gone);
  return count;
}
