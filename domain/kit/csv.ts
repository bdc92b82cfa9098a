import * as v from 'valibot';

/** CSV file in an API response. */
export const writtenFile = v.object({ fileName: v.string(), csv: v.string(), rows: v.number() });
export type WrittenFile = v.InferOutput<typeof writtenFile>;

export type CsvCell = string | number | null;

/**
 * Matches cells that spreadsheets would run as a formula, including full-width signs. A cell that
 * already begins with an apostrophe gets another one, so that escaping is reversible.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const MARK = /^'(?='*[=+\-@\t\r\n＝＋－＠])/;
const NEEDS_QUOTES = /[",\r\n]/;
/** Byte order mark; without it spreadsheets read Korean text in another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

function cellOf(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value ?? '') ? `'${value}` : (value ?? '');
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Reverses the escaping of a cell: removes the apostrophe that `csvLine` added; any other one is
 * kept.
 */
export const unmarked = (cell: string): string => cell.replace(MARK, '');

/**
 * Serialises one CSV line: numbers stay numbers, and text is escaped so that it cannot be a
 * formula.
 */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** Serialises a whole CSV file: byte order mark, column names, rows. */
export const csvFile = (head: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + [head, ...rows].map(csvLine).join('');
