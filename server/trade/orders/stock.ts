import { notifyLater } from '../../catalogue/restock-service.ts';
import type { Queryable } from '../../db/database.ts';
import type { Jobs } from '../../kit/ports/jobs.ts';
import { addStock, type Pieces } from './stock-store.ts';

/** Puts pieces back and has those told who wait for them; rows are locked in the order of their ids like everywhere. */
export async function returnStock(
  tx: Queryable,
  lines: readonly Pieces[],
  { now, jobs }: { now: Date; jobs: Jobs },
): Promise<void> {
  if (lines.length === 0) return;
  const ids = lines.map(({ optionId }) => optionId);
  await addStock(tx, lines);
  await notifyLater(tx, ids, { now, jobs });
}
