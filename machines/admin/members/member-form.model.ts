import { roleForm } from '#domain/admin/members/member-account.ts';
import { activityForm } from '#domain/admin/members/member-awards.ts';
import { memoForm, personalForm } from '#domain/admin/members/member-detail.ts';
import { pointsForm } from '#domain/admin/members/member-points.ts';
import { liftForm, sanctionSchema } from '#domain/admin/members/member-sanctions.ts';
import type { problemsOf } from '#domain/kit/forms/problems.ts';
import type { SanctionKind } from '#domain/members/account/sanction.ts';

/** What is done to a member that needs words. */
export type MemberDeed = 'personal' | 'sanction' | 'lift' | 'memo' | 'points' | 'activity' | 'role';

/** Whom it is about, and what is known of them. */
export type MemberFormAbout = {
  deed: MemberDeed;
  userId: number;
  /** The one that is lifted. */
  sanctionId: number;
  /** What is in force, by its kind: it gives way to a new one. */
  inForce: Partial<Record<SanctionKind, number>>;
  /** What the member becomes. */
  role: 'user' | 'admin';
};

/** Everything as it is typed. */
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

/** A number as it was typed; null where nothing was. */
export const wholeOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** Fields of a sanction; how long it lasts is asked only of some. */
function sanctionOf({ kind, days, reason, text, memo }: MemberFormValues, { inForce }: MemberFormAbout) {
  const said = { kind, reason, text, memo, replaces: inForce[kind] ?? null };
  return kind === 'SILENCE' || kind === 'SUSPEND' ? { ...said, days: wholeOf(days) } : said;
}

type Form = {
  /** The rule set of the server. */
  schema: Parameters<typeof problemsOf>[0];
  body: (values: MemberFormValues, about: MemberFormAbout) => unknown;
};

/** What each deed sends, and by which rules. */
export const MEMBER_FORMS: Readonly<Record<MemberDeed, Form>> = {
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
