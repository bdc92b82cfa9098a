import { canonicalEmail } from '#domain/members/signup/email.ts';
import type { Context } from './context.ts';

/**
 * Returns the pseudonymous tag of a closed account's e-mail address, from which the address cannot
 * be read.
 */
export const formerEmailTag = (secrets: Context['secrets'], email: string): string =>
  secrets.tag('former-email', canonicalEmail(email));
