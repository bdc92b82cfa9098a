import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { reviewSchema } from './review.ts';

const deletedReviewSchema = v.object({
  ...reviewSchema.entries,
  deletedAt: v.nullable(v.string()),
  /** SHOP if deleted by moderation, otherwise AUTHOR. */
  deletedBy: v.picklist(['AUTHOR', 'SHOP']),
  /** Violated rule, as shown to the author; null if none was named. */
  rule: v.nullable(v.string()),
  /** Order line whose review can be written again; null if it cannot. */
  rewriteItemId: v.nullable(v.number()),
});
export type DeletedReview = v.InferOutput<typeof deletedReviewSchema>;

/** Endpoint of members: lists the latest own reviews that were deleted, with reasons. */
export const listMyDeletedReviews = endpoint({
  method: 'GET',
  path: '/api/user/reviews/my/deleted',
  access: 'member',
  summary: "Lists the caller's latest deleted reviews with the reasons.",
  response: v.array(deletedReviewSchema),
  wrapping: 'envelope',
});

/** Endpoint of members: counts the reviews that the caller deleted. */
export const countMyDeletedReviews = endpoint({
  method: 'GET',
  path: '/api/user/reviews/my/deleted/count',
  access: 'member',
  summary: 'Returns the number of reviews that the caller deleted.',
  response: v.object({ userId: v.number(), deletedReviewCount: v.number() }),
  wrapping: 'envelope',
});
