import { MAX_STOCK, USUAL_LOW_STOCK } from '#domain/policies/selling.ts';
import { GOODS_LIMITS } from '#domain/seller/products/goods-form.ts';
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

/** What the cells show and take: pieces, from how few on the store is warned, or its own code. */
export const LAYERS = ['stock', 'lowStock', 'sku'] as const;
export type Layer = (typeof LAYERS)[number];
/** What an option has beside its pieces; who is not in it has the usual. */
export type Marks = { lows: Cells; codes: Codes };
/** What is selected of what. */
type Picked = Frame & { layer: Layer; selection: Selection };

/** The largest number that a cell takes. */
export const mostIn = (layer: Layer): number => (layer === 'stock' ? MAX_STOCK : GOODS_LIMITS.lowStock);
/** Digits that a number of a cell can have. */
export const mostDigits = (layer: Layer): number => String(mostIn(layer)).length;

/** What the options of these cells have beside their pieces, after an edit of that. */
export function editedMarks({ lows, codes }: Marks, cells: Cells, layer: Layer, edit: GridEdit): Marks {
  if (layer === 'sku') {
    const kept = edit.kind === 'emptied' ? without(codes, edit.keys) : codes;
    return { lows, codes: edit.kind === 'coded' ? { ...kept, ...edit.codes } : kept };
  }
  const before = Object.fromEntries(Object.keys(cells).map((key) => [key, lowOf(lows, key)]));
  const after = editedCells(before, edit, mostIn('lowStock'));
  return { lows: Object.fromEntries(Object.keys(cells).map((key) => [key, lowOf(after, key)])), codes };
}

/** From how few pieces on the store is warned of an option. */
export const lowOf = (lows: Cells, key: string): number => lows[key] ?? USUAL_LOW_STOCK;

type Block = { text: string; options: readonly string[] };

/** What a block does to the layer that is shown; only what is an option has a code, or is warned of. */
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

/** A code in a cell of a spreadsheet; null in a blank one, undefined where it is longer than a code may be. */
function readCode(text: string): string | null | undefined {
  const code = text.normalize('NFC').trim();
  if (code === '') return null;
  return code.length <= GOODS_LIMITS.code ? code : undefined;
}
