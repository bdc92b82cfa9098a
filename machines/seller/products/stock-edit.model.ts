import { MAX_STOCK_EDITS, type SettledStock, type StockEdit } from '#domain/seller/products/stock-edit.ts';

/** Stock by option id. */
export type Stocks = Readonly<Record<number, number>>;
/** Requested stock of an option. */
export type Wanted = Pick<StockEdit, 'optionId' | 'stock'>;
/** Context of the stock changes: confirmed, queued and sent numbers. */
export type StockContext = {
  /** As the server answered last. */
  known: Stocks;
  /** Shown on screen, not yet sent. */
  pending: readonly StockEdit[];
  /** Being sent, or without an answer; a retry sends the same batch, which the server applies once. */
  sending: readonly StockEdit[];
  /** Option ids that sold more units than the request would have left. */
  moved: readonly number[];
  error: string | null;
};

const rowOf = (rows: readonly StockEdit[], id: number) => rows.find(({ optionId }) => optionId === id);

/** Stock that the screen shows of an option; undefined if it is unknown. */
export const shownStock = ({ known, pending, sending }: StockContext, id: number): number | undefined =>
  rowOf(pending, id)?.stock ?? rowOf(sending, id)?.stock ?? known[id];

/** Adds requests to the queue; `seenStock` of an option stays that of its first queued request. */
export function queuedEdits(context: StockContext, wanted: readonly Wanted[]): readonly StockEdit[] {
  let pending = context.pending;
  for (const { optionId, stock } of wanted) {
    const waiting = rowOf(pending, optionId);
    const seenStock = waiting?.seenStock ?? shownStock(context, optionId);
    if (seenStock === undefined) continue;
    const others = pending.filter((row) => row.optionId !== optionId);
    pending = stock === seenStock ? others : [...others, { optionId, stock, seenStock }];
  }
  return pending;
}

/** Splits the queue into one batch of the largest size and the rest. */
export const nextBatch = (pending: readonly StockEdit[]) => ({
  sending: pending.slice(0, MAX_STOCK_EDITS),
  pending: pending.slice(MAX_STOCK_EDITS),
});

/**
 * Stock after the answers to a batch. If an option was refused, its next queued request is measured by the stock that
 * was seen before the refused one.
 */
export function settledStocks(
  { known, pending, sending, moved }: StockContext,
  rows: readonly SettledStock[],
): Omit<StockContext, 'error'> {
  const refused = new Set(rows.filter(({ done }) => !done).map(({ optionId }) => optionId));
  return {
    known: { ...known, ...Object.fromEntries(rows.map(({ optionId, stock }) => [optionId, stock])) },
    pending: pending
      .map((row) =>
        refused.has(row.optionId)
          ? { ...row, seenStock: rowOf(sending, row.optionId)?.seenStock ?? row.seenStock }
          : row,
      )
      .filter(({ stock, seenStock }) => stock !== seenStock),
    sending: [],
    moved: [...moved.filter((id) => !refused.has(id)), ...refused],
  };
}
