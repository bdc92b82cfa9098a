import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/forms/fields.ts';
import { pagedOf, pageQuery } from '../kit/page.ts';
import { reviewSchema } from './review.ts';

/** Public endpoint: lists the visible reviews of any one member by id, newest first. */
export const listMemberReviews = endpoint({
  method: 'GET',
  path: '/api/users/{id}/reviews',
  access: 'public',
  summary: 'Lists visible reviews of a member, newest first.',
  params: idParams,
  query: v.object(pageQuery()),
  response: pagedOf(reviewSchema),
  wrapping: 'envelope',
});
