import type { FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import {
  createReview as createReviewCall,
  deleteAllReviewImages,
  deleteReview as deleteReviewCall,
  deleteReviewImages,
  REVIEW_LIMITS,
  rateReview,
  reviewCreateSchema,
  reviewUpdateSchema,
  rewordReview,
  updateReview as updateReviewCall,
} from '#domain/reviews/review-form.ts';
import { toggleHelpful as toggleHelpfulCall } from '#domain/reviews/review-reaction.ts';
import { readForm } from '../files/multipart-form.ts';
import type { Context } from '../kit/context.ts';
import type { Feature } from '../kit/feature.ts';
import { withForm } from '../kit/idempotency/idempotency-key.ts';
import { parsePart } from '../kit/parse-part.ts';
import type { ReceivedFile } from '../kit/ports/file-store.ts';
import { deleteReview, patchOwn, takeImages, updateReview } from './review-change-service.ts';
import { createReview } from './review-create-service.ts';
import { toggleHelpful } from './review-reaction-service.ts';

/**
 * Registers the endpoints to write, change and delete reviews and to mark them helpful (contract
 * 21).
 */
export const reviewWriteRoutes: Feature = (route, context) => {
  route(createReviewCall, async ({ user, request, attempt }) => {
    const form = await readReview(context, request, reviewCreateSchema, 'images');
    return createReview(context, user, form, withForm(attempt, form));
  });
  route(updateReviewCall, async ({ user, params, request }) => {
    const form = await readReview(context, request, reviewUpdateSchema, 'newImages');
    return updateReview(context, user, { id: params.id, ...form });
  });
  route(rateReview, ({ user, params, body }) => patchOwn(context, user, params.id, body));
  route(rewordReview, ({ user, params, body }) => patchOwn(context, user, params.id, body));
  route(deleteReviewCall, ({ user, params }) => deleteReview(context, user, params.id));
  route(deleteReviewImages, ({ user, params, body }) => takeImages(context, user, params.id, body.imageIds));
  route(deleteAllReviewImages, ({ user, params }) => takeImages(context, user, params.id, 'all'));
  route(toggleHelpfulCall, ({ user, params, body }) =>
    toggleHelpful(context, user, params.id, body.isHelpful),
  );
};

/** Reads JSON without pictures, or a form with them. */
async function readReview<S extends v.GenericSchema<unknown, unknown>>(
  context: Pick<Context, 'files'>,
  request: FastifyRequest,
  schema: S,
  fileField: 'images' | 'newImages',
): Promise<{ data: v.InferOutput<S>; pictures: ReceivedFile[] }> {
  if (request.isMultipart()) {
    const maxPictures = REVIEW_LIMITS.images;
    const shape = { dataPart: 'review', fileField, maxPictures, plainFields: true };
    return readForm(context, request, schema, shape);
  }
  // parsePart returns the output of the given schema, or throws.
  return { data: parsePart(schema, request.body) as v.InferOutput<S>, pictures: [] };
}
