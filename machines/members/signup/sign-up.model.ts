import type { FieldProblem } from '#domain/kit/errors.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import {
  type Consent,
  DOCUMENT_KINDS,
  type DocumentKind,
  holdsRequired,
  latestOf,
} from '#domain/members/signup/documents.ts';
import { signUpForm } from '#domain/members/signup/sign-up.ts';

/** Typed values of the sign-up form. */
export type SignUpValues = {
  name: string;
  nickname: string;
  email: string;
  password: string;
  confirmPassword: string;
  phone: string;
  birthDate: string;
  /** Documents that are ticked. */
  agreed: readonly DocumentKind[];
  /** Honeypot field: hidden from people, filled in by bots. */
  website: string;
};

export const NOTHING_TYPED: SignUpValues = {
  name: '',
  nickname: '',
  email: '',
  password: '',
  confirmPassword: '',
  phone: '',
  birthDate: '',
  agreed: [],
  website: '',
};

/** Every document with the member's choice, in the version that was shown. */
export const consentsOf = (agreed: readonly DocumentKind[]): Consent[] =>
  DOCUMENT_KINDS.map((document) => ({
    document,
    version: latestOf(document).version,
    agreed: agreed.includes(document),
  }));

/** Problems that prevent sending; `consentMissing` is the message for a required document that is not ticked. */
export function signUpProblems(values: SignUpValues, consentMissing: string): FieldProblem[] {
  const missing = holdsRequired(consentsOf(values.agreed))
    ? []
    : [{ field: 'consents', message: consentMissing }];
  return [...problemsOf(signUpForm, values), ...missing];
}

/** Request body of a valid form. */
export type SignUpSent = Omit<SignUpValues, 'agreed'> & { consents: Consent[] };
/** Converts the typed values to the body of the sign-up request. */
export const toSignUp = ({ agreed, ...values }: SignUpValues): SignUpSent => ({
  ...values,
  consents: consentsOf(agreed),
});

/** Ticked documents after a change: consent to night-time mails requires consent to mails. */
export function ticked(agreed: readonly DocumentKind[], document: DocumentKind, on: boolean): DocumentKind[] {
  const others = agreed.filter((kind) => kind !== document);
  if (!on) return document === 'MARKETING' ? others.filter((kind) => kind !== 'MARKETING_NIGHT') : others;
  return [...others, document];
}
