import * as v from 'valibot';
import { plainNickname } from '#domain/members/profile/nickname.ts';
import { NAME_LENGTH } from '#domain/members/profile/profile-form.ts';
import { emailField } from '#domain/members/signup/email.ts';
import type { Secrets } from '../../kit/ports/secrets.ts';
import type { SocialPerson } from '../../kit/ports/social.ts';

/** Most characters of a provider's user id. */
const LONGEST_ID = 255;

const addressOf = (text: string | null): string | null => {
  const address = v.safeParse(emailField, text);
  return address.success ? address.output : null;
};

const nameOf = (text: string | null): string | null => {
  const name = [...plainNickname(text ?? '')].slice(0, NAME_LENGTH.max).join('');
  return name.length >= NAME_LENGTH.min ? name : null;
};

/** Validates a person; null without an id. An invalid e-mail address counts as missing. */
export function validSocialPerson({
  providerUserId,
  email,
  emailVerified,
  name,
}: SocialPerson): SocialPerson | null {
  if (!providerUserId || providerUserId.length > LONGEST_ID) return null;
  const address = addressOf(email);
  return {
    providerUserId,
    email: address,
    emailVerified: address !== null && emailVerified,
    name: nameOf(name),
  };
}

const personSchema = v.object({
  providerUserId: v.string(),
  email: v.nullable(v.string()),
  emailVerified: v.boolean(),
  name: v.nullable(v.string()),
});

/** Encrypts the profile of a social account for storage. */
export const sealedPerson = (secrets: Secrets, person: SocialPerson): string =>
  secrets.seal(JSON.stringify(person));

/** Decrypts a stored profile of a social account. */
export const openedPerson = (secrets: Secrets, sealed: string): SocialPerson =>
  v.parse(personSchema, JSON.parse(secrets.open(sealed)));
