import { changeRole, roleForm } from '#domain/admin/members/member-account.ts';
import { activityForm, awardActivity } from '#domain/admin/members/member-awards.ts';
import {
  addMemo,
  type MemberPersonal,
  memoForm,
  personalForm,
  readPersonal,
} from '#domain/admin/members/member-detail.ts';
import { movePoints, pointsForm } from '#domain/admin/members/member-points.ts';
import {
  liftForm,
  liftSanction,
  sanctionMember,
  sanctionSchema,
} from '#domain/admin/members/member-sanctions.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { parseValue } from '#domain/kit/parse-value.ts';
import { asksOneOf, type PortEndpoint, to } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';
import { BLANK, MEMBER_FORMS, type MemberFormAbout, type MemberFormValues } from './member-form.model.ts';

/** Request of one administrative action on a member. */
export type MemberSent = { about: MemberFormAbout; body: unknown };

/** Result of every action but the reading of personal data. */
const none = () => null;

/** Question of a valid form: each action has its endpoint. */
function portEndpointOf({ about, body }: MemberSent): PortEndpoint<MemberPersonal | null> {
  const params = { id: about.userId };
  switch (about.deed) {
    case 'personal':
      return to(readPersonal, { params, body: parseValue(personalForm, body) });
    case 'sanction':
      return to(sanctionMember, { params, body: parseValue(sanctionSchema, body) }, none);
    case 'lift':
      return to(liftSanction, { params: { id: about.sanctionId }, body: parseValue(liftForm, body) }, none);
    case 'memo':
      return to(addMemo, { params, body: parseValue(memoForm, body) }, none);
    case 'points':
      return to(movePoints, { params, body: parseValue(pointsForm, body) }, none);
    case 'activity':
      return to(awardActivity, { body: { userId: about.userId, ...parseValue(activityForm, body) } }, none);
    case 'role':
      return to(changeRole, { params, body: parseValue(roleForm, body) }, none);
  }
}

/**
 * Machine of the member action form: sanction or its end, memo, points, activity, role, or access to
 * personal data.
 */
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
  save: asksOneOf(
    [readPersonal, sanctionMember, liftSanction, addMemo, movePoints, awardActivity, changeRole],
    ({ body }) => portEndpointOf(body),
  ),
});
