import { sql } from 'kysely';
import { seoulDay } from '#domain/event.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { append, lockBalance } from './point-ledger.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Points past their year go with one EXPIRE row a member and day; what was spent counts against the oldest first. */
export async function expirePoints({ db, clock }: Ports): Promise<void> {
  const now = clock.now();
  const { rows } = await overdue(now, null).execute(db);
  for (const { user_id: userId } of rows)
    await inTransaction(db, async (tx) => {
      const balance = await lockBalance(tx, userId);
      const again = (await overdue(now, userId).execute(tx)).rows[0];
      const lost = Math.min(Number(again?.lost ?? 0), balance);
      if (lost <= 0) return;
      const cause = {
        userId,
        reason: 'EXPIRY',
        refType: 'DAY',
        refId: Number(seoulDay(now).replaceAll('-', '')),
      };
      const row = { ...cause, points: -lost, description: '유효 기간이 지나 소멸됐어요' };
      await append(tx, { ...row, type: 'EXPIRE', balance: balance - lost, expires: null, now });
    });
}

/** Members with overdue earnings that neither spending nor an earlier expiry has used up. */
const overdue = (now: Date, userId: number | null) => sql<{ user_id: number; lost: number }>`
  select user_id, sum(points) filter (where type = 'EARN' and expires_at <= ${now})
    + least(0, coalesce(sum(points) filter (where type <> 'EARN'), 0)) as lost
  from point_ledger
  where ${userId}::bigint is null or user_id = ${userId}
  group by user_id
  having coalesce(sum(points) filter (where type = 'EARN' and expires_at <= ${now}), 0)
    + least(0, coalesce(sum(points) filter (where type <> 'EARN'), 0)) > 0
  limit 500`;
