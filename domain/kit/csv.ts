import * as v from 'valibot';

/** A file for spreadsheets as a call answers it. */
export const writtenFile = v.object({ fileName: v.string(), csv: v.string(), rows: v.number() });
export type WrittenFile = v.InferOutput<typeof writtenFile>;

export type CsvCell = string | number | null;

/** Spreadsheets read a cell that begins like this as a formula; Korean ones also know the wide signs. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]/;
/** Without it a spreadsheet takes Korean for something else. */
const BYTE_ORDER_MARK = '\uFEFF';

function cellOf(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value ?? '') ? `'${value}` : (value ?? '');
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a file that spreadsheets open: numbers stay numbers, and no text of a member becomes a formula. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** A whole file: names of the columns, then the rows. */
export const csvFile = (head: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + [head, ...rows].map(csvLine).join('');
