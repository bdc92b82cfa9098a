import { canonicalEmail } from '#domain/members/signup/email.ts';
import type { Context } from './context.ts';

/** By what an address is known once its account is closed: nobody reads the address out of it. */
export const formerEmailTag = (secrets: Context['secrets'], email: string): string =>
  secrets.tag('former-email', canonicalEmail(email));
