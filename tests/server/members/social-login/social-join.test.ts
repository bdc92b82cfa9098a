// Size: one way in, with everything that is tried against it.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DOCUMENT_KINDS, isRequired, latestOf } from '#domain/members/signup/documents.ts';
import type { SocialPerson } from '#server/kit/ports/social.ts';
import { actionsOf } from '../../../support/audit-log.ts';
import { browserIn, PERSON, type Provider } from '../../../support/members/social.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(() => shop.close());

const MINUTE = 60_000;
const consents = DOCUMENT_KINDS.map((document) => ({
  document,
  version: latestOf(document).version,
  agreed: isRequired(document),
}));

type Answer = { statusCode: number; json(): { data: Record<string, string>; code: string } };
type Form = Record<string, unknown>;

/** Somebody who has come back from the other site and has a ticket. */
async function comer(provider: Provider, who: number) {
  const browser = browserIn(shop);
  const { data } = (await browser.exchange(await browser.goThrough(provider, who))).json();
  const ticket: string = data.ticket;
  const join = (form: Form = {}): Promise<Answer> =>
    browser.post('/api/auth/social/join', { ticket, nickname: '새하늘길', consents, ...form });
  const mail = (email: string): Promise<Answer> => browser.post('/api/auth/social/email', { ticket, email });
  return { browser, data, join, mail };
}

const codeFor = async (email: string) => {
  const mails = await shop.db
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', email)
    .where('kind', '=', 'social-email')
    .orderBy('id', 'desc')
    .execute();
  return { code: /^[A-Z2-9]{8}$/m.exec(mails[0]?.text ?? '')?.[0] ?? '', mails: mails.length };
};
const memberOf = (email: string) =>
  shop.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
const accounts = () => shop.db.selectFrom('social_accounts').selectAll().execute();
const codesOf = (answers: readonly Answer[]) => answers.map((answer) => answer.statusCode).toSorted();

