import { type CsvCell, csvFile, type WrittenFile } from '#domain/kit/csv.ts';
import { audit } from './audit/audit-log.ts';
import type { Context } from './context.ts';

type Taken = {
  /** What it is of, in the name of the file and in the trail. */
  what: string;
  by: { id: number };
  filter: object;
  head: readonly string[];
  rows: readonly (readonly CsvCell[])[];
  /** How many there are of all, where these are the first of them. */
  of?: number;
};

const fileName = (what: string, now: Date): string => `${what}-${now.toISOString().slice(0, 10)}.csv`;

/** Rows as a file; that it was taken, by whom and of what, is an entry too. */
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
