import { notifyLater } from '../../catalogue/stock/restock-service.ts';
import { lockStock, moveStock, type StockMove } from '../../catalogue/stock/stock-store.ts';
import type { Queryable } from '../../db/database.ts';
import type { Jobs } from '../../kit/ports/jobs.ts';
import type { Pieces } from './stock-store.ts';

/** Order and reason of a stock movement. */
type Cause = { orderId: number; reason: StockMove['reason'] };

/**
 * Takes units from stock; returns false if one line is short, and the caller rolls back. It holds the
 * row locks (`lockBasket`), and the table refuses negative stock.
 */
export const takeStock = (
  tx: Queryable,
  lines: readonly Pieces[],
  { now, ...cause }: Cause & { now: Date },
): Promise<boolean> => moveStock(tx, movesOf(lines, cause, -1), { now });

/**
 * Returns units to stock and triggers restock alerts; rows are locked in order of id, as
 * everywhere.
 */
export const returnStock = (
  tx: Queryable,
  lines: readonly Pieces[],
  { now, jobs, ...cause }: Cause & { now: Date; jobs: Jobs },
): Promise<void> => returnMoves(tx, movesOf(lines, cause), { now, jobs });

/** Same for units of different orders or reasons. */
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

/** Maps units to stock movements in one direction. */
export const movesOf = (
  lines: readonly Pieces[],
  { orderId, reason }: Cause,
  direction: 1 | -1 = 1,
): StockMove[] =>
  lines.map(({ optionId, quantity }) => ({ optionId, delta: direction * quantity, reason, orderId }));
