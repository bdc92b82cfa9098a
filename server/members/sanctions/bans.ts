import { canonicalEmail } from '#domain/members/signup/email.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import { isBanned } from './sanction-store.ts';

type Secrets = Context['secrets'];

/** Returns the pseudonymous tag by which a blocked person's e-mail address is recognised. */
export const bannedEmailTag = (secrets: Secrets, email: string): string =>
  secrets.tag('barred e-mail', canonicalEmail(email));
/** Returns the keyed hash under which a banned phone number is stored. */
export const bannedPhoneTag = (secrets: Secrets, phone: string): string =>
  secrets.tag('barred phone', phone.replace(/\D/g, ''));

/** Returns whether an e-mail address belongs to a banned member. */
export const isEmailBanned = (db: Queryable, secrets: Secrets, email: string): Promise<boolean> =>
  isBanned(db, 'email_tag', bannedEmailTag(secrets, email));
/** Returns whether a phone number belongs to a banned member. */
export const isPhoneBanned = (db: Queryable, secrets: Secrets, phone: string): Promise<boolean> =>
  isBanned(db, 'phone_tag', bannedPhoneTag(secrets, phone));
