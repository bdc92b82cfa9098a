import * as v from 'valibot';
import { DECISIONS } from '#domain/admin/reports/decision.ts';
import { CASE_STATES, type listCases, type ReportCase } from '#domain/admin/reports/report-case.ts';
import { REPORT_TARGETS } from '#domain/admin/reports/target.ts';
import type { QueryOf } from '#domain/kit/endpoint.ts';
import { isPastEnd, toPaged } from '#domain/kit/page.ts';
import { contentAddress } from '#domain/kit/pictures/image-url.ts';
import { CASE_CLAIM_MINUTES } from '#domain/policies/moderation.ts';
import { REPORT_REASONS } from '#domain/reviews/review-reaction.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Context } from '../../../kit/context.ts';
import { signedAddresses } from '../../../kit/secrets/signed-addresses.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { TARGETS } from '../cases/targets.ts';
import { findPictures } from '../picture-store.ts';
import { type CaseRow, countViews, findCase, findCases, findHistory, findReports } from './queue-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

const MINUTE_MS = 60_000;
const typeOf = (row: CaseRow) => v.parse(v.picklist(REPORT_TARGETS), row.targetType);
const reasonOf = (text: string) => v.parse(v.picklist(REPORT_REASONS), text);

/** Returns when an administrator's temporary hold on a report case ends. */
export const claimEnd = (claimedAt: Date): Date =>
  new Date(claimedAt.getTime() + CASE_CLAIM_MINUTES * MINUTE_MS);

/** Returns a page of the queue with the number of cases in each view. */
export async function listReportCases({ db, clock }: Ports, query: QueryOf<typeof listCases>) {
  const counts = await countViews(db, query);
  const total = counts[query.state];
  const rows = isPastEnd(query, total) ? [] : await findCases(db, query);
  const content = rows.map((row) => toCase(row, clock.now()));
  return { ...toPaged(content, query, total), counts };
}

/** Returns a case with pictures, reports and history. */
export async function readCase({ db, clock }: Ports, id: number) {
  const row = await findCase(db, id);
  if (!row) throw new ShopError('CASE_NOT_FOUND');
  const [reports, history] = [await findReports(db, id), await findHistory(db, id)];
  return {
    ...toCase(row, clock.now()),
    current: await changedWords(db, row),
    pictures: await pictureAddresses(db, row, clock.now()),
    reports: reports.map((one) => ({
      reporter: { userId: one.reporterId, nickname: one.nickname },
      reason: reasonOf(one.reason),
      description: one.description,
      weight: one.weight,
      judged: Number(one.judged),
      agreed: Number(one.agreed),
      createdAt: one.createdAt.toISOString(),
    })),
    history: history.map(({ event, nickname, at }) => ({ event, by: nickname, at: at.toISOString() })),
  };
}

/** Returns the texts of reported content that was rewritten since the report; null if it was not, or is not seen. */
async function changedWords(db: Queryable, row: CaseRow): Promise<Record<string, string> | null> {
  const found = await TARGETS[typeOf(row)].find(db, row.targetId);
  if (!found) return null;
  const isChanged = Object.entries(found.snapshot).some(([name, words]) => words !== row.snapshot[name]);
  return isChanged ? found.snapshot : null;
}

/** Returns addresses of the pictures of reported content; that of a question, which may be secret, is signed. */
async function pictureAddresses(db: Queryable, row: CaseRow, now: Date): Promise<string[]> {
  const names = await findPictures(db, typeOf(row), row.targetId);
  if (typeOf(row) !== 'QUESTION') return names.map(contentAddress);
  return [...(await signedAddresses(db, names, now)).values()];
}

/** Maps a case to the response. */
export const toCase = (row: CaseRow, now: Date): ReportCase => ({
  caseId: row.id,
  targetType: typeOf(row),
  targetId: row.targetId,
  state: v.parse(v.picklist(CASE_STATES), row.state),
  score: row.score,
  reportCount: Number(row.reportCount),
  reasons: row.reasons.map(reasonOf),
  isHidden: row.isHidden,
  author: { userId: row.authorId, nickname: row.author },
  authorSanctions: Number(row.sanctions),
  snapshot: row.snapshot,
  claimedBy:
    row.claimedBy && row.claimedAt && claimEnd(row.claimedAt) > now
      ? { userId: row.claimedBy, nickname: row.claimer ?? '' }
      : null,
  decision: v.parse(v.nullable(v.picklist(DECISIONS)), row.decision),
  decidedBy: row.decider,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
});
