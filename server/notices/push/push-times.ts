import type { Queryable } from '../../db/database.ts';
import { advertiseFrom } from '../../mail/advertising.ts';
import type { DueNotice } from '../due-store.ts';
import { isAdvertising } from './lock-screen.ts';

/** Returns from when an advertising notification may be pushed; null without consent. Others go at once. */
export const pushFrom = async (
  db: Queryable,
  { type, userId, email }: { type: string; userId: number; email: string },
  now: Date,
): Promise<Date | null> =>
  isAdvertising(type) ? advertiseFrom(db, { memberId: userId, to: email }, now) : now;

/** Returns by id from when notifications may be pushed; those that are not are missing. */
export async function pushTimes(
  tx: Queryable,
  due: readonly DueNotice[],
  now: Date,
): Promise<Map<number, Date>> {
  const times = new Map<number, Date>();
  for (const notice of due) {
    // Who has read it in the shop needs no push.
    const from = notice.pushDue && !notice.readAt ? await pushFrom(tx, notice, now) : null;
    if (from) times.set(notice.id, from);
  }
  return times;
}
