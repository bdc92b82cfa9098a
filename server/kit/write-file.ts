import { type CsvCell, csvFile, type WrittenFile } from '#domain/kit/csv.ts';
import { audit } from './audit/audit-log.ts';
import type { Context } from './context.ts';

type Taken = {
  /** Kind of data, for the file name and the audit log. */
  what: string;
  by: { id: number };
  filter: object;
  head: readonly string[];
  rows: readonly (readonly CsvCell[])[];
  /** Total number of rows if the file contains only the first ones. */
  of?: number;
};

const fileName = (what: string, now: Date): string => `${what}-${now.toISOString().slice(0, 10)}.csv`;

/** Builds a CSV export and records in the audit log who exported what. */
export async function writeFile(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { what, by, filter, head, rows, of = rows.length }: Taken,
): Promise<WrittenFile> {
  const now = clock.now();
  const detail = { what, rows: of, filter: JSON.stringify(filter) };
  await audit(db, { action: 'EXPORTED', target: ['MEMBER', by.id], detail }, now);
  return {
    fileName: fileName(what, now),
    csv: csvFile(head, rows),
    rows: rows.length,
  };
}
