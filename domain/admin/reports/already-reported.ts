import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idSchema } from '../../kit/forms/fields.ts';
import { REPORT_TARGETS } from './target.ts';

/** For items that stay visible after a report, such as products: the form is then shown as sent. */
export const alreadyReported = endpoint({
  method: 'GET',
  path: '/api/users/reports',
  access: 'member',
  summary: 'Returns whether the caller has reported an item and cannot report it again.',
  query: v.object({ targetType: v.picklist(REPORT_TARGETS), targetId: idSchema }),
  response: v.object({ isReported: v.boolean() }),
  wrapping: 'envelope',
});
