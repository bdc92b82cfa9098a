import { MAX_STOCK_EDITS, type SettledStock, type StockEdit } from '#domain/seller/products/stock-edit.ts';

/** What there is of each option, by its id. */
export type Stocks = Readonly<Record<number, number>>;
/** What an option shall have. */
export type Wanted = Pick<StockEdit, 'optionId' | 'stock'>;
export type StockContext = {
  /** As the server said last. */
  known: Stocks;
  /** Done on screen, not yet sent. */
  pending: readonly StockEdit[];
  /** On its way, or without an answer: sent again as it was, it is done once. */
  sending: readonly StockEdit[];
  /** Of which more was sold than the wish left. */
  moved: readonly number[];
  error: string | null;
};

const rowOf = (rows: readonly StockEdit[], id: number) => rows.find(({ optionId }) => optionId === id);

/** The number that a person sees of an option; undefined where it is none of these. */
export const shownStock = ({ known, pending, sending }: StockContext, id: number): number | undefined =>
  rowOf(pending, id)?.stock ?? rowOf(sending, id)?.stock ?? known[id];

/** Wishes behind those that wait: what was seen is what the screen showed, and stays the first one's. */
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

/** As many as one call takes, and the rest. */
export const nextBatch = (pending: readonly StockEdit[]) => ({
  sending: pending.slice(0, MAX_STOCK_EDITS),
  pending: pending.slice(MAX_STOCK_EDITS),
});

/**
 * What is known once a batch has its answers. Where one was refused, a wish that waits was made upon a number that never
 * came: what was seen before that is what it is measured by.
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
