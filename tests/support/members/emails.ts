import type { EmailPurpose } from '#server/kit/ports/jobs.ts';
import { writeEmail } from '#server/members/write-email.ts';
import type { TestShop } from '../server/server.ts';

/** Returns the last mail to an address in the outbox. */
export const lastMail = (shop: TestShop, recipient: string) =>
  shop.db
    .selectFrom('mails')
    .select(['kind', 'subject', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** Returns the token of its link. */
export async function tokenInMail(shop: TestShop, recipient: string): Promise<string> {
  const mail = await lastMail(shop, recipient);
  const token = /#token=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no link for ${recipient}`);
  return token;
}

/** Runs the job queued by a request and returns the token in the link of the letter. */
export async function emailFor(shop: TestShop, purpose: EmailPurpose, email: string): Promise<string> {
  await writeEmail(shop.ports, { purpose, email });
  return tokenInMail(shop, email);
}
