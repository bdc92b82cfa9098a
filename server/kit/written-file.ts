import { type CsvCell, csvFile, type WrittenFile } from '#domain/kit/csv.ts';
import { audit } from './audit-trail.ts';
import type { Context } from './context.ts';

type Taken = {
  /** What it is of, in the name of the file and in the trail. */
  what: string;
  by: { id: number };
  filter: object;
  head: readonly string[];
  rows: readonly (readonly CsvCell[])[];
};

/** Rows as a file; that it was taken, by whom and of what, is an entry too. */
export async function writeFile(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { what, by, filter, head, rows }: Taken,
): Promise<WrittenFile> {
  const now = clock.now();
  const detail = { what, rows: rows.length, filter: JSON.stringify(filter) };
  await audit(db, { action: 'EXPORTED', target: ['MEMBER', by.id], detail }, now);
  return {
    fileName: `${what}-${now.toISOString().slice(0, 10)}.csv`,
    csv: csvFile(head, rows),
    rows: rows.length,
  };
}
