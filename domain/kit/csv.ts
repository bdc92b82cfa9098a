import * as v from 'valibot';

/** A file for spreadsheets as a call answers it. */
export const writtenFile = v.object({ fileName: v.string(), csv: v.string(), rows: v.number() });
export type WrittenFile = v.InferOutput<typeof writtenFile>;

export type CsvCell = string | number | null;

/**
 * Spreadsheets read a cell that begins like this as a formula; Korean ones also know the wide signs. What has a mark of its
 * own already gets one more, so that it is told from one of ours.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const MARK = /^'(?='*[=+\-@\t\r\n＝＋－＠])/;
const NEEDS_QUOTES = /[",\r\n]/;
/** Without it a spreadsheet takes Korean for something else. */
const BYTE_ORDER_MARK = '\uFEFF';

function cellOf(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value ?? '') ? `'${value}` : (value ?? '');
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What a cell of such a file says: the mark before a sign is the shop's, any other apostrophe its writer's. */
export const unmarked = (cell: string): string => cell.replace(MARK, '');

/** A line of a file that spreadsheets open: numbers stay numbers, and no text of a member becomes a formula. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** A whole file: names of the columns, then the rows. */
export const csvFile = (head: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + [head, ...rows].map(csvLine).join('');
