import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams, intQuery } from '../../kit/fields.ts';
import { dateField, textField } from '../../kit/form-fields.ts';
import { pagedOf, pageQuery } from '../../kit/page.ts';
import { reviewSchema } from '../../reviews/review.ts';

/** Days in which a store may change its answer. */
const CHANGE_DAYS = 30;
const DAY_MS = 86_400_000;
export const mayChangeAnswer = (writtenAt: Date, now: Date): boolean =>
  now.getTime() < writtenAt.getTime() + CHANGE_DAYS * DAY_MS;

const day = v.optional(v.union([v.literal(''), dateField]), '');

export const listSellerReviews = endpoint({
  method: 'GET',
  path: '/api/seller/reviews',
  access: 'seller',
  summary: 'Visible reviews of my products, newest first, and how many have no answer',
  query: v.object({
    ...pageQuery(),
    /** 0: any number of stars. */
    rating: intQuery(0, 0, 5),
    answered: v.optional(v.picklist(['ALL', 'YES', 'NO'], '보기를 확인해 주세요.'), 'ALL'),
    photos: v.optional(v.picklist(['true', 'false']), 'false'),
    /** Days of Seoul on which it was written, both included. */
    from: day,
    until: day,
  }),
  response: v.object({ ...pagedOf(reviewSchema).entries, unanswered: v.number() }),
  wrapping: 'envelope',
});

export const answerReview = endpoint({
  method: 'PUT',
  path: '/api/seller/reviews/{id}/answer',
  access: 'seller',
  speaks: true,
  rateLimit: 60,
  summary: 'Answer a review of my product, or change my answer within thirty days',
  params: idParams,
  body: v.object({ content: textField('답변', 2, 500) }),
  response: v.object({
    reviewId: v.number(),
    content: v.string(),
    createdAt: v.string(),
    updatedAt: v.string(),
  }),
  wrapping: 'envelope',
});

export const removeAnswer = endpoint({
  method: 'DELETE',
  path: '/api/seller/reviews/{id}/answer',
  access: 'seller',
  summary: 'Take back my answer to a review; without one nothing happens',
  params: idParams,
  response: v.null(),
  wrapping: 'envelope',
});
