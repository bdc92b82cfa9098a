import * as v from 'valibot';
import { bulkRow } from '../../kit/bulk-row.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { idSchema } from '../../kit/fields.ts';
import { memberFilter } from './member-list.ts';
import { daysField, sanctionWords } from './member-sanctions.ts';

/** So many members are sanctioned at once; the rest waits for the next time. */
export const MOST_MEMBERS = 100;
const TOO_MANY = `한 번에 ${MOST_MEMBERS}명까지 고를 수 있어요.`;

/** What many members may be told at once: nothing that shuts anybody out. */
export const bulkSanctionSchema = v.variant('kind', [
  v.object({ kind: v.literal('WARN'), ...sanctionWords }),
  v.object({ kind: v.literal('SILENCE'), days: v.optional(v.nullable(daysField), null), ...sanctionWords }),
]);
export type BulkSanction = v.InferOutput<typeof bulkSanctionSchema>;

const { sort: _, ...whoever } = memberFilter;
const bulkFilter = v.object(whoever);
export type MemberBulkFilter = v.InferOutput<typeof bulkFilter>;

/** Members by id, or whoever a filter of the list finds; in both cases nobody who runs the shop. */
export const sanctionMembers = endpoint({
  method: 'POST',
  path: '/api/admin/users/sanctions',
  access: 'admin',
  fresh: true,
  keyed: true,
  summary: 'Warn or silence many members, each by itself, at most a hundred; a trial counts them',
  body: v.pipe(
    v.object({
      ids: v.nullish(
        v.pipe(v.array(idSchema), v.minLength(1, TOO_MANY), v.maxLength(MOST_MEMBERS, TOO_MANY)),
      ),
      filter: v.nullish(bulkFilter),
      sanction: bulkSanctionSchema,
      /** Only counts. */
      isTrial: v.optional(v.boolean(), false),
    }),
    v.check(({ ids, filter }) => Boolean(ids) !== Boolean(filter), '누구인지 골라 주세요.'),
  ),
  response: v.object({ count: v.number(), rows: v.array(bulkRow) }),
  wrapping: 'envelope',
});
