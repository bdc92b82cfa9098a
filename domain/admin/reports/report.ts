import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idSchema } from '../../kit/forms/fields.ts';
import { reviewReportSchema } from '../../reviews/review-reaction.ts';
import { REPORT_TARGETS } from './target.ts';

/** Endpoint of members: reports content of another member once; it is hidden from the reporter. */
export const reportThing = endpoint({
  method: 'POST',
  path: '/api/reports',
  keyed: true,
  access: 'member',
  summary: 'Reports an item of another member, once; it is hidden from the reporter.',
  body: v.object({
    targetType: v.picklist(REPORT_TARGETS),
    targetId: idSchema,
    ...reviewReportSchema.entries,
  }),
  response: v.object({ reportId: v.number(), createdAt: v.string() }),
  wrapping: 'envelope',
  rateLimit: 20,
  limit: 'REPORT',
  speaks: true,
});
