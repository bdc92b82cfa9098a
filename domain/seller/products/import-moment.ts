import { momentOfMinute } from '../../kit/forms/minute-field.ts';
import type { ImportColumn } from './import-columns.ts';

export const MOMENT_COLUMNS = ['saleFrom', 'saleUntil'] as const;

/** How a cell says that there is none. */
const NONE = '없음';
/** As spreadsheets write it: without the zero before an hour, or with seconds. */
const CELL = /^(\d{4})-(\d{1,2})-(\d{1,2})[T ](\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/** The moment in Seoul that a cell names; null for none, undefined for what is no moment. */
function readMoment(cell: string): string | null | undefined {
  if (cell === NONE) return null;
  const [, year = '', ...rest] = CELL.exec(cell.trim()) ?? [];
  const [month = '', day = '', hour = '', minute = '', second = '00'] = rest.map((part) =>
    part?.padStart(2, '0'),
  );
  const at = momentOfMinute(`${year}-${month}-${day}T${hour}:${minute}`);
  return at ? new Date(at.getTime() + Number(second) * 1_000).toISOString() : undefined;
}

/** The same as a cell. */
export const writeMoment = (at: Date): string =>
  // Swedes write days and hours as spreadsheets read them.
  at.toLocaleString('sv-SE', { timeZone: 'Asia/Seoul' }).replace(/:00$/, '');

/** Whether a cell should name a moment and names none. */
export const isWrongMoment = (column: ImportColumn, cell: string): boolean =>
  MOMENT_COLUMNS.some((one) => one === column) && readMoment(cell) === undefined;

/** The moments that the lines of a product name. */
export const momentsOf = (at: (column: ImportColumn) => string | undefined): object =>
  Object.fromEntries(
    MOMENT_COLUMNS.flatMap((column) => {
      const cell = at(column);
      return cell === undefined ? [] : [[column, readMoment(cell)] as const];
    }),
  );
