import { canonicalEmail } from '#domain/members/email.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import { isBarred } from './sanction-store.ts';

type Secrets = Context['secrets'];

/** By what a blocked person is known who comes back: nobody reads address or number out of it. */
export const barredEmailTag = (secrets: Secrets, email: string): string =>
  secrets.tag('barred e-mail', canonicalEmail(email));
export const barredPhoneTag = (secrets: Secrets, phone: string): string =>
  secrets.tag('barred phone', phone.replace(/\D/g, ''));

export const isEmailBarred = (db: Queryable, secrets: Secrets, email: string): Promise<boolean> =>
  isBarred(db, 'email_tag', barredEmailTag(secrets, email));
export const isPhoneBarred = (db: Queryable, secrets: Secrets, phone: string): Promise<boolean> =>
  isBarred(db, 'phone_tag', barredPhoneTag(secrets, phone));
