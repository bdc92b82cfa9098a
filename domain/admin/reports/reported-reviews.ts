import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { pagedOf, pageQuery } from '../../kit/page.ts';
import { REPORT_REASONS } from '../../reviews/review-reaction.ts';

const forAdmins = { access: 'admin', wrapping: 'envelope' } as const;

const reportedReview = v.object({
  reviewId: v.number(),
  title: v.string(),
  content: v.string(),
  writerId: v.number(),
  writerName: v.string(),
  productId: v.number(),
  productName: v.string(),
  status: v.string(),
  totalReportCount: v.number(),
  unprocessedReportCount: v.number(),
  reports: v.array(
    v.object({
      reportId: v.number(),
      reporterId: v.number(),
      reporterName: v.string(),
      reason: v.picklist(REPORT_REASONS),
      description: v.nullable(v.string()),
      isProcessed: v.boolean(),
      createdAt: v.string(),
    }),
  ),
  reviewCreatedAt: v.string(),
});
export type ReportedReview = v.InferOutput<typeof reportedReview>;

/** Legacy API: the queue of reported reviews only, each with its reporters. */
export const listReportedReviews = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/admin/reviews/reports',
  summary: 'Lists reviews with undecided reports, by weight.',
  query: v.object(pageQuery()),
  response: pagedOf(reportedReview),
});

/**
 * Endpoint of admins: hides a review, reported or not, as a moderation decision; pictures are kept.
 */
export const hideReview = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/reviews/{id}/hide',
  keyed: true,
  summary: 'Hides a review, reported or not, by a decision about its case; its pictures are kept.',
  params: idParams,
  response: v.null(),
});

/** Endpoint of admins: shows a hidden review again, which decides its case as no problem. */
export const showReview = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/reviews/{id}/show',
  keyed: true,
  summary: 'Restores a hidden review by deciding its case as no problem.',
  params: idParams,
  response: v.null(),
});
