import { type Cells, editedCells, type GridEdit } from './option-grid.model.ts';
import { type StockContext, shownStock, type Wanted } from './stock-edit.model.ts';

/** Options of a product on sale: cells of the form, ids of stored options, and live stock. */
export type LiveOptions = { cells: Cells; ids: ReadonlyMap<string, number>; stock: StockContext };

/** Cells with the live stock numbers. */
export const shownCells = ({ cells, ids, stock }: LiveOptions): Cells =>
  Object.fromEntries(
    Object.entries(cells).map(([key, wanted]) => {
      const id = ids.get(key);
      return [key, id === undefined ? wanted : (shownStock(stock, id) ?? wanted)];
    }),
  );

/**
 * Splits an edit of the grid into stock changes, which are saved at once, and options that are added or removed with
 * the form.
 */
export function partedEdit(options: LiveOptions, edit: GridEdit): { cells: Cells; wanted: Wanted[] } {
  const { cells, ids, stock } = options;
  const after = editedCells(shownCells(options), edit);
  const wanted = Object.entries(after).flatMap(([key, pieces]) => {
    const optionId = ids.get(key);
    const isChanged = optionId !== undefined && shownStock(stock, optionId) !== pieces;
    return isChanged ? [{ optionId, stock: pieces }] : [];
  });
  const present = Object.entries(after).map(([key, pieces]) => [
    key,
    ids.has(key) ? (cells[key] ?? pieces) : pieces,
  ]);
  return { cells: Object.fromEntries(present), wanted };
}
