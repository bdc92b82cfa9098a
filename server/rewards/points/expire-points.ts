import { seoulDay } from '#domain/kit/time/time.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { append } from './append-ledger-row.ts';
import { findDueMembers, overdue, settleOverdue } from './expiry-store.ts';
import { lockSum } from './point-ledger.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'log'>;

/**
 * Expires points with one EXPIRE row per member and day; spending counts against the oldest points
 * first. Each member is one transaction: a failure is logged and delays no other.
 */
export async function expirePoints({ db, clock, log }: Ports): Promise<void> {
  const now = clock.now();
  for (const userId of await findDueMembers(db, now)) {
    try {
      await inTransaction(db, (tx) => expireOf(tx, userId, now));
    } catch (error) {
      log.error({ err: error, userId }, 'expiring the points of a member failed');
    }
  }
}

async function expireOf(tx: Queryable, userId: number, now: Date): Promise<void> {
  const before = await lockSum(tx, userId);
  const lost = Math.min(await overdue(tx, userId, now), before);
  const row = {
    userId,
    reason: 'EXPIRY',
    refType: 'DAY',
    refId: Number(seoulDay(now).replaceAll('-', '')),
    points: -lost,
    description: '유효 기간이 지나 소멸됐어요',
  };
  // Points that expire after today's row are handled tomorrow.
  if (lost > 0 && !(await append(tx, { ...row, type: 'EXPIRE', before, expires: null, now }))) return;
  await settleOverdue(tx, userId, now);
}
