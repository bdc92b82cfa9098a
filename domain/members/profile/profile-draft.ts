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

/** Values of the profile form; every field is text. */
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

/** Converts a stored profile to form values. */
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

/** Initial form values before the profile is loaded. */
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

// Invalid numbers become NaN, which the schema refuses with the message of the field.
const figureOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** Converts the form to the body of the PUT request, or returns its problems. */
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

/** True if saving would change the profile. */
export function isDraftChanged(draft: ProfileDraft, saved: Profile): boolean {
  const before = Object.entries(toDraft(saved));
  const after = new Map<string, string>(Object.entries(draft));
  return before.some(([field, value]) => after.get(field) !== value);
}

/** Returns the profile after a successful save of the form. */
export function withDraft(saved: Profile | null, draft: ProfileDraft, today: string): Profile | null {
  const { update } = readDraft(draft, today);
  if (!saved || !update) return saved;
  return { ...saved, ...update, bodyVisibility: update.bodyVisibility ?? saved.bodyVisibility };
}
