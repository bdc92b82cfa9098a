import type { EmailPurpose } from '#server/kit/ports/jobs.ts';
import { writeEmail } from '#server/members/write-email.ts';
import type { TestShop } from '../server/server.ts';

/** The last mail to an address, as the outbox has it. */
export const lastMail = (shop: TestShop, recipient: string) =>
  shop.db
    .selectFrom('mails')
    .select(['kind', 'subject', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** What its link carries. */
export async function tokenInMail(shop: TestShop, recipient: string): Promise<string> {
  const mail = await lastMail(shop, recipient);
  const token = /#token=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no link for ${recipient}`);
  return token;
}

/** Does the job that a request has left behind, and answers what the link in the letter carries. */
export async function letterFor(shop: TestShop, purpose: EmailPurpose, email: string): Promise<string> {
  await writeEmail(shop.ports, { purpose, email });
  return tokenInMail(shop, email);
}
