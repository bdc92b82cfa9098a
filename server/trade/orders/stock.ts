import { notifyLater } from '../../catalogue/stock/restock-service.ts';
import { lockStock, moveStock, type StockMove } from '../../catalogue/stock/stock-store.ts';
import type { Queryable } from '../../db/database.ts';
import type { Jobs } from '../../kit/ports/jobs.ts';
import type { Pieces } from './stock-store.ts';

/** For which order pieces move, and why. */
type Cause = { orderId: number; reason: StockMove['reason'] };

/**
 * Takes pieces out of stock, all lines or none: answers false when one is short. The caller holds the rows' locks
 * (`lockBasket`), and the table refuses a negative stock.
 */
export const takeStock = (
  tx: Queryable,
  lines: readonly Pieces[],
  { now, ...cause }: Cause & { now: Date },
): Promise<boolean> => moveStock(tx, movesOf(lines, cause, -1), { now });

/** Puts pieces back and has those told who wait for them; rows are locked in the order of their ids like everywhere. */
export const returnStock = (
  tx: Queryable,
  lines: readonly Pieces[],
  { now, jobs, ...cause }: Cause & { now: Date; jobs: Jobs },
): Promise<void> => returnMoves(tx, movesOf(lines, cause), { now, jobs });

/** The same for pieces that come back for different reasons or orders at once. */
export async function returnMoves(
  tx: Queryable,
  moves: readonly StockMove[],
  { now, jobs }: { now: Date; jobs: Jobs },
): Promise<void> {
  if (moves.length === 0) return;
  const ids = [...new Set(moves.map(({ optionId }) => optionId))];
  await lockStock(tx, ids);
  await moveStock(tx, moves, { now });
  await notifyLater(tx, ids, { now, jobs });
}

/** Pieces as moves in one direction. */
export const movesOf = (
  lines: readonly Pieces[],
  { orderId, reason }: Cause,
  direction: 1 | -1 = 1,
): StockMove[] =>
  lines.map(({ optionId, quantity }) => ({ optionId, delta: direction * quantity, reason, orderId }));
