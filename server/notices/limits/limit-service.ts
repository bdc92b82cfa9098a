import { seoulWeek } from '#domain/kit/time/time.ts';
import type { NoticeLimit } from '#domain/notices/notice-limit.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { lockAuthor } from '../../kit/lock-author.ts';
import { countCounted, countSuppressed, findLimit, keepLimit } from './limit-store.ts';

/** Reads the limit of a member, and what it has done since Monday (Asia/Seoul). */
export async function readLimit(db: Queryable, userId: number, now: Date): Promise<NoticeLimit> {
  const since = seoulWeek(now);
  const counted = await countCounted(db, [userId], since);
  return {
    weekly: await findLimit(db, userId),
    counted: counted.get(userId) ?? 0,
    suppressed: await countSuppressed(db, userId, since),
  };
}

/** Sets the limit of a member; null removes it. What was held back is not sent afterwards. */
export const saveLimit = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: number,
  weekly: number | null,
): Promise<NoticeLimit> =>
  inTransaction(db, async (tx) => {
    await lockAuthor(tx, userId);
    await keepLimit(tx, userId, weekly);
    return readLimit(tx, userId, clock.now());
  });
