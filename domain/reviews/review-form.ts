import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams, idSchema } from '../kit/forms/fields.ts';
import { textField } from '../kit/forms/form-fields.ts';
import { MAX_PICTURES } from '../policies/community.ts';
import { REVIEW_SCALES } from './review-scales.ts';

/** Limits of a review: fewest and most characters of title and text, most pictures. */
export const REVIEW_LIMITS = {
  title: [5, 100],
  content: [10, 1000],
  images: MAX_PICTURES,
} as const;

const stars = '별점을 1점부터 5점 사이에서 골라 주세요.';
/** Form fields of a multipart body arrive as text. */
const ratingField = v.pipe(
  v.union([v.number(stars), v.pipe(v.string(), v.regex(/^[1-5]$/, stars), v.transform(Number))], stars),
  v.integer(stars),
  v.minValue(1, stars),
  v.maxValue(5, stars),
);
const scaleField = <const Steps extends readonly string[]>(steps: Steps, problem: string) =>
  v.pipe(v.string(problem), v.toUpperCase(), v.picklist(steps, problem));
const flagField = v.pipe(
  v.nullish(v.union([v.boolean(), v.picklist(['true', 'false'])]), false),
  v.transform((value) => value === true || value === 'true'),
);
const titleField = textField('제목', ...REVIEW_LIMITS.title);
const contentField = textField('내용', ...REVIEW_LIMITS.content);

const opinion = {
  rating: ratingField,
  sizeFit: scaleField(REVIEW_SCALES.sizeFit, '사이즈가 어땠는지 골라 주세요.'),
  cushion: scaleField(REVIEW_SCALES.cushion, '쿠션이 어땠는지 골라 주세요.'),
  stability: scaleField(REVIEW_SCALES.stability, '안정감이 어땠는지 골라 주세요.'),
  content: contentField,
};

/** Body of a new review: the order line is found by product unless `orderItemId` names it. */
export const reviewCreateSchema = v.object({
  title: titleField,
  ...opinion,
  productId: idSchema,
  orderItemId: v.nullish(idSchema),
  /** Whether the author's current height, weight and foot size are shown with the review. */
  showBody: flagField,
});
export type ReviewCreate = v.InferOutput<typeof reviewCreateSchema>;

/** Form of changes to a review, with the ids of pictures to delete. */
export const reviewUpdateSchema = v.object({
  title: v.nullish(titleField),
  ...opinion,
  deleteImageIds: v.nullish(v.pipe(v.array(idSchema), v.maxLength(20)), []),
});
export type ReviewUpdate = v.InferOutput<typeof reviewUpdateSchema>;

const createdSchema = v.object({
  reviewId: v.number(),
  message: v.string(),
  imageUrls: v.array(v.string()),
  pointsEarned: v.number(),
  currentPoints: v.number(),
});
export type ReviewCreated = v.InferOutput<typeof createdSchema>;

/**
 * JSON, or multipart with either a `review` part (JSON) or one part per field, and up to five `images`.
 */
export const createReview = endpoint({
  method: 'POST',
  path: '/api/user/reviews',
  keyed: true,
  aliases: ['/api/user/reviews/with-images'],
  access: 'member',
  summary: 'Creates a review of a received order line.',
  multipart: true,
  response: createdSchema,
  wrapping: 'envelope',
  rateLimit: 20,
  limit: 'REVIEW',
  speaks: true,
});

const updatedSchema = v.object({
  reviewId: v.number(),
  message: v.string(),
  newImageUrls: v.array(v.string()),
  deletedImageIds: v.array(v.number()),
  totalImageCount: v.number(),
});

/** JSON, or multipart with part `review` (reviewUpdateSchema as JSON) and `newImages`. */
export const updateReview = endpoint({
  method: 'PUT',
  path: '/api/user/reviews/{id}',
  access: 'member',
  summary: 'Changes a review of the caller and its pictures.',
  params: idParams,
  multipart: true,
  response: updatedSchema,
  wrapping: 'envelope',
  rateLimit: 20,
  speaks: true,
});

const patch = {
  method: 'PATCH',
  access: 'member',
  params: idParams,
  response: v.null(),
  wrapping: 'envelope',
} as const;

/** Endpoint of members: changes the stars of an own review. */
export const rateReview = endpoint({
  ...patch,
  path: '/api/user/reviews/{id}/rating',
  summary: 'Changes the rating of a review of the caller.',
  body: v.object({ rating: ratingField }),
  speaks: true,
});

/** Endpoint of members: changes the text of an own review. */
export const rewordReview = endpoint({
  ...patch,
  path: '/api/user/reviews/{id}/content',
  summary: 'Changes the text of a review of the caller.',
  body: v.object({ content: contentField }),
  speaks: true,
});

/** Endpoint of members: deletes an own review and the points it earned. */
export const deleteReview = endpoint({
  method: 'DELETE',
  path: '/api/user/reviews/{id}',
  access: 'member',
  summary: 'Deletes a review of the caller and the points that it earned.',
  params: idParams,
  response: v.object({
    reviewId: v.number(),
    deletedReviewId: v.number(),
    imagesDeleted: v.boolean(),
    deletedImageCount: v.number(),
    message: v.string(),
  }),
  wrapping: 'envelope',
});

const imagesTaken = v.object({
  reviewId: v.number(),
  deletedImageIds: v.array(v.number()),
  deletedImageCount: v.number(),
  remainingImageCount: v.number(),
  message: v.string(),
});

/** Endpoint of members: deletes some pictures of an own review. */
export const deleteReviewImages = endpoint({
  method: 'DELETE',
  path: '/api/user/reviews/{id}/images',
  access: 'member',
  summary: 'Deletes pictures of a review of the caller.',
  params: idParams,
  body: v.object({ imageIds: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(20)) }),
  response: imagesTaken,
  wrapping: 'envelope',
});

/** Endpoint of members: deletes all pictures of an own review. */
export const deleteAllReviewImages = endpoint({
  method: 'DELETE',
  path: '/api/user/reviews/{id}/images/all',
  access: 'member',
  summary: 'Deletes all pictures of a review of the caller.',
  params: idParams,
  response: imagesTaken,
  wrapping: 'envelope',
});
