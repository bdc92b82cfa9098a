import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { HIDE_DAYS } from '../../policies/moderation.ts';

/** Idempotent: repeating the request changes nothing. */
export const setPostsHidden = endpoint({
  method: 'PUT',
  path: '/api/admin/users/{id}/posts',
  access: 'admin',
  summary: `Hides all posts of a banned member, or restores them within ${HIDE_DAYS} days.`,
  params: idParams,
  body: v.object({ hidden: v.boolean() }),
  /** Number of feeds, comments, reviews, questions and answers of buyers that were changed. */
  response: v.object({ posts: v.number() }),
  wrapping: 'envelope',
  fresh: true,
});
