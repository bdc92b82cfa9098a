import type { Page } from '@playwright/test';
import { DOCUMENT_KINDS, latestOf } from '#domain/members/signup/documents.ts';
import { linkOf } from './emails.ts';
import { bearer } from './members.ts';

/** A member of one test: no other test, nor its own retry, sees changes of the account. */
export type Newcomer = {
  email: string;
  password: string;
  name: string;
  phone: string;
  /** Name at other sites. */
  alias: string;
};

let count = 0;

/** Returns a new address; the test providers of other sites may verify it. */
export function newcomer(): Newcomer {
  count += 1;
  const email = `newcomer-${process.pid}-${Date.now()}-${count}@example.com`;
  const alias = `하늘${process.pid}${Date.now() % 1_000_000}${count}`;
  const phone = `010${String(Date.now() + count * 100_003).slice(-8)}`;
  return { email, password: 'walk-Steps 9!', name: '문새봄', phone, alias };
}

/** Signs up a member with a proven address. */
export async function joined(page: Page): Promise<Newcomer> {
  const person = newcomer();
  const consents = DOCUMENT_KINDS.map((document) => {
    const { version } = latestOf(document);
    return { document, version, agreed: true };
  });
  const more = { confirmPassword: person.password, consents, recaptchaToken: '' };
  const { alias: _, ...asked } = person;
  await post(page, '/api/auth/signup', { ...asked, ...more });
  const { hash } = new URL(await linkOf(page, person.email, 'verify'), 'https://shop.test');
  await post(page, '/api/auth/verify-email', { token: hash.replace('#token=', '') });
  // Logs in once, so that tests do not get the dialogs of the first log-in.
  await bearer(page, person);
  return person;
}

async function post(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
}
