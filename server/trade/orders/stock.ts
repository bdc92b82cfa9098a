import { notifyLater } from '../../catalogue/restock-service.ts';
import { lockStock, moveStock, type StockMove } from '../../catalogue/stock-store.ts';
import type { Queryable } from '../../db/database.ts';
import type { Jobs } from '../../kit/ports/jobs.ts';
import type { Pieces } from './stock-store.ts';

/** For which order pieces move, and why. */
type Cause = { orderId: number; reason: StockMove['reason']; now: Date };

/**
 * Takes pieces out of stock, all lines or none: answers false when one is short. The caller holds the rows' locks
 * (`lockBasket`), and the table refuses a negative stock.
 */
export const takeStock = (
  tx: Queryable,
  lines: readonly Pieces[],
  { orderId, reason, now }: Cause,
): Promise<boolean> => moveStock(tx, movesOf(lines, reason, -1), { orderId }, now);

/** Puts pieces back and has those told who wait for them; rows are locked in the order of their ids like everywhere. */
export const returnStock = (
  tx: Queryable,
  lines: readonly Pieces[],
  { reason, ...rest }: Cause & { jobs: Jobs },
): Promise<void> => returnMoves(tx, movesOf(lines, reason, 1), rest);

/** The same for pieces that come back for different reasons at once. */
export async function returnMoves(
  tx: Queryable,
  moves: readonly StockMove[],
  { orderId, now, jobs }: { orderId: number; now: Date; jobs: Jobs },
): Promise<void> {
  if (moves.length === 0) return;
  const ids = moves.map(({ optionId }) => optionId);
  await lockStock(tx, ids);
  await moveStock(tx, moves, { orderId }, now);
  await notifyLater(tx, ids, { now, jobs });
}

/** Pieces as moves in one direction. */
export const movesOf = (
  lines: readonly Pieces[],
  reason: StockMove['reason'],
  direction: 1 | -1 = 1,
): StockMove[] => lines.map(({ optionId, quantity }) => ({ optionId, delta: direction * quantity, reason }));
