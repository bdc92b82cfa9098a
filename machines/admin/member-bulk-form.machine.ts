import { type BulkSanction, bulkSanctionSchema } from '#domain/admin/members/member-bulk.ts';
import { problemsOf } from '#domain/kit/problems.ts';
import { createFormMachine } from '../kit/form.machine.ts';
import { BLANK, type MemberFormValues, wholeOf } from './member-form.model.ts';

/** What many members are told. */
export type BulkWords = Pick<MemberFormValues, 'days' | 'reason' | 'text' | 'memo'>;

const bodyOf = ({ days, reason, text, memo }: BulkWords, kind: BulkSanction['kind']) => ({
  ...{ kind, reason, text, memo },
  ...(kind === 'SILENCE' ? { days: wholeOf(days) } : {}),
});

export const memberBulkFormMachine = createFormMachine<
  BulkWords,
  unknown,
  BulkSanction,
  BulkSanction['kind']
>({
  id: 'memberBulkForm',
  description:
    'What many members are warned of or silenced for; what was typed is counted and asked about next.',
  blank: () => {
    const { days, reason, text, memo } = BLANK;
    return { days, reason, text, memo };
  },
  rules: (values, kind) => problemsOf(bulkSanctionSchema, bodyOf(values, kind)),
  toBody: bodyOf,
});
