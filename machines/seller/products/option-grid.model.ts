import { COLORS } from '#domain/catalogue/colors.ts';
import { PRODUCT_GENDERS, SHOE_SIZES } from '#domain/catalogue/product-list/product-values.ts';
import { MAX_STOCK } from '#domain/policies/selling.ts';
import { optionKey } from '#domain/seller/products/product-form.ts';
import { readStock } from '#domain/seller/products/stock-edit.ts';

export type Gender = (typeof PRODUCT_GENDERS)[number];
/** Stock by option key; a missing key means that there is no such option. */
export type Cells = Readonly<Record<string, number>>;
export type Codes = Readonly<Record<string, string>>;
/** Cell of the grid: row of a colour, column of a size. */
export type Place = { row: number; column: number };
/** Rectangle between two cells; `to` has the keyboard focus. */
export type Selection = { from: Place; to: Place };
/** Colours in order, and the gender that the grid shows. */
export type Frame = { gender: Gender; colors: readonly string[] };

/** Edit of cells of the grid. */
export type GridEdit =
  | { kind: 'filled'; keys: readonly string[]; stock: number }
  | { kind: 'raised'; keys: readonly string[]; by: number }
  | { kind: 'emptied'; keys: readonly string[] }
  | { kind: 'pasted'; cells: Cells }
  | { kind: 'coded'; codes: Codes }
  | { kind: 'copied'; pairs: readonly { from: string; to: string }[] };

/** Result of a paste: filled cells, and the number of values that were invalid or outside of the grid. */
export type Pasted<Value = number> = { cells: Readonly<Record<string, Value>>; done: number; left: number };

const LAST_COLUMN = SHOE_SIZES.length - 1;

const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** Nearest cell inside of the grid. */
export const placeIn = (colors: readonly string[], { row, column }: Place): Place => ({
  row: within(0, row, Math.max(0, colors.length - 1)),
  column: within(0, column, LAST_COLUMN),
});

/** Edges of a selection, whichever way it was drawn. */
export const edgesOf = ({ from, to }: Selection) => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  left: Math.min(from.column, to.column),
  right: Math.max(from.column, to.column),
});

/** Option key of a cell; undefined outside of the grid. */
export function keyAt({ gender, colors }: Frame, { row, column }: Place): string | undefined {
  const [color, size] = [colors[row], SHOE_SIZES[column]];
  return color === undefined || size === undefined ? undefined : optionKey({ gender, color, size });
}

/** Whole numbers from `from` to `to`, both included. */
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Option keys of a selection by row. */
function rowsOf(frame: Frame, selection: Selection): string[][] {
  const { top, bottom, left, right } = edgesOf(selection);
  return range(top, bottom).map((row) =>
    range(left, right).flatMap((column) => keyAt(frame, { row, column }) ?? []),
  );
}
/** Option keys of a selection. */
export const keysOf = (frame: Frame, selection: Selection): string[] => rowsOf(frame, selection).flat();

/** Option keys of a colour, in all genders unless one is given. */
export const rowKeys = (color: string, gender?: Gender): string[] =>
  (gender ? [gender] : PRODUCT_GENDERS).flatMap((one) =>
    SHOE_SIZES.map((size) => optionKey({ gender: one, color, size })),
  );

/** Pairs of option keys for copying the active row to another colour, or (null) to all others. */
export function copiesOf(
  { gender, colors, selection }: Frame & { selection: Selection },
  to: string | null,
): { from: string; to: string }[] {
  const source = colors[selection.to.row];
  if (source === undefined) return [];
  const from = rowKeys(source, gender);
  return colors
    .filter((color) => color !== source && (to === null || color === to))
    .flatMap((color) => rowKeys(color, gender).map((key, index) => ({ from: from[index] ?? key, to: key })));
}

