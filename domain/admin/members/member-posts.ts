import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { HIDE_DAYS } from '../../policies/moderation.ts';

/** Said twice is the same as once. */
export const setPostsHidden = endpoint({
  method: 'PUT',
  path: '/api/admin/users/{id}/posts',
  access: 'admin',
  summary: `Hide everything that a blocked member has posted, or show it again within ${HIDE_DAYS} days`,
  params: idParams,
  body: v.object({ hidden: v.boolean() }),
  /** How many feeds, comments and reviews that was. */
  response: v.object({ posts: v.number() }),
  wrapping: 'envelope',
  fresh: true,
});
