import { momentOfMinute } from '../../kit/forms/minute-field.ts';
import type { ImportColumn } from './import-columns.ts';

/** Columns of an import file that hold a date and time. */
export const MOMENT_COLUMNS = ['saleFrom', 'saleUntil'] as const;

/** Cell text for no date. */
const NONE = '없음';
/** Matches dates as spreadsheets write them: without a leading zero, or with seconds. */
const CELL = /^(\d{4})-(\d{1,2})-(\d{1,2})[T ](\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/** Parses a moment in Asia/Seoul; null for none, undefined for invalid text. */
function readMoment(cell: string): string | null | undefined {
  if (cell === NONE) return null;
  const [, year = '', ...rest] = CELL.exec(cell.trim()) ?? [];
  const [month = '', day = '', hour = '', minute = '', second = '00'] = rest.map((part) =>
    part?.padStart(2, '0'),
  );
  const at = momentOfMinute(`${year}-${month}-${day}T${hour}:${minute}`);
  return at ? new Date(at.getTime() + Number(second) * 1_000).toISOString() : undefined;
}

/** Formats a moment in Asia/Seoul as a cell. */
export const writeMoment = (at: Date): string =>
  // The Swedish locale formats dates as spreadsheets parse them.
  at.toLocaleString('sv-SE', { timeZone: 'Asia/Seoul' }).replace(/:00$/, '');

/** Returns whether a cell of a date column is not a valid moment. */
export const isWrongMoment = (column: ImportColumn, cell: string): boolean =>
  MOMENT_COLUMNS.some((one) => one === column) && readMoment(cell) === undefined;

/** Returns the moments of a product's lines by column. */
export const momentsOf = (at: (column: ImportColumn) => string | undefined): object =>
  Object.fromEntries(
    MOMENT_COLUMNS.flatMap((column) => {
      const cell = at(column);
      return cell === undefined ? [] : [[column, readMoment(cell)] as const];
    }),
  );
