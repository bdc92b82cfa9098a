import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams, idSchema, intQuery } from '../kit/forms/fields.ts';
import { MAX_PAGE_SIZE, pageQuery, SERVICE_PAGE_SIZE } from '../kit/page.ts';
import { FOOT_WIDTHS } from '../members/profile/profile.ts';
import { answerSchema } from './review-reply.ts';
import { REVIEW_SCALES } from './review-scales.ts';

/** Sort orders of a list of reviews. */
export const REVIEW_SORTS = ['latest', 'rating_high', 'rating_low', 'points'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

const reviewImageSchema = v.object({
  reviewImageId: v.number(),
  originalFilename: v.optional(v.string()),
  imageUrl: v.string(),
  imageOrder: v.number(),
  width: v.nullish(v.number()),
  height: v.nullish(v.number()),
});
export type ReviewImage = v.InferOutput<typeof reviewImageSchema>;

/**
 * Review in API responses (contract 21); body measurements are present only if the author shows
 * them.
 */
export const reviewSchema = v.object({
  reviewId: v.number(),
  title: v.string(),
  rating: v.number(),
  sizeFit: v.picklist(REVIEW_SCALES.sizeFit),
  cushion: v.picklist(REVIEW_SCALES.cushion),
  stability: v.picklist(REVIEW_SCALES.stability),
  content: v.string(),
  /** Popularity, equal to `helpfulCount`. */
  points: v.number(),
  helpfulCount: v.number(),
  isHelpful: v.boolean(),
  isMine: v.boolean(),
  isReported: v.boolean(),
  /** True if the author was paid points, which must be disclosed to readers. */
  isRewarded: v.boolean(),
  status: v.picklist(['ACTIVE', 'HIDDEN', 'DELETED']),
  userId: v.number(),
  userName: v.string(),
  userProfileImage: v.nullish(v.string()),
  userHeight: v.nullish(v.number()),
  userWeight: v.nullish(v.number()),
  userFootSize: v.nullish(v.number()),
  userFootWidth: v.nullish(v.picklist(FOOT_WIDTHS)),
  productId: v.number(),
  productName: v.string(),
  productImageUrl: v.nullish(v.string()),
  /** Size and colour that were bought. */
  optionSize: v.nullish(v.string()),
  optionColor: v.nullish(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
  images: v.array(reviewImageSchema),
  hasImages: v.boolean(),
  answer: v.nullish(answerSchema),
});
export type Review = v.InferOutput<typeof reviewSchema>;

/** The page shape of reviews (contract 2.1, `ReviewPage`): averages are over all of them. */
const reviewPageSchema = v.object({
  reviews: v.array(reviewSchema),
  totalElements: v.number(),
  totalPages: v.number(),
  size: v.number(),
  number: v.number(),
  last: v.boolean(),
  averageRating: v.number(),
  totalReviews: v.number(),
});

/** Page size; a value out of bounds means 20 (contract 2.2). */
const sizeField = v.fallback(intQuery(SERVICE_PAGE_SIZE, 1, MAX_PAGE_SIZE), SERVICE_PAGE_SIZE);
const pageField = v.fallback(intQuery(0, 0, 1_000_000), 0);
const sortField = v.fallback(v.optional(v.picklist(REVIEW_SORTS), 'latest'), 'latest');

const step = <const Steps extends readonly string[]>(steps: Steps) =>
  v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      v.pipe(v.string(), v.toUpperCase(), v.picklist(steps, '지원하지 않는 값이 있어요.')),
    ]),
  );
const flag = (fallback: 'true' | 'false') =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text === 'true'),
    ),
    fallback,
  );

/** Query of the reviews of a product: filters, sort order and page. */
export const reviewQuerySchema = v.object({
  page: pageField,
  size: sizeField,
  sort: sortField,
  /** Number of stars; 0 means any. */
  rating: intQuery(0, 0, 5),
  /** `false` means at least this many stars. */
  exactRating: flag('true'),
  sizeFit: step(REVIEW_SCALES.sizeFit),
  cushion: step(REVIEW_SCALES.cushion),
  stability: step(REVIEW_SCALES.stability),
  photoOnly: flag('false'),
  /** Only authors with feet like the caller's: length within 5 mm and equal width. */
  sameFeet: flag('false'),
});
export type ReviewQuery = v.InferOutput<typeof reviewQuerySchema>;

const productParams = v.object({ productId: idSchema });

/** Public endpoint: lists the reviews of a product that match every filter. */
export const filterReviews = endpoint({
  method: 'GET',
  path: '/api/reviews/products/{productId}/filter',
  aliases: ['/api/reviews/products/{productId}'],
  access: 'public',
  summary: 'Lists reviews of a product that match all filters.',
  params: productParams,
  query: reviewQuerySchema,
  response: reviewPageSchema,
  wrapping: 'envelope',
});

/** Public endpoint: reads one review. */
export const getReview = endpoint({
  method: 'GET',
  path: '/api/reviews/{id}',
  access: 'public',
  summary: 'Returns a review.',
  params: idParams,
  response: reviewSchema,
  wrapping: 'envelope',
});

/** Endpoint of members: lists own reviews, newest first. */
export const listMyReviews = endpoint({
  method: 'GET',
  path: '/api/user/reviews/my',
  access: 'member',
  summary: "Lists the caller's reviews, newest first.",
  query: v.object(pageQuery()),
  response: reviewPageSchema,
  wrapping: 'envelope',
});

/** Delivered order line that has no review yet. */
const reviewableSchema = v.object({
  orderItemId: v.number(),
  productId: v.number(),
  productName: v.string(),
  productImageUrl: v.nullable(v.string()),
  storeName: v.string(),
  optionSize: v.string(),
  optionColor: v.string(),
  orderedAt: v.string(),
  /** Points that a review would earn; 0 if the order line has already earned them. */
  points: v.number(),
});
export type ReviewableItem = v.InferOutput<typeof reviewableSchema>;

/** Endpoint of members: lists delivered order lines without a review, newest first. */
export const listReviewable = endpoint({
  method: 'GET',
  path: '/api/user/reviews/waiting',
  access: 'member',
  summary: 'Lists delivered order lines that the caller can review, newest first.',
  query: v.object({ ...pageQuery(), productId: v.optional(idSchema) }),
  response: v.object({
    items: v.array(reviewableSchema),
    totalElements: v.number(),
    totalPages: v.number(),
    number: v.number(),
  }),
  wrapping: 'envelope',
});
