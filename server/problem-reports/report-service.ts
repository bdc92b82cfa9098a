import { type PageQuery, toPaged } from '#domain/kit/page.ts';
import type { ProblemReport } from '#domain/problem-reports/problem-report.ts';
import type { ReportReadReason } from '#domain/problem-reports/report-desk.ts';
import { factsOfReport, type ReportFile, routesOfReport } from '#domain/problem-reports/report-file.ts';
import { isReportTooLarge, reportExpiry } from '#domain/problem-reports/report-limits.ts';
import { inTransaction } from '../db/transaction.ts';
import { audit } from '../kit/audit/audit-log.ts';
import type { Context } from '../kit/context.ts';
import type { Member } from '../kit/feature.ts';
import type { IdempotentRequest } from '../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../kit/idempotency/idempotent.ts';
import { lockAuthor } from '../kit/lock-author.ts';
import { ShopError } from '../kit/shop-error.ts';
import { deleteOwn, findByIds, findPage, insertReport, lockFile, type ReportRow } from './report-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

const toReport = ({ id, createdAt, expiresAt, ...facts }: ReportRow): ProblemReport => ({
  reportId: id,
  ...facts,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** Returns a page of the kept reports of a member, or (null) of all members, in two statements. */
export async function listReports({ db, clock }: Ports, userId: number | null, page: PageQuery) {
  const { ids, total } = await findPage(db, userId, page, clock.now());
  return toPaged((await findByIds(db, ids)).map(toReport), page, total);
}

/**
 * Stores a report of the caller; refused if it is too large or has an address that is no route of the API, which
 * could hold a name.
 */
export function sendReport(
  ports: Ports,
  { id: userId }: Member,
  { file, routes }: { file: ReportFile; routes: ReadonlySet<string> },
  attempt: IdempotentRequest | null,
): Promise<{ reportId: number }> {
  const text = JSON.stringify(file);
  if (isReportTooLarge(Buffer.byteLength(text))) throw new ShopError('PROBLEM_REPORT_TOO_LARGE');
  if (!routesOfReport(file).every((route) => routes.has(route)))
    throw new ShopError('INVALID_INPUT_VALUE', [{ field: 'file', message: '보낼 수 없는 내용이 있어요.' }]);
  return runIdempotent(ports, attempt, async (tx) => {
    const createdAt = ports.clock.now();
    await lockAuthor(tx, userId);
    const expiresAt = reportExpiry(createdAt);
    const reportId = await insertReport(tx, {
      ...factsOfReport(file),
      userId,
      file: text,
      createdAt,
      expiresAt,
    });
    return { reportId };
  });
}

/** Deletes a report of the caller. */
export const takeBack = (
  ports: Ports,
  { id: userId }: Member,
  id: number,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx): Promise<null> => {
    if (!(await deleteOwn(tx, userId, id))) throw new ShopError('PROBLEM_REPORT_NOT_FOUND');
    return null;
  });

/** Returns the file of a kept report; reader and reason are audited in the same transaction. */
export const readReport = ({ db, clock }: Ports, id: number, reason: ReportReadReason) =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const row = await lockFile(tx, id, now);
    if (!row) throw new ShopError('PROBLEM_REPORT_NOT_FOUND');
    const entry = {
      action: 'PROBLEM_REPORT_READ',
      target: ['PROBLEM_REPORT', id],
      detail: { reason },
    } as const;
    await audit(tx, entry, now);
    return row;
  });
