import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lift, sanction } from '../../../support/care.ts';
import { type Person, person } from '../../../support/members/people.ts';
import {
  answerAnonymousSignups,
  joined,
  requestSignup,
  signUpBody,
} from '../../../support/members/signup.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let shut: Person;
let other: Person;
const sent: string[] = [];
const phoneCheck = { sendCode: vi.fn(async (_: string, code: string) => void sent.push(code)) };
const PASSWORD = 'sinbaljang1!';
beforeAll(async () => {
  shop = await startTestShop({ ports: { phoneCheck } });
  shut = await person(shop, 'minjun');
  other = await person(shop, 'seoyeon');
});
afterAll(() => shop.close());

const admin = () => shop.asMember('admin@sinbaljang.test').then((call) => call);
const logIn = ({ email }: Pick<Person, 'email'>, password = PASSWORD) =>
  shop.withToken('').post('/api/auth/login', { email, password, recaptchaToken: '' });
const said = ({ status, body }: Awaited<ReturnType<typeof logIn>>) => [status, body.code, body.message];

describe('login of a banned or suspended member', () => {
  it.each([
    [
      { kind: 'SUSPEND', days: 7 },
      'ACCOUNT_SUSPENDED',
      /광고나 도배 때문에 계정이 정지됐어요\. .*까지 로그인할 수 없어요\. 이의/,
    ],
    [{ kind: 'BLOCK' }, 'ACCOUNT_BLOCKED', /광고나 도배 때문에 차단된 계정이에요\. 이의/],
  ])('returns reason, end and appeal to who has the password: %o', async (form, code, sentence) => {
    const given = await sanction(await admin(), shut.id, form);
    const right = await logIn(shut);
    expect([right.status, right.body.code]).toEqual([403, code]);
    expect(right.body.message).toMatch(sentence);
    expect(said(await logIn(shut, '틀린-비밀번호-9'))).toEqual(
      said(await logIn({ email: 'nobody@sinbaljang.test' }, '틀린-비밀번호-9')),
    );
    expect((await logIn(other)).status).toBe(200);
    await lift(await admin(), given.body.data.sanctionId);
    expect((await logIn(shut)).status).toBe(200);
  });
});

describe('banned member', () => {
  it('cannot sign up again with the address, even after a withdrawal, and nothing is revealed', async () => {
    const { body, account } = await joined(shop);
    const opened = { status: 'ACTIVE', email_verified_at: shop.clock.now() };
    await shop.db.updateTable('users').set(opened).where('id', '=', account.id).execute();
    await sanction(await admin(), account.id, { kind: 'BLOCK' });
    expect((await (await admin()).delete(`/api/users/admin/by-email/${body.email}`)).status).toBe(200);
    const again = await requestSignup(shop, signUpBody({ email: body.email }));
    const stranger = await requestSignup(shop, signUpBody());
    expect([again.status, again.body.message]).toEqual([stranger.status, stranger.body.message]);
    await answerAnonymousSignups(shop);
    const found = await shop.db.selectFrom('users').select('id').where('email', '=', body.email).execute();
    expect(found).toEqual([]);
    await shop.db
      .updateTable('sanctions')
      .set({ lifted_at: shop.clock.now() })
      .where('user_id', '=', account.id)
      .execute();
    await joined(shop, { email: body.email });
  });

  it('cannot verify the phone number for another account; another number is free', async () => {
    const phone = '01055556666';
    const proven = { phone, phone_verified_at: shop.clock.now() };
    await shop.db.updateTable('users').set(proven).where('id', '=', shut.id).execute();
    const given = await sanction(await admin(), shut.id, { kind: 'BLOCK' });
    await shop.db
      .updateTable('users')
      .set({ phone: '', phone_verified_at: null })
      .where('id', '=', shut.id)
      .execute();
    const prove = async (number: string) => {
      await other.call.post('/api/users/me/phone/code', { phone: number });
      return other.call.post('/api/users/me/phone/confirm', { code: sent.at(-1) });
    };
    expect((await prove(phone)).body.code).toBe('PHONE_TAKEN');
    expect((await prove('01055557777')).status).toBe(200);
    await lift(await admin(), given.body.data.sanctionId);
    expect((await prove(phone)).status).toBe(200);
  });
});
