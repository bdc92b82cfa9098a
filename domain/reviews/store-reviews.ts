import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idSchema } from '../kit/forms/fields.ts';
import { pagedOf, pageQuery } from '../kit/page.ts';
import { reviewSchema } from './review.ts';

/** Public endpoint: lists the reviews of all products on sale in a store, newest first. */
export const listStoreReviews = endpoint({
  method: 'GET',
  path: '/api/reviews/stores/{storeId}',
  access: 'public',
  summary: 'Lists reviews of the products of a store, newest first.',
  params: v.object({ storeId: idSchema }),
  query: v.object(pageQuery()),
  response: pagedOf(reviewSchema),
  wrapping: 'envelope',
});
