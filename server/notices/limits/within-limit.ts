import { seoulWeek } from '#domain/kit/time/time.ts';
import type { Queryable } from '../../db/database.ts';
import type { DueNotice } from '../due-store.ts';
import { isExempt } from './exempt-causes.ts';
import { countCounted, lockLimits, noteAt } from './limit-store.ts';

/**
 * Returns the notifications that may leave the shop this week, oldest first; the others are noted as
 * suppressed. What leaves is counted without a limit as well, so that one holds from the moment when
 * it is set.
 */
export async function withinLimit(tx: Queryable, due: readonly DueNotice[], now: Date): Promise<DueNotice[]> {
  const counting = due.filter((notice) => !isExempt(notice));
  const limits = await lockLimits(tx, [...new Set(counting.map(({ userId }) => userId))]);
  const counted = await countCounted(tx, [...limits.keys()], seoulWeek(now));
  const held = new Set<number>();
  for (const { id, userId } of counting) {
    const before = counted.get(userId) ?? 0;
    if (before >= (limits.get(userId) ?? Number.POSITIVE_INFINITY)) held.add(id);
    else counted.set(userId, before + 1);
  }
  const idsOf = (isHeld: boolean) => counting.flatMap(({ id }) => (held.has(id) === isHeld ? [id] : []));
  await noteAt(tx, 'counted_at', idsOf(false), now);
  await noteAt(tx, 'suppressed_at', idsOf(true), now);
  return due.filter(({ id }) => !held.has(id));
}
