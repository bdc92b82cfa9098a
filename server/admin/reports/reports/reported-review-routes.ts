import * as v from 'valibot';
import {
  hideReview,
  listReportedReviews,
  type ReportedReview,
  showReview,
} from '#domain/admin/reports/reported-reviews.ts';
import { isPastEnd, toPaged } from '#domain/kit/page.ts';
import { REPORT_REASONS } from '#domain/reviews/review-reaction.ts';
import type { Context } from '../../../kit/context.ts';
import type { Feature, Member } from '../../../kit/feature.ts';
import type { IdempotentRequest } from '../../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { decide } from '../cases/decide-service.ts';
import { findReview } from '../cases/target-store.ts';
import { lockCaseOf } from './report-store.ts';
import {
  countReportedReviews,
  findReportedReviews,
  findReviewCase,
  type ReportedReviewRow,
} from './reported-review-store.ts';

/**
 * Registers the legacy moderation endpoints of reviews (contract 21); each is a decision about a
 * case.
 */
export const reportedReviewRoutes: Feature = (route, context) => {
  route(listReportedReviews, async ({ query }) => {
    const total = await countReportedReviews(context.db);
    const rows = isPastEnd(query, total) ? [] : await findReportedReviews(context.db, query);
    return toPaged(rows.map(toReported), query, total);
  });
  route(hideReview, ({ user, params, attempt }) => hide(context, user, params.id, attempt));
  route(showReview, ({ user, params, attempt }) => show(context, user, params.id, attempt));
};

const toReported = (row: ReportedReviewRow): ReportedReview => ({
  reviewId: row.reviewId,
  title: row.title,
  content: row.content,
  writerId: row.writerId,
  writerName: row.writer,
  productId: row.productId,
  productName: row.product,
  status: row.status,
  totalReportCount: Number(row.total),
  unprocessedReportCount: Number(row.open),
  reports: row.reports.map((report) => ({
    ...report,
    reason: v.parse(v.picklist(REPORT_REASONS), report.reason),
    createdAt: new Date(report.createdAt).toISOString(),
  })),
  reviewCreatedAt: row.createdAt.toISOString(),
});

/** Hides a review; without a report its case is created with the decision. */
const hide = (
  context: Context,
  user: Member,
  reviewId: number,
  attempt: IdempotentRequest | null,
): Promise<null> =>
  runIdempotent(context, attempt, async (tx) => {
    const found = await findReview(tx, reviewId);
    const known = found
      ? await lockCaseOf(tx, ['REVIEW', reviewId], found, context.clock.now())
      : await findReviewCase(tx, reviewId);
    if (!known || ('decision' in known && known.decision === 'DELETE'))
      throw new ShopError('REVIEW_NOT_FOUND');
    if (!found && 'decision' in known && known.decision === 'HIDE') return null;
    const form = { decision: 'HIDE', version: known.version } as const;
    await decide(tx, context, user, { id: known.id, form, gone: [] });
    return null;
  });

const show = (
  context: Context,
  user: Member,
  reviewId: number,
  attempt: IdempotentRequest | null,
): Promise<null> =>
  runIdempotent(context, attempt, async (tx) => {
    const known = await findReviewCase(tx, reviewId);
    if (!known) {
      if (await findReview(tx, reviewId)) return null;
      throw new ShopError('REVIEW_NOT_FOUND');
    }
    const form = { decision: 'NO_PROBLEM', version: known.version } as const;
    await decide(tx, context, user, { id: known.id, form, gone: [] });
    return null;
  });