describe('social sign-up', () => {
  const EMAIL = 'haneul.kakao@example.com';

  it('creates an active member without a password and a session', async () => {
    const { data, join } = await comer('kakao', PERSON.fresh);
    expect(data).toMatchObject({ needs: 'CONSENT', email: EMAIL, emailVerified: true, name: '하늘길' });
    const answer = (await join({ phone: '010-1234-5678', role: 'admin', status: 'BLOCKED' })).json();
    expect(answer.data).toMatchObject({ nickname: '새하늘길', role: 'USER', email: EMAIL, returnTo: '/' });
    const member = await memberOf(EMAIL);
    expect(member).toMatchObject({
      status: 'ACTIVE',
      role: 'user',
      password_hash: null,
      phone: '01012345678',
      name: '하늘길',
      email_verified_at: shop.clock.now(),
    });
    const kept = await shop.db
      .selectFrom('consents')
      .selectAll()
      .where('user_id', '=', member?.id ?? 0)
      .execute();
    expect(kept.map(({ document, agreed, via }) => [document, agreed, via])).toEqual(
      consents.map(({ document, agreed }) => [document, agreed, 'SOCIAL']),
    );
    expect(await actionsOf(shop, 'MEMBER', member?.id ?? 0)).toContain('SOCIAL_LINKED');
    const token = answer.data.token ?? '';
    expect((await shop.withToken(token).get('/api/users/me/profile')).body.data.email).toBe(EMAIL);
    // Nobody logs in with a password there.
    const login = await shop.as('visitor').post('/api/auth/login', { email: EMAIL, password: 'null' });
    expect(login.status).toBe(400);
  });

  it('creates one member for ten at once', async () => {
    const { join } = await comer('kakao', PERSON.fresh);
    const answers = await Promise.all(Array.from({ length: 10 }, () => join()));
    expect(codesOf(answers)).toEqual([200, ...Array(9).fill(400)]);
    expect(await accounts()).toHaveLength(1);
  });

  it('creates one member for two browsers at once', async () => {
    const [first, second] = [await comer('kakao', PERSON.fresh), await comer('kakao', PERSON.fresh)];
    const answers = await Promise.all([
      first.join({ nickname: '하늘하나' }),
      second.join({ nickname: '하늘둘' }),
    ]);
    // The other one is a member's by now: its owner is asked who they are.
    const said = answers.map((answer) => answer.json().data.needs ?? 'IN').toSorted();
    expect([
      ['IN', 'LINK'],
      ['IN', undefined],
    ]).toContainEqual(said);
    expect(await accounts()).toHaveLength(1);
  });

  it('requires the required consents in their present version', async () => {
    const { join } = await comer('kakao', PERSON.fresh);
    const without = consents.map((one) => ({ ...one, agreed: one.document === 'AGE_14' }));
    const stale = consents.map((one) => ({ ...one, version: '2020-01-01' }));
    const answers = [
      await join({ consents: without }),
      await join({ consents: stale }),
      await join({ consents: [] }),
    ];
    expect(answers.map((answer) => answer.json().code)).toEqual(Array(3).fill('CONSENT_REQUIRED'));
    expect((await join({ consents: undefined })).statusCode).toBe(400);
    expect(await memberOf(EMAIL)).toBeUndefined();
    expect((await join()).statusCode).toBe(200);
  });

  it('requires a free nickname, and can try another with the same ticket', async () => {
    const { join } = await comer('kakao', PERSON.fresh);
    const taken = await join({ nickname: '걷는하루' });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'NICKNAME_TAKEN']);
    expect((await join({ nickname: '관리자' })).statusCode).toBe(400);
    expect(await accounts()).toEqual([]);
    expect((await join()).statusCode).toBe(200);
  });

  it('is valid for a quarter of an hour, in the same browser', async () => {
    const { data, join } = await comer('kakao', PERSON.fresh);
    const other = browserIn(shop);
    await other.begin('kakao');
    const elsewhere = await other.post('/api/auth/social/join', {
      ticket: data.ticket,
      nickname: '남의길',
      consents,
    });
    expect(elsewhere.json().code).toBe('SOCIAL_EXPIRED');
    shop.clock.advance(15 * MINUTE);
    expect((await join()).json().code).toBe('SOCIAL_EXPIRED');
    expect(await accounts()).toEqual([]);
  });

  it('replaces an unverified account, and keeps nothing of it', async () => {
    const prepared = await shop.db
      .updateTable('users')
      .set({ email: EMAIL, status: 'PENDING', email_verified_at: null })
      .where('email', '=', 'minjun@sinbaljang.test')
      .returning('id')
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('social_accounts')
      .values({
        provider: 'google',
        provider_user_id: 'of-a-stranger',
        user_id: prepared.id,
        email: null,
        connected_at: shop.clock.now(),
      })
      .execute();
    const { join } = await comer('kakao', PERSON.fresh);
    expect((await join()).statusCode).toBe(200);
    expect(await memberOf(EMAIL)).toMatchObject({ id: prepared.id, status: 'ACTIVE', password_hash: null });
    expect(await accounts()).toMatchObject([{ provider: 'kakao', user_id: prepared.id }]);
  });
});

