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

/** The form as typed. */
export type SignUpValues = {
  name: string;
  nickname: string;
  email: string;
  password: string;
  confirmPassword: string;
  phone: string;
  birthDate: string;
  /** What is ticked. */
  agreed: readonly DocumentKind[];
  /** What people do not see stays empty. */
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

/** Every document with the choice that was made about it, in the version that was shown. */
export const consentsOf = (agreed: readonly DocumentKind[]): Consent[] =>
  DOCUMENT_KINDS.map((document) => ({
    document,
    version: latestOf(document).version,
    agreed: agreed.includes(document),
  }));

/** Everything that keeps the form from being sent; the words of the server's own refusal come with its answer. */
export function signUpProblems(values: SignUpValues, consentMissing: string): FieldProblem[] {
  const missing = holdsRequired(consentsOf(values.agreed))
    ? []
    : [{ field: 'consents', message: consentMissing }];
  return [...problemsOf(signUpForm, values), ...missing];
}

/** What is sent of a form without problems. */
export type SignUpSent = Omit<SignUpValues, 'agreed'> & { consents: Consent[] };
export const toSignUp = ({ agreed, ...values }: SignUpValues): SignUpSent => ({
  ...values,
  consents: consentsOf(agreed),
});

/** What is ticked after a press: at night comes only with the mails themselves. */
export function ticked(agreed: readonly DocumentKind[], document: DocumentKind, on: boolean): DocumentKind[] {
  const others = agreed.filter((kind) => kind !== document);
  if (!on) return document === 'MARKETING' ? others.filter((kind) => kind !== 'MARKETING_NIGHT') : others;
  return [...others, document];
}