/** Cells after an edit; numbers are limited to 0 to `most`. */
export function editedCells(cells: Cells, edit: GridEdit, most: number = MAX_STOCK): Cells {
  switch (edit.kind) {
    case 'filled':
      return { ...cells, ...Object.fromEntries(edit.keys.map((key) => [key, edit.stock])) };
    case 'raised':
      return {
        ...cells,
        ...Object.fromEntries(edit.keys.map((key) => [key, within(0, (cells[key] ?? 0) + edit.by, most)])),
      };
    case 'emptied':
      return without(cells, edit.keys);
    case 'pasted':
      return { ...cells, ...edit.cells };
    case 'copied': {
      const rest = without(
        cells,
        edit.pairs.map(({ to }) => to),
      );
      const copies = edit.pairs.flatMap(({ from, to }) => {
        const stock = cells[from];
        return stock === undefined ? [] : [[to, stock] as const];
      });
      return { ...rest, ...Object.fromEntries(copies) };
    }
    case 'coded':
      return cells;
  }
}

/** Cells or codes without the given keys. */
export function without<Value>(cells: Readonly<Record<string, Value>>, keys: readonly string[]) {
  const gone = new Set(keys);
  return Object.fromEntries(Object.entries(cells).filter(([key]) => !gone.has(key)));
}

/** Lines and cells of pasted text; the final line break of a spreadsheet adds no line. */
const linesOf = (text: string): string[][] => {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  return lines.map((line) => line.split('\t'));
};

/** Pastes stock at the top left of the selection; repeats the block if the selection is a multiple of its size. */
export const pastedBlock = (frame: Frame, selection: Selection, text: string): Pasted =>
  blockOf({ ...frame, selection }, text, readStock);

/** Reads a pasted block cell by cell; `read` returns null for a blank cell and undefined for an invalid one. */
export function blockOf<Value>(
  { selection, ...frame }: Frame & { selection: Selection },
  text: string,
  read: (word: string, key: string) => Value | null | undefined,
): Pasted<Value> {
  const lines = linesOf(text);
  const widest = Math.max(...lines.map((line) => line.length));
  const { top, bottom, left, right } = edgesOf(selection);
  const times = (selected: number, given: number) =>
    selected > given && selected % given === 0 ? selected : given;
  const [height, width] = [times(bottom - top + 1, lines.length), times(right - left + 1, widest)];
  const cells: Record<string, Value> = {};
  let rest = 0;
  for (const down of range(0, height - 1))
    for (const across of range(0, width - 1)) {
      const word = lines[down % lines.length]?.[across % widest] ?? '';
      if (word.trim() === '') continue;
      const key = keyAt(frame, { row: top + down, column: left + across });
      const value = key === undefined ? undefined : read(word, key);
      if (value === null) continue;
      if (key === undefined || value === undefined) rest += 1;
      else cells[key] = value;
    }
  return { cells, done: Object.keys(cells).length, left: rest };
}

/** Tab-separated text of a selection for a spreadsheet. */
export const copiedBlock = (
  frame: Frame,
  selection: Selection,
  cells: Readonly<Record<string, string | number>>,
): string =>
  rowsOf(frame, selection)
    .map((keys) => keys.map((key) => cells[key] ?? '').join('\t'))
    .join('\n');

/** Gender that the grid opens with: the first one with options. */
export const firstGender = (cells: Cells): Gender => {
  const held = new Set(Object.keys(cells).map((key) => key.split('/')[0]));
  return PRODUCT_GENDERS.find((gender) => held.has(gender)) ?? 'UNISEX';
};

/** Selection of the whole grid. */
export const wholeOf = (colors: readonly string[]): Selection => ({
  from: { row: 0, column: 0 },
  to: placeIn(colors, { row: colors.length, column: LAST_COLUMN }),
});

const plain = (text: string): string => text.normalize('NFC').replace(/\s/g, '').toLowerCase();

/** Code of the colour of a name or code: exact match, else unique prefix, else unique part; null if ambiguous. */
export function colorNamed(text: string): string | null {
  const wanted = plain(text);
  if (wanted === '') return null;
  const names = COLORS.map(({ code, name }) => ({ code, words: [plain(name), plain(code)] }));
  const tests = [
    (word: string) => word === wanted,
    (word: string) => word.startsWith(wanted),
    (word: string) => word.includes(wanted),
  ];
  for (const test of tests) {
    const found = names.filter(({ words }) => words.some(test));
    if (found.length === 1) return found[0]?.code ?? null;
    if (found.length > 1) return null;
  }
  return null;
}
