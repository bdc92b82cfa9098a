import { alreadyReported } from '#domain/admin/reports/already-reported.ts';
import { reportThing as reportThingCall } from '#domain/admin/reports/report.ts';
import { reportReview as reportReviewCall } from '#domain/reviews/review-reaction.ts';
import type { Feature } from '../../../kit/feature.ts';
import { reportThing } from './report-service.ts';
import { hasReported } from './report-store.ts';

/** Registers the endpoints of reports (contract 21); the legacy report of a review is the same. */
export const reportRoutes: Feature = (route, context) => {
  route(reportThingCall, ({ user, body, attempt, request }) => {
    const { targetType, targetId, reason, description } = body;
    const report = { target: [targetType, targetId] as const, reason, description, ip: request.ip };
    return reportThing(context, user, report, attempt);
  });
  route(alreadyReported, async ({ user, query: { targetType, targetId } }) => ({
    isReported: await hasReported(context.db, user.id, [targetType, targetId]),
  }));
  route(reportReviewCall, async ({ user, params, body, attempt, request }) => {
    const report = { target: ['REVIEW', params.id] as const, ...body, ip: request.ip };
    const { reportId, createdAt } = await reportThing(context, user, report, attempt);
    return {
      reportId,
      reviewId: params.id,
      reporterId: user.id,
      reason: body.reason,
      description: body.description || null,
      isProcessed: false,
      createdAt,
    };
  });
};
