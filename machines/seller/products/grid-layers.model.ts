import { MAX_STOCK, USUAL_LOW_STOCK } from '#domain/policies/selling.ts';
import { PRODUCT_LIMITS } from '#domain/seller/products/product-form.ts';
import { readStock } from '#domain/seller/products/stock-edit.ts';
import {
  blockOf,
  type Cells,
  type Codes,
  editedCells,
  type Frame,
  type GridEdit,
  type Pasted,
  type Selection,
  without,
} from './option-grid.model.ts';

/** What the cells show: stock, low-stock threshold or the seller's code (SKU). */
export const LAYERS = ['stock', 'lowStock', 'sku'] as const;
/** Value that the cells of the option grid show and edit. */
export type Layer = (typeof LAYERS)[number];
/** Low-stock thresholds and codes by option; an option without an entry has the default. */
export type Marks = { lows: Cells; codes: Codes };
/** Selection in one layer of the grid. */
type Picked = Frame & { layer: Layer; selection: Selection };

/** Largest number of a cell in this layer. */
export const mostIn = (layer: Layer): number => (layer === 'stock' ? MAX_STOCK : PRODUCT_LIMITS.lowStock);
/** Largest number of digits of a cell in this layer. */
export const mostDigits = (layer: Layer): number => String(mostIn(layer)).length;

/** Thresholds and codes after an edit of these cells. */
export function editedMarks({ lows, codes }: Marks, cells: Cells, layer: Layer, edit: GridEdit): Marks {
  if (layer === 'sku') {
    const kept = edit.kind === 'emptied' ? without(codes, edit.keys) : codes;
    return { lows, codes: edit.kind === 'coded' ? { ...kept, ...edit.codes } : kept };
  }
  const before = Object.fromEntries(Object.keys(cells).map((key) => [key, lowOf(lows, key)]));
  const after = editedCells(before, edit, mostIn('lowStock'));
  return { lows: Object.fromEntries(Object.keys(cells).map((key) => [key, lowOf(after, key)])), codes };
}

/** Low-stock threshold of an option (units). */
export const lowOf = (lows: Cells, key: string): number => lows[key] ?? USUAL_LOW_STOCK;

type Block = { text: string; options: readonly string[] };

/** Applies a pasted block to the visible layer; codes and thresholds are pasted only into existing options. */
export function pasteOf(
  picked: Picked,
  { text, options }: Block,
): Omit<Pasted, 'cells'> & { edit: GridEdit } {
  if (picked.layer === 'stock') {
    const { cells, ...counts } = blockOf(picked, text, readStock);
    return { ...counts, edit: { kind: 'pasted', cells } };
  }
  const known = new Set(options);
  if (picked.layer === 'sku') {
    const { cells: codes, ...counts } = blockOf(picked, text, (word, key) =>
      known.has(key) ? readCode(word) : undefined,
    );
    return { ...counts, edit: { kind: 'coded', codes } };
  }
  const { cells, ...counts } = blockOf(picked, text, (word, key) => {
    const low = readStock(word);
    return known.has(key) && Number(low) <= mostIn('lowStock') ? low : undefined;
  });
  return { ...counts, edit: { kind: 'pasted', cells } };
}

/** Code of a spreadsheet cell; null for a blank one, undefined if it is too long. */
function readCode(text: string): string | null | undefined {
  const code = text.normalize('NFC').trim();
  if (code === '') return null;
  return code.length <= PRODUCT_LIMITS.code ? code : undefined;
}
