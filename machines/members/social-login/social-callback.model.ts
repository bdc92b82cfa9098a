import type { FieldProblem } from '#domain/kit/errors.ts';
import { CONSENT_SENTENCE } from '#domain/kit/forms/consent-sentence.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  holdsRequired,
  latestOf,
} from '#domain/members/signup/documents.ts';
import {
  linkForm,
  type SocialAnswer,
  type SocialNeeds,
  type SocialSignedIn,
} from '#domain/members/social-login/social.ts';
import { provenJoinForm, socialEmailForm, socialJoinForm } from '#domain/members/social-login/social-join.ts';
import type { SocialError } from '#domain/members/social-login/social-providers.ts';
import type { FormEvent, FormState } from '../../kit/form.ts';

/** What the provider put into the address: an authorization code, or the reason for its absence. */
export type SocialCallbackInput = { code: string | null; reason: SocialError | null };

/** Typed values of the forms after a social login. */
export type SocialValues = {
  nickname: string;
  phone: string;
  agreed: readonly DocumentKind[];
  email: string;
  proof: string;
  password: string;
};

/** Context of the return from a provider and its forms. */
export type SocialCallbackContext = FormState<SocialValues> & {
  input: SocialCallbackInput;
  /** Last answer of the server; null before the first one. */
  answer: SocialAnswer | null;
  /** Address that received the last code; the address in the form may differ since. */
  mailedTo: string | null;
};

/** Events of the return from a provider and its forms. */
export type SocialCallbackEvent =
  | FormEvent<SocialValues>
  | { type: 'proof.asked' }
  | { type: 'passkey.asked' };

/** Initial context, before anything was loaded or typed. */
export const unread = (input: SocialCallbackInput): SocialCallbackContext => ({
  input,
  answer: null,
  mailedTo: null,
  values: { nickname: '', phone: '', agreed: [], email: '', proof: '', password: '' },
  problems: [],
  error: null,
});

export const needsOf = (answer: SocialAnswer | null): SocialNeeds | null =>
  answer && 'needs' in answer ? answer : null;
export const signedInOf = (answer: SocialAnswer | null): SocialSignedIn | null =>
  answer && 'token' in answer ? answer : null;
export const ticketOf = (answer: SocialAnswer | null): string => needsOf(answer)?.ticket ?? '';

/** Context after an answer; if the server needs more data, the form opens with what the provider sent. */
export function answeredWith({ values }: SocialCallbackContext, answer: SocialAnswer) {
  const needs = needsOf(answer);
  const told = needs ? { ...values, nickname: needs.name ?? '', email: needs.email ?? '' } : values;
  return { answer, values: told, problems: [], error: null };
}

/** True if the provider has verified the e-mail address. */
export const isVouched = (answer: SocialAnswer | null): boolean => needsOf(answer)?.emailVerified === true;

/** Request body of the sign-up form. */
export const joinBodyOf = ({ values, answer }: Pick<SocialCallbackContext, 'values' | 'answer'>) => ({
  ticket: ticketOf(answer),
  nickname: values.nickname,
  phone: values.phone,
  consents: DOCUMENT_KINDS.map((document) => ({
    document,
    version: latestOf(document).version,
    agreed: values.agreed.includes(document),
  })),
  ...(isVouched(answer) ? {} : { email: values.email, proof: values.proof }),
});
/** Request body of a sign-up with a social account. */
export type SocialJoinBody = ReturnType<typeof joinBodyOf>;

/** Returns the problems of the typed sign-up values by field. */
export function joinProblems(context: Pick<SocialCallbackContext, 'values' | 'answer'>): FieldProblem[] {
  const body = joinBodyOf(context);
  const missing = holdsRequired(body.consents) ? [] : [{ field: 'consents', message: CONSENT_SENTENCE }];
  return [...problemsOf(isVouched(context.answer) ? socialJoinForm : provenJoinForm, body), ...missing];
}

export const linkProblems = ({ values }: Pick<SocialCallbackContext, 'values'>): FieldProblem[] =>
  problemsOf(linkForm, { password: values.password });

export const emailProblems = ({ values }: Pick<SocialCallbackContext, 'values'>): FieldProblem[] =>
  problemsOf(socialEmailForm, { email: values.email });
