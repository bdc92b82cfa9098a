import type { MemberPersonal } from '#domain/admin/members/member-detail.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { createFormMachine } from '../../kit/form.machine.ts';
import { BLANK, MEMBER_FORMS, type MemberFormAbout, type MemberFormValues } from './member-form.model.ts';

/** Request of one administrative action on a member. */
export type MemberSent = { about: MemberFormAbout; body: unknown };

export const memberFormMachine = createFormMachine<
  MemberFormValues,
  MemberSent,
  MemberPersonal | null,
  MemberFormAbout
>({
  id: 'memberForm',
  description:
    'What is done to a member with words: a sanction or its end, a memo, points, a role, or the reason to see what is personal.',
  blank: () => BLANK,
  rules: (values, about) => {
    const { schema, body } = MEMBER_FORMS[about.deed];
    return problemsOf(schema, body(values, about));
  },
  toBody: (values, about) => ({ about, body: MEMBER_FORMS[about.deed].body(values, about) }),
});
