import * as v from 'valibot';
import { type FieldProblem, sentenceOf } from '../../kit/errors.ts';
import { isUnderAge } from '../signup/age.ts';
import type { Profile } from './profile.ts';
import {
  FUTURE_BIRTH_DATE,
  isBirthDateAllowed,
  type ProfileUpdate,
  profileFormSchema,
} from './profile-form.ts';

/** The form as typed: every field is text. */
export type ProfileDraft = {
  name: string;
  nickname: string;
  phone: string;
  birthDate: string;
  gender: string;
  height: string;
  weight: string;
  footSize: string;
  footWidth: string;
  bodyVisibility: string;
  profileImageUrl: string;
};
export type DraftField = keyof ProfileDraft;

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

/** What the form shows of a stored profile. */
export const toDraft = (profile: Profile): ProfileDraft => ({
  name: profile.name,
  nickname: profile.nickname,
  phone: profile.phone,
  birthDate: textOf(profile.birthDate),
  gender: profile.gender,
  height: textOf(profile.height),
  weight: textOf(profile.weight),
  footSize: textOf(profile.footSize),
  footWidth: profile.footWidth,
  bodyVisibility: profile.bodyVisibility,
  profileImageUrl: textOf(profile.profileImageUrl),
});

/** The form before the profile is read. */
export const UNREAD_DRAFT: ProfileDraft = {
  name: '',
  nickname: '',
  phone: '',
  birthDate: '',
  gender: '',
  height: '',
  weight: '',
  footSize: '',
  footWidth: '',
  bodyVisibility: '',
  profileImageUrl: '',
};

// Text that is no number becomes NaN, which the schema refuses with the field's own sentence.
const figureOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** The draft as the PUT body, or what is wrong with it. */
export function readDraft(
  draft: ProfileDraft,
  today: string,
): { update: ProfileUpdate; problems: [] } | { update: null; problems: FieldProblem[] } {
  const outcome = v.safeParse(profileFormSchema, {
    ...draft,
    birthDate: draft.birthDate || null,
    height: figureOf(draft.height),
    weight: figureOf(draft.weight),
    footSize: figureOf(draft.footSize),
    profileImageUrl: draft.profileImageUrl || null,
  });
  if (!outcome.success) return { update: null, problems: outcome.issues.map(toProblem) };
  if (!isBirthDateAllowed(outcome.output.birthDate, today))
    return { update: null, problems: [{ field: 'birthDate', message: FUTURE_BIRTH_DATE }] };
  if (isUnderAge(outcome.output.birthDate, today))
    return { update: null, problems: [{ field: 'birthDate', message: sentenceOf('UNDER_AGE') }] };
  return { update: outcome.output, problems: [] };
}

const toProblem = (issue: v.BaseIssue<unknown>): FieldProblem => ({
  field: v.getDotPath(issue) ?? '',
  message: issue.message,
});

/** True when saving would change something. */
export function isDraftChanged(draft: ProfileDraft, saved: Profile): boolean {
  const before = Object.entries(toDraft(saved));
  const after = new Map<string, string>(Object.entries(draft));
  return before.some(([field, value]) => after.get(field) !== value);
}

/** The profile as it is after a successful save of this draft. */
export function withDraft(saved: Profile | null, draft: ProfileDraft, today: string): Profile | null {
  const { update } = readDraft(draft, today);
  if (!saved || !update) return saved;
  return { ...saved, ...update, bodyVisibility: update.bodyVisibility ?? saved.bodyVisibility };
}
