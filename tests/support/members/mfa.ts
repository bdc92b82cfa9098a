import { Secret, TOTP } from 'otpauth';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import type { Answer, TestShop } from '../server/server.ts';

/** The code that an app shows for a secret, `steps` steps of 30 s from `now`. */
export const codeAt = (secret: string, now: Date, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + steps * 30_000 });

let hosts = 0;
/** An address that has never called before: limits by address are for strangers. */
export const elsewhere = () => {
  hosts += 1;
  return { headers: { 'x-forwarded-for': `198.51.${100 + (hosts >> 8)}.${hosts & 255}` } };
};

/** Turns two-step log-in on for a member; answers the secret and the recovery codes. */
export async function withSecondStep(shop: TestShop, email: string) {
  const me = await shop.asMember(email);
  const setup = await me.post('/api/users/me/mfa/setup', {}, elsewhere());
  const secret: string = setup.body.data.secret;
  const token = codeAt(secret, shop.clock.now());
  const on = await me.post('/api/users/me/mfa/enable', { token }, elsewhere());
  if (on.status !== 200) throw new Error(on.body.message);
  // The step of the first code is used up.
  shop.clock.advance(60_000);
  return { me, secret, codes: on.body.data.backupCodes as string[] };
}

export const logInBy = (shop: TestShop, email: string, more: object = {}): Promise<Answer> =>
  shop.as('visitor').post('/api/auth/login', { email, password: DEMO_PASSWORD, ...more }, elsewhere());

export const complete = (
  shop: TestShop,
  tempToken: string,
  token: string,
  more: object = {},
): Promise<Answer> =>
  shop.as('visitor').post('/api/admin/mfa/complete', { tempToken, token, ...more }, elsewhere());

/** Nobody has a second step, nor has anybody tried one: each test begins there. */
export async function forgetSteps({ db }: Pick<TestShop, 'db'>): Promise<void> {
  for (const table of [
    'action_counts',
    'mfa',
    'recovery_codes',
    'mails',
    'login_attempts',
    'login_challenges',
  ] as const)
    await db.deleteFrom(table).execute();
}