describe('unverified address of a social provider', () => {
  it.each([
    ['none', PERSON.nameless, 'own@example.com'],
    ['an unconfirmed one', PERSON.unverified, 'baram.naver@example.com'],
  ])('(%s) is verified by an e-mail code', async (_, who, email) => {
    const { data, join, mail } = await comer('naver', who);
    expect([data.needs, data.emailVerified]).toEqual(['CONSENT', false]);
    expect((await join({ email })).json().code).toBe('INVALID_CODE');
    expect((await mail(email)).json().data).toEqual({ email });
    const { code } = await codeFor(email);
    expect((await join({ email, proof: 'AAAAAAAA' })).json().code).toBe('INVALID_CODE');
    // A code for one address is none for another.
    expect((await join({ email: 'else@example.com', proof: code })).json().code).toBe('INVALID_CODE');
    expect(await accounts()).toEqual([]);
    expect((await join({ email, proof: code.toLowerCase() })).statusCode).toBe(200);
    expect(await memberOf(email)).toMatchObject({ status: 'ACTIVE', email_verified_at: shop.clock.now() });
  });

  it('has five attempts for each of three e-mails', async () => {
    const { join, mail } = await comer('naver', PERSON.nameless);
    const email = 'own@example.com';
    const guess = async () => (await join({ email, proof: 'AAAAAAAA' })).json().code;
    const mails = [];
    for (let round = 0; round < 4; round += 1) {
      mails.push((await mail(email)).statusCode);
      const guesses = [];
      for (let index = 0; index < 6; index += 1) guesses.push(await guess());
      expect(guesses).toEqual(
        round === 3 ? Array(6).fill('SOCIAL_EXPIRED') : [...Array(5).fill('INVALID_CODE'), 'SOCIAL_EXPIRED'],
      );
    }
    expect(mails).toEqual([200, 200, 200, 400]);
  });

  it('is not revealed: a member’s address gets the same answer, and needs the password after verification', async () => {
    const { join, mail, browser } = await comer('naver', PERSON.nameless);
    const [known, unknown] = ['minjun@sinbaljang.test', 'nobody@example.com'];
    const [first, second] = [(await mail(known)).json(), (await mail(unknown)).json()];
    expect(Object.keys(first.data)).toEqual(Object.keys(second.data));
    await mail(known);
    const { code } = await codeFor(known);
    const { data } = (await join({ email: known, proof: code })).json();
    expect(data).toMatchObject({ needs: 'LINK', email: known });
    expect(await accounts()).toEqual([]);
    const linked = await browser.post('/api/auth/social/link', {
      ticket: data.ticket,
      password: 'sinbaljang1!',
    });
    expect(linked.statusCode).toBe(200);
    expect(await accounts()).toMatchObject([{ provider: 'naver', provider_user_id: 'naver-4' }]);
  });
});

describe('data of a social provider', () => {
  const told = async (person: Partial<SocialPerson> & object) => {
    await shop.close();
    const said = { providerUserId: 'p-1', email: null, emailVerified: false, name: null, ...person };
    shop = await startTestShop({
      ports: {
        social: {
          name: 'real',
          providers: [
            {
              id: 'google',
              authorizeUrl: (state) => `https://idp.test/?state=${state}`,
              exchange: async () => said,
            },
          ],
        },
      },
    });
    const browser = browserIn(shop);
    const { state } = await browser.begin('google');
    const { facts } = await browser.land(`/login/oauth2/code/google?state=${state}&code=any`);
    return facts.code ? (await browser.exchange(facts.code)).json().data : facts;
  };
  const MINJUN = 'minjun@sinbaljang.test';

  it.each([
    [
      'an address in capitals',
      { email: ' MinJun@Sinbaljang.TEST ', emailVerified: true },
      { needs: 'LINK', email: MINJUN },
    ],
    ['an unconfirmed one', { email: MINJUN }, { needs: 'LINK', email: MINJUN }],
    [
      'an empty one',
      { email: '', emailVerified: true },
      { needs: 'CONSENT', email: null, emailVerified: false },
    ],
    [
      'one of 300 letters',
      { email: `${'a'.repeat(300)}@x.kr`, emailVerified: true },
      { needs: 'CONSENT', email: null, emailVerified: false },
    ],
    [
      'two at once',
      { email: `${MINJUN}, evil@x.kr`, emailVerified: true },
      { needs: 'CONSENT', email: null },
    ],
    [
      'a line break',
      { email: 'a@x.kr\r\nBcc: b@x.kr', emailVerified: true },
      { needs: 'CONSENT', email: null },
    ],
    ['a role', { email: MINJUN, emailVerified: true, role: 'admin', userType: 'admin' }, { needs: 'LINK' }],
    [
      'a long name',
      { email: 'new@x.kr', emailVerified: true, name: '가'.repeat(500) },
      { needs: 'CONSENT', name: '가'.repeat(50) },
    ],
    ['no id', { providerUserId: '', email: MINJUN, emailVerified: true }, { error: 'failed' }],
    ['an endless id', { providerUserId: '9'.repeat(300) }, { error: 'failed' }],
  ])('%s is never enough for a login', async (_, person, expected) => {
    const answer = await told(person);
    expect(answer).toMatchObject(expected);
    expect(answer.token).toBeUndefined();
    expect(await accounts()).toEqual([]);
  });
});
