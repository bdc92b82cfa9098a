import { notifyRestocked } from '../../catalogue/restock-service.ts';
import type { Queryable } from '../../db/database.ts';
import { addStock, type Pieces } from './stock-store.ts';

/** Puts pieces back and tells who waits for them; rows are locked in the order of their ids like everywhere. */
export async function returnStock(tx: Queryable, lines: readonly Pieces[], now: Date): Promise<void> {
  if (lines.length === 0) return;
  const ids = lines.map(({ optionId }) => optionId);
  await addStock(tx, lines);
  await notifyRestocked(tx, ids, now);
}
