import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/forms/fields.ts';
import { textField } from '../kit/forms/form-fields.ts';

/** Reasons for reporting content of another member (contract A.1). */
export const REPORT_REASONS = [
  'ABUSIVE_LANGUAGE',
  'SPAM',
  'INAPPROPRIATE_CONTENT',
  'FALSE_INFORMATION',
  'ADVERTISING',
  'COPYRIGHT_VIOLATION',
  'OTHER',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
/** Most characters of the description of a report. */
export const REPORT_LENGTH = 500;

const helpfulSchema = v.object({ reviewId: v.number(), isHelpful: v.boolean(), helpfulCount: v.number() });

/**
 * Endpoint of members: marks a review as helpful or removes the mark; with `isHelpful` it sets that
 * state (idempotent).
 */
export const toggleHelpful = endpoint({
  method: 'POST',
  path: '/api/user/reviews/{id}/helpful',
  access: 'member',
  summary: 'Marks a review as helpful, or removes the mark; idempotent with `isHelpful`.',
  params: idParams,
  body: v.object({ isHelpful: v.optional(v.boolean()) }),
  response: helpfulSchema,
  wrapping: 'envelope',
  limit: 'REACTION',
});

/** Form of a report of a review: reason and description. */
export const reviewReportSchema = v.object({
  reason: v.picklist(REPORT_REASONS, '신고 사유를 골라 주세요.'),
  description: v.nullish(textField('설명', 0, REPORT_LENGTH)),
});

/** Endpoint of members: reports another member's review, once. */
export const reportReview = endpoint({
  method: 'POST',
  path: '/api/user/reviews/{id}/report',
  keyed: true,
  access: 'member',
  summary: 'Reports a review of another member, once.',
  params: idParams,
  body: reviewReportSchema,
  response: v.object({
    reportId: v.number(),
    reviewId: v.number(),
    reporterId: v.number(),
    reason: v.picklist(REPORT_REASONS),
    description: v.nullable(v.string()),
    isProcessed: v.boolean(),
    createdAt: v.string(),
  }),
  wrapping: 'envelope',
  rateLimit: 20,
  limit: 'REPORT',
  speaks: true,
});
