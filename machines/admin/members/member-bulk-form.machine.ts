import {
  type BulkAct,
  bulkActSchema,
  bulkCouponSchema,
  bulkPointsSchema,
  bulkSanctionSchema,
} from '#domain/admin/members/member-bulk.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { parseValue } from '#domain/kit/parse-value.ts';
import { computes } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';
import { BLANK, type MemberFormValues, wholeOf } from './member-form.model.ts';

/** Fields of the bulk actions on members; each action uses some of them. */
export type BulkWords = Pick<
  MemberFormValues,
  'days' | 'reason' | 'text' | 'memo' | 'points' | 'description' | 'note'
> & { campaignId: string };
/** Kind of a bulk action on members: a warning, a silence, points or a coupon. */
export type BulkKind = BulkAct['kind'];

function bodyOf({ days, reason, text, memo, ...gift }: BulkWords, kind: BulkKind) {
  const { points, description, note, campaignId } = gift;
  switch (kind) {
    case 'POINTS':
      return { kind, points: wholeOf(points), reason, description, note };
    case 'COUPON':
      return { kind, campaignId: Number(campaignId), reason };
    case 'SILENCE':
      return { kind, reason, text, memo, days: wholeOf(days) };
    case 'WARN':
      return { kind, reason, text, memo };
  }
}

const SCHEMAS = {
  WARN: bulkSanctionSchema,
  SILENCE: bulkSanctionSchema,
  POINTS: bulkPointsSchema,
  COUPON: bulkCouponSchema,
} as const;

/**
 * Machine of the bulk form on members: checks the typed sanction, points or coupon and returns it for
 * confirmation.
 */
export const memberBulkFormMachine = createFormMachine<BulkWords, unknown, BulkAct, BulkKind>({
  id: 'memberBulkForm',
  description:
    'What many members are warned of, silenced for or given; what was typed is counted and asked about next.',
  blank: () => {
    const { days, reason, text, memo, points, description, note } = BLANK;
    return { days, reason, text, memo, points, description, note, campaignId: '' };
  },
  rules: (values, kind) => problemsOf(SCHEMAS[kind], bodyOf(values, kind)),
  toBody: bodyOf,
  save: computes(({ body }) => parseValue(bulkActSchema, body)),
});
