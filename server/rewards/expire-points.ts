import { sql } from 'kysely';
import { seoulDay } from '#domain/kit/time.ts';
import type { Queryable } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Context } from '../kit/context.ts';
import { append } from './ledger-row.ts';
import { lockSum } from './point-ledger.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'log'>;

/**
 * Points past their year go with one EXPIRE row per member and day; what was spent counts against the oldest first.
 * Each member is one transaction: one that fails is logged and delays no other member.
 */
export async function expirePoints({ db, clock, log }: Ports): Promise<void> {
  const now = clock.now();
  for (const { user_id: userId } of await dueMembers(db, now).execute()) {
    try {
      await inTransaction(db, (tx) => expireOf(tx, userId, now));
    } catch (error) {
      log.error({ err: error, userId }, 'points of a member did not expire');
    }
  }
}

/** Members with earnings that are overdue and not dealt with, from the index of those alone: never from the ledger. */
export const dueMembers = (db: Queryable, now: Date) =>
  db
    .selectFrom('point_ledger')
    .select('user_id')
    .distinct()
    .where('type', '=', sql.lit('EARN'))
    .where('is_settled', '=', sql.lit(false))
    .where('expires_at', '<=', now)
    .limit(500);

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
  // What becomes overdue after today's row goes tomorrow.
  if (lost > 0 && !(await append(tx, { ...row, type: 'EXPIRE', before, expires: null, now }))) return;
  await tx
    .updateTable('point_ledger')
    .set({ is_settled: true })
    .where('user_id', '=', userId)
    .where('type', '=', sql.lit('EARN'))
    .where('is_settled', '=', sql.lit(false))
    .where('expires_at', '<=', now)
    .execute();
}

/** Overdue earnings of a member that neither spending nor an earlier expiry has used up. */
async function overdue(tx: Queryable, userId: number, now: Date): Promise<number> {
  const row = await tx
    .selectFrom('point_ledger')
    .select(
      sql<number>`coalesce(sum(points) filter (where type = 'EARN' and expires_at <= ${now}), 0)
        + least(0, coalesce(sum(points) filter (where type <> 'EARN'), 0))`.as('lost'),
    )
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.lost);
}
