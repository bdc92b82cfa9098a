import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idSchema } from '../../kit/forms/fields.ts';

// Kept apart from the list of blocks, because it is called from other screens.
/**
 * Endpoint of members: blocks a member, without notice; both stop seeing each other's content.
 * Idempotent.
 */
export const blockMember = endpoint({
  method: 'POST',
  path: '/api/users/blocks',
  access: 'member',
  summary: "Blocks a member without notification: neither sees the other's content; idempotent.",
  body: v.object({ userId: idSchema }),
  response: v.null(),
  wrapping: 'envelope',
  limit: 'REPORT',
});
