import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idSchema } from '../../kit/forms/fields.ts';

const blockedSchema = v.object({
  userId: v.number(),
  nickname: v.string(),
  profileImageUrl: v.nullable(v.string()),
  blockedAt: v.string(),
});
export type BlockedMember = v.InferOutput<typeof blockedSchema>;

/** Most blocked members in the list, latest first. */
export const MOST_BLOCKED = 500;

/** Endpoint of members: lists the latest members whom the caller has blocked. */
export const listBlocks = endpoint({
  method: 'GET',
  path: '/api/users/blocks',
  access: 'member',
  summary: `Lists members whom the caller has blocked, the latest ${MOST_BLOCKED}.`,
  response: v.array(blockedSchema),
  wrapping: 'envelope',
});

/** Endpoint of members: unblocks a blocked member. */
export const unblockMember = endpoint({
  method: 'DELETE',
  path: '/api/users/blocks/{userId}',
  access: 'member',
  summary: 'Unblocks a member.',
  params: v.object({ userId: idSchema }),
  response: v.null(),
  wrapping: 'envelope',
});
