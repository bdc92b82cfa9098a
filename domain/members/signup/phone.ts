import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';

/** Mobile number; dashes and spaces are ignored. */
export const mobileField = v.pipe(
  v.string('휴대전화번호를 입력해 주세요.'),
  v.transform((text) => text.replace(/[\s-]/g, '')),
  v.nonEmpty('휴대전화번호를 입력해 주세요.'),
  v.regex(/^01\d{8,9}$/, '휴대전화번호는 010-1234-5678처럼 입력해 주세요.'),
);

/** Six-digit code of a text message. */
export const codeField = v.pipe(
  v.string('인증 번호를 입력해 주세요.'),
  v.trim(),
  v.regex(/^\d{6}$/, '인증 번호는 숫자 6자리예요.'),
);

/**
 * Form of a phone number; kept apart from the endpoint so that the client need not load its
 * schemas.
 */
export const phoneSchema = v.object({ phone: mobileField });
/** Form with the SMS code that verifies a phone number. */
export const phoneCodeSchema = v.object({ code: codeField });

/** Endpoint of members: sends an SMS code to the phone number to verify. */
export const askPhoneCode = endpoint({
  method: 'POST',
  path: '/api/users/me/phone/code',
  access: 'member',
  summary: 'Sends a verification code to a phone number of the caller.',
  body: phoneSchema,
  response: v.null(),
  wrapping: 'envelope',
  limit: 'PHONE_CODE',
});

/** Endpoint of members: verifies a phone number by its code; it becomes that of the profile. */
export const confirmPhone = endpoint({
  method: 'POST',
  path: '/api/users/me/phone/confirm',
  access: 'member',
  summary: 'Verifies a phone number by its code and stores it in the profile.',
  body: phoneCodeSchema,
  response: v.object({ phone: v.string(), verifiedAt: v.string() }),
  wrapping: 'envelope',
  rateLimit: 10,
});

/** Endpoint of members: reads the own phone number and when it was verified. */
export const readPhone = endpoint({
  method: 'GET',
  path: '/api/users/me/phone',
  access: 'member',
  summary: "Returns the caller's phone number and the time of its verification.",
  response: v.object({ phone: v.string(), verifiedAt: v.nullable(v.string()) }),
  wrapping: 'envelope',
});
export type MyPhone = v.InferOutput<typeof readPhone.response>;
