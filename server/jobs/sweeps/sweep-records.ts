import { monthsAfter } from '#domain/kit/time/time.ts';
import { DISPUTE_RECORD_YEARS, ORDER_RECORD_YEARS } from '#domain/policies/records.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { removeAll } from '../../files/picture-set.ts';
import type { Context } from '../../kit/context.ts';
import { blankDisputes, blankOrders, lockKept, markBlanked, type RecordKind } from './record-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'files'>;

/** Accounts of one transaction. */
const SLICE = 100;

/** Years that each kind of record is kept after the account was closed, and what blanks it. */
const RECORDS: Readonly<
  Record<RecordKind, { years: number; blank(tx: Queryable, userIds: number[]): Promise<string[]> }>
> = {
  disputes: { years: DISPUTE_RECORD_YEARS, blank: blankDisputes },
  orders: { years: ORDER_RECORD_YEARS, blank: blankOrders },
};

/**
 * Blanks what closed accounts left in records whose legal period is over, as the privacy document says. Many servers may
 * run it at once: each takes accounts that no other has. Sums and points stay as they are.
 */
export async function sweepRecords(ports: Ports): Promise<void> {
  for (const kind of ['disputes', 'orders'] as const)
    for (let found = SLICE; found >= SLICE; ) found = await sweepSlice(ports, kind);
}

/** Returns how many accounts there were. Files go after the commit; those that a crash leaves, `sweepPictures` removes. */
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
