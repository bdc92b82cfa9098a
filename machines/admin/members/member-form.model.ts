import { roleForm } from '#domain/admin/members/member-account.ts';
import { activityForm } from '#domain/admin/members/member-awards.ts';
import { memoForm, personalForm } from '#domain/admin/members/member-detail.ts';
import { pointsForm } from '#domain/admin/members/member-points.ts';
import { liftForm, sanctionSchema } from '#domain/admin/members/member-sanctions.ts';
import type { problemsOf } from '#domain/kit/forms/problems.ts';
import type { SanctionKind } from '#domain/members/account/sanction.ts';

/** Administrative action on a member that needs a form. */
export type MemberFormKind = 'personal' | 'sanction' | 'lift' | 'memo' | 'points' | 'activity' | 'role';

/** The action, the member, and the facts that the form needs. */
export type MemberFormAbout = {
  deed: MemberFormKind;
  userId: number;
  /** Id of the sanction that is lifted. */
  sanctionId: number;
  /** Ids of the active sanctions by kind; a new one of the same kind replaces the old one. */
  inForce: Partial<Record<SanctionKind, number>>;
  /** Role that the member gets. */
  role: 'user' | 'admin';
};

/** Typed fields of all actions. */
export type MemberFormValues = {
  kind: SanctionKind;
  days: string;
  reason: string;
  text: string;
  memo: string;
  points: string;
  activityType: string;
  description: string;
  note: string;
  nickname: string;
};

export const BLANK: MemberFormValues = {
  kind: 'WARN',
  days: '',
  reason: '',
  text: '',
  memo: '',
  points: '',
  activityType: '',
  description: '',
  note: '',
  nickname: '',
};

/** Number of a text; null for a blank one. */
export const wholeOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** Fields of a sanction; `days` is sent only for kinds that end by themselves. */
function sanctionOf({ kind, days, reason, text, memo }: MemberFormValues, { inForce }: MemberFormAbout) {
  const said = { kind, reason, text, memo, replaces: inForce[kind] ?? null };
  return kind === 'SILENCE' || kind === 'SUSPEND' ? { ...said, days: wholeOf(days) } : said;
}

type Form = {
  /** Schema that the server validates with. */
  schema: Parameters<typeof problemsOf>[0];
  body: (values: MemberFormValues, about: MemberFormAbout) => unknown;
};

/** Schema and request body of each action. */
export const MEMBER_FORMS: Readonly<Record<MemberFormKind, Form>> = {
  personal: { schema: personalForm, body: ({ reason }) => ({ reason }) },
  sanction: { schema: sanctionSchema, body: sanctionOf },
  lift: { schema: liftForm, body: ({ note }) => ({ note }) },
  memo: { schema: memoForm, body: ({ text }) => ({ text }) },
  points: {
    schema: pointsForm,
    body: ({ points, reason, description, note }) => ({ points: wholeOf(points), reason, description, note }),
  },
  activity: {
    schema: activityForm,
    body: ({ activityType, description }) => ({ activityType, description }),
  },
  role: { schema: roleForm, body: ({ nickname }, { role }) => ({ role, nickname }) },
};
