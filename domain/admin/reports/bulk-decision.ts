import * as v from 'valibot';
import { bulkItemSchema } from '../../kit/bulk-item.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { idSchema } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';
import { REPORT_REASONS } from '../../reviews/review-reaction.ts';
import { REPORT_TARGETS } from './target.ts';

/** Most cases of one bulk decision. */
export const MOST_AT_ONCE = 100;
const NOTE_LENGTH = 500;

/** Form of one decision on all open moderation cases of an author, a reason or both. */
export const bulkSchema = v.pipe(
  v.object({
    /** Open cases of one author, of one reason, or of both. */
    authorId: v.nullish(idSchema),
    reason: v.nullish(v.picklist(REPORT_REASONS)),
    type: v.nullish(v.picklist(REPORT_TARGETS)),
    decision: v.picklist(['HIDE', 'NO_PROBLEM', 'IGNORE'], '결정을 골라 주세요.'),
    rule: v.nullish(textField('규정', 0, NOTE_LENGTH)),
    noteToAuthor: v.nullish(textField('안내', 0, NOTE_LENGTH)),
    /** True for a dry run, which only counts the cases. */
    isTrial: v.optional(v.boolean(), false),
  }),
  v.check(
    ({ authorId, reason }) => Boolean(authorId || reason),
    '누구의 글인지 또는 어떤 신고인지 골라 주세요.',
  ),
);
export type BulkForm = v.InferOutput<typeof bulkSchema>;

/** Idempotent: a decided case is no longer open, so a repeated request does not decide it again. */
export const decideMany = endpoint({
  method: 'POST',
  path: '/api/admin/reports/bulk',
  access: 'admin',
  fresh: true,
  summary: `Decides the open cases of one author or one reason, each by itself, at most ${MOST_AT_ONCE}; a dry run counts them.`,
  body: bulkSchema,
  response: v.object({ count: v.number(), rows: v.array(bulkItemSchema) }),
  wrapping: 'envelope',
});
