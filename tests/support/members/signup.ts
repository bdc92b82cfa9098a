import { sql } from 'kysely';
import { completeSignup } from '#server/members/signup/complete-signup.ts';
import { writeEmail } from '#server/members/write-email.ts';
import { forgetJobs } from '../jobs.ts';
import type { TestShop } from '../server/server.ts';

let count = 0;

/** Returns a valid form of a new person each time. */
export function signUpBody(own: Record<string, unknown> = {}) {
  count += 1;
  const password = '푸른-바다 7걸음 walk!';
  return {
    name: '문새봄',
    nickname: `새봄걸음${count}`,
    email: `newcomer-${count}@sinbaljang.test`,
    password,
    confirmPassword: own.password ?? password,
    phone: '010-2345-6789',
    ...own,
  };
}

/** Runs the jobs queued by visitors, as a worker would. */
export async function answerAnonymousSignups(shop: Pick<TestShop, 'db' | 'ports'>): Promise<void> {
  const { rows } = await sql<{
    name: string;
    data: { signUpId: number; purpose: 'resend-verification'; email: string };
  }>`
    select name, data from pgboss.job where name in ('finish-sign-up', 'write-letter') order by created_on, id`.execute(
    shop.db,
  );
  await forgetJobs(shop);
  for (const { name, data } of rows)
    await (name === 'finish-sign-up' ? completeSignup(shop.ports, data) : writeEmail(shop.ports, data));
}

/** Mails to an address, oldest first. */
export const mailsTo = ({ db }: Pick<TestShop, 'db'>, email: string) =>
  db
    .selectFrom('mails')
    .select(['kind', 'subject', 'text', 'html', 'state', 'member_id'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();

/** The token of the last link sent to an address. */
export async function tokenTo(shop: Pick<TestShop, 'db'>, email: string): Promise<string> {
  const mails = await mailsTo(shop, email);
  return /#token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

/** Requests an account as a visitor. */
export const requestSignup = (shop: TestShop, body: object) =>
  shop.withToken('').post('/api/auth/signup', body);

export const accountsOf = (shop: TestShop, email: string) =>
  shop.db.selectFrom('users').selectAll().where('email', '=', email).execute();

/** Signs up and runs the job; returns the typed values and the account. */
export async function joined(shop: TestShop, own: Record<string, unknown> = {}) {
  const body = signUpBody(own);
  const { status } = await requestSignup(shop, body);
  if (status !== 200) throw new Error(`joining answered ${status}`);
  await answerAnonymousSignups(shop);
  const [account] = await accountsOf(shop, String(body.email).normalize('NFC').trim().toLowerCase());
  if (!account) throw new Error('nobody has joined');
  return { body, account };
}

type Refused = { status: number; body: { errors?: { field: string }[]; code?: string } };
/** Status, code and first field of a refusal. */
export const problemOf = ({ status, body }: Refused) => [status, body.code, body.errors?.[0]?.field];
