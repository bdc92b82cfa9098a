import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { textField } from '../../kit/forms/form-fields.ts';
import { botTokenField } from '../auth/bot-token.ts';
import { NAME_LENGTH } from '../profile/profile-form.ts';
import { codeField, mobileField } from '../signup/phone.ts';

const personEntries = {
  name: textField('이름', NAME_LENGTH.min, NAME_LENGTH.max),
  phoneNumber: mobileField,
};
/** Form with name and phone number of the account to find. */
export const findAccountSchema = v.object(personEntries);
/** Form with name, phone number and the SMS code sent to it. */
export const findAccountCodeSchema = v.object({ ...personEntries, code: codeField });

/** Found account; `VERIFIED` means that its e-mail address is verified. */
const foundAccount = v.object({
  email: v.string(),
  /** Month of joining, such as `2026-11`. */
  joinedMonth: v.string(),
  state: v.picklist(['VERIFIED', 'PENDING']),
});
export type FoundAccount = v.InferOutput<typeof foundAccount>;

const findResponse = v.array(foundAccount);

/** Public endpoint: sends an SMS code to a phone number; reveals nothing about accounts. */
export const askFindAccount = endpoint({
  method: 'POST',
  path: '/api/auth/find-account',
  access: 'public',
  summary: 'Sends a code to a phone number; the response does not reveal whether an account exists.',
  body: v.object({ ...personEntries, recaptchaToken: botTokenField }),
  response: findResponse,
  wrapping: 'envelope',
  rateLimit: 10,
});

/** Legacy API: same response, but as a GET request it sends no e-mail. */
export const findAccountByAddress = endpoint({
  method: 'GET',
  path: '/api/auth/find-account',
  access: 'public',
  summary: 'Answers like the POST call, without sending a code.',
  query: v.object({ username: personEntries.name, phoneNumber: mobileField }),
  response: findResponse,
  wrapping: 'envelope',
  rateLimit: 10,
  notKept: true,
});

/** Public endpoint: returns the accounts of a name and a phone number, given the SMS code. */
export const confirmFindAccount = endpoint({
  method: 'POST',
  path: '/api/auth/find-account/confirm',
  access: 'public',
  summary: 'Returns the accounts of a name and phone number for the code that was sent.',
  body: findAccountCodeSchema,
  response: findResponse,
  wrapping: 'envelope',
  rateLimit: 10,
});
