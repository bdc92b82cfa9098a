import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams, intQuery } from '../../kit/forms/fields.ts';
import { dateField, textField } from '../../kit/forms/form-fields.ts';
import { pagedOf, pageQuery } from '../../kit/page.ts';
import { ANSWER_CHANGE_DAYS } from '../../policies/selling.ts';
import { reviewSchema } from '../../reviews/review.ts';

const DAY_MS = 86_400_000;
/** Returns the moment after which a reply can no longer be changed. */
export const answerClosesAt = (writtenAt: Date): Date =>
  new Date(writtenAt.getTime() + ANSWER_CHANGE_DAYS * DAY_MS);
/** Returns whether a seller may still change a reply to a review. */
export const mayChangeAnswer = (writtenAt: Date, now: Date): boolean => now < answerClosesAt(writtenAt);

/** Most characters of a reply to a review. */
export const ANSWER_LENGTH = 500;
/** Form of a reply, validated by client and server. */
export const answerForm = v.object({ content: textField('답변', 2, ANSWER_LENGTH) });

const day = v.optional(v.union([v.literal(''), dateField]), '');

/**
 * Endpoint of sellers: lists visible reviews of own products, newest first, with the count of
 * unanswered ones.
 */
export const listSellerReviews = endpoint({
  method: 'GET',
  path: '/api/seller/reviews',
  access: 'seller',
  summary:
    "Lists visible reviews of the caller's products, newest first, with the number of unanswered ones.",
  query: v.object({
    ...pageQuery(),
    /** Number of stars; 0 means any. */
    rating: intQuery(0, 0, 5),
    answered: v.optional(v.picklist(['ALL', 'YES', 'NO'], '보기를 확인해 주세요.'), 'ALL'),
    photos: v.optional(v.picklist(['true', 'false']), 'false'),
    /** Days (Asia/Seoul) of the review, both inclusive. */
    from: day,
    until: day,
  }),
  response: v.object({ ...pagedOf(reviewSchema).entries, unanswered: v.number() }),
  wrapping: 'envelope',
});

/**
 * Endpoint of sellers: replies to a review of an own product, or changes the reply within some
 * days.
 */
export const answerReview = endpoint({
  method: 'PUT',
  path: '/api/seller/reviews/{id}/answer',
  access: 'seller',
  speaks: true,
  rateLimit: 60,
  summary: `Replies to a review of the caller's product, or changes the reply within ${ANSWER_CHANGE_DAYS} days.`,
  params: idParams,
  body: answerForm,
  response: v.object({
    reviewId: v.number(),
    content: v.string(),
    createdAt: v.string(),
    updatedAt: v.string(),
  }),
  wrapping: 'envelope',
});

/** Endpoint of sellers: deletes the own reply to a review; idempotent. */
export const removeAnswer = endpoint({
  method: 'DELETE',
  path: '/api/seller/reviews/{id}/answer',
  access: 'seller',
  summary: "Deletes the caller's reply to a review; no effect without one.",
  params: idParams,
  response: v.null(),
  wrapping: 'envelope',
});
