import type { Page } from '@playwright/test';
import { DOCUMENT_KINDS, latestOf } from '#domain/members/signup/documents.ts';
import { linkOf } from './letters.ts';
import { bearer } from './members.ts';

/** Somebody of one test alone: whatever it changes of the account, no other test, nor its own second try, meets it. */
export type Newcomer = {
  email: string;
  password: string;
  name: string;
  phone: string;
  /** Name at other sites. */
  alias: string;
};

let count = 0;

/** An address that nobody has had yet; the test providers of other sites may vouch for it. */
export function newcomer(): Newcomer {
  count += 1;
  const email = `newcomer-${process.pid}-${Date.now()}-${count}@example.com`;
  const alias = `하늘${process.pid}${Date.now() % 1_000_000}${count}`;
  const phone = `010${String(Date.now() + count * 100_003).slice(-8)}`;
  return { email, password: 'walk-Steps 9!', name: '문새봄', phone, alias };
}

/** A member who has joined and proven the address. */
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
  // Comes in once, so that no test is asked for what the first log-in asks.
  await bearer(page, person);
  return person;
}

async function post(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
}
