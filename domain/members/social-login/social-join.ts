import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { deviceField } from '../auth/device-token.ts';
import { nicknameField } from '../profile/profile-form.ts';
import { consentsField } from '../signup/documents.ts';
import { emailField } from '../signup/email.ts';
import { mobileField } from '../signup/phone.ts';
import { socialNeeds, socialSecret, socialSignedIn } from './social.ts';

/** Characters of the code that verifies an e-mail address. */
export const PROOF_LENGTH = 8;

const proofField = v.pipe(
  v.string('메일로 받은 인증 번호를 입력해 주세요.'),
  v.transform((text) => text.replace(/[\s-]/g, '').toUpperCase()),
  v.nonEmpty('메일로 받은 인증 번호를 입력해 주세요.'),
  v.length(PROOF_LENGTH, `인증 번호 ${PROOF_LENGTH}자리를 입력해 주세요.`),
);

const blank = v.pipe(v.string(), v.trim(), v.literal(''));

/** Fields that social login still requires for a new account. */
const joinEntries = {
  nickname: nicknameField,
  phone: v.nullish(v.union([blank, mobileField], '휴대전화번호는 010-1234-5678처럼 입력해 주세요.'), ''),
  consents: consentsField,
};
/** Form of a sign-up by a social account. */
export const socialJoinForm = v.object(joinEntries);
/** Variant for providers that do not verify the e-mail address. */
export const provenJoinForm = v.object({ ...joinEntries, email: emailField, proof: proofField });
/** Form with the e-mail address to verify at a sign-up by a social account. */
export const socialEmailForm = v.object({ email: emailField });

/** Public endpoint: e-mails a code for a sign-up by a social account without a verified address. */
export const proveSocialEmail = endpoint({
  method: 'POST',
  path: '/api/auth/social/email',
  access: 'public',
  summary:
    'Sends a code to the e-mail address of a person who signs up by a social account without a verified address.',
  body: v.object({ ticket: socialSecret, ...socialEmailForm.entries }),
  response: v.object({ email: v.string() }),
  wrapping: 'envelope',
  rateLimit: 5,
});

/** Public endpoint: signs up by a social account; the member is active and has no password. */
export const joinBySocial = endpoint({
  method: 'POST',
  path: '/api/auth/social/join',
  access: 'public',
  summary: 'Creates an active member without a password from a social account.',
  body: v.object({
    ticket: socialSecret,
    ...joinEntries,
    email: v.optional(emailField),
    proof: v.optional(proofField),
    device: deviceField,
  }),
  response: v.union([socialNeeds, socialSignedIn]),
  wrapping: 'envelope',
  rateLimit: 10,
});
