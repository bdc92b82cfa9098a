// Size: one way in, with everything that is tried against it.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { actionsOf } from '../../../support/audit-log.ts';
import { openSession } from '../../../support/members/sessions.ts';
import { browserIn, PERSON, type Provider } from '../../../support/members/social.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(() => shop.close());

const MINUTE = 60_000;
const RIGHT = 'sinbaljang1!';
const MINJUN = 'minjun@sinbaljang.test';

const idOf = async (email: string) =>
  (await shop.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

/** Connected as if it had been done long ago. */
const connected = async (email: string, provider: Provider, who: number) =>
  shop.db
    .insertInto('social_accounts')
    .values({
      provider,
      provider_user_id: `${provider}-${who + 1}`,
      user_id: await idOf(email),
      email: null,
      connected_at: shop.clock.now(),
    })
    .execute();

const accounts = () => shop.db.selectFrom('social_accounts').selectAll().execute();
const sessionsOf = async (email: string) =>
  (
    await shop.db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', await idOf(email))
      .execute()
  ).filter(({ method, revoked_at }) => method !== 'PASSWORD' && revoked_at === null);
const mailsTo = (email: string) =>
  shop.db.selectFrom('mails').select(['kind', 'subject']).where('recipient', '=', email).execute();

describe('code of a social login', () => {
  beforeEach(() => connected(MINJUN, 'kakao', PERSON.fresh));

  it('opens a session without step-up authentication', async () => {
    const browser = browserIn(shop);
    const answer = await browser.exchange(
      await browser.goThrough('kakao', PERSON.fresh, '?returnTo=/orders'),
    );
    expect(answer.json().data).toMatchObject({
      email: MINJUN,
      role: 'USER',
      requiresMfa: false,
      returnTo: '/orders',
      token: expect.any(String),
    });
    const [session] = await sessionsOf(MINJUN);
    expect([session?.method, session?.elevated_until]).toEqual(['SOCIAL', null]);
    const me = await shop.withToken(answer.json().data.token).get('/api/users/me/profile');
    expect(me.body.data.email).toBe(MINJUN);
    const asked = await shop.withToken(answer.json().data.token).delete('/api/social/providers/kakao');
    expect([asked.status, asked.body.code]).toEqual([403, 'ELEVATION_REQUIRED']);
  });

  it('is used once of ten at once', async () => {
    const browser = browserIn(shop);
    const code = await browser.goThrough('kakao', PERSON.fresh);
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.exchange(code)));
    const codes = answers.map((answer) => answer.statusCode).toSorted();
    expect(codes).toEqual([200, ...Array(9).fill(400)]);
    expect(await sessionsOf(MINJUN)).toHaveLength(1);
  });

  it('is valid for a minute, in the same browser, and for nothing else', async () => {
    const browser = browserIn(shop);
    const code = await browser.goThrough('kakao', PERSON.fresh);
    const elsewhere = await browserIn(shop).exchange(code);
    const other = browserIn(shop);
    await other.begin('kakao');
    const marked = await other.exchange(code);
    const asTicket = await browser.post('/api/auth/social/link', { ticket: code, password: RIGHT });
    const asToken = await shop.withToken(code).get('/api/users/me/profile');
    expect([elsewhere, marked, asTicket].map((answer) => answer.json().code)).toEqual([
      'SOCIAL_EXPIRED',
      'SOCIAL_EXPIRED',
      'SOCIAL_EXPIRED',
    ]);
    expect(asToken.status).toBe(401);
    shop.clock.advance(MINUTE);
    expect((await browser.exchange(code)).json().code).toBe('SOCIAL_EXPIRED');
    expect(await sessionsOf(MINJUN)).toHaveLength(0);
  });

  it('is not accepted from a form of another site, nor from an address', async () => {
    const browser = browserIn(shop);
    const code = await browser.goThrough('kakao', PERSON.fresh);
    const path = '/api/auth/social/exchange';
    const text = JSON.stringify({ code });
    const plain = await browser.post(path, text, { 'content-type': 'text/plain' });
    const form = await browser.post(path, `code=${code}`, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    const read = await browser.get(`${path}?code=${code}`);
    expect([plain.statusCode, form.statusCode, read.statusCode]).toEqual([415, 415, 404]);
    expect(await sessionsOf(MINJUN)).toHaveLength(0);
    expect((await browser.exchange(code)).statusCode).toBe(200);
  });
});

describe('social login is refused', () => {
  it.each([
    ['seller@sinbaljang.test', {}, 403, 'SOCIAL_NOT_ALLOWED'],
    ['admin@sinbaljang.test', {}, 403, 'SOCIAL_NOT_ALLOWED'],
    [MINJUN, { status: 'BLOCKED' }, 403, 'USER_ACCOUNT_NOT_ACTIVE'],
    [MINJUN, { status: 'PENDING' }, 403, 'ACCOUNT_NOT_VERIFIED'],
    [MINJUN, { status: 'DELETED' }, 400, 'SOCIAL_FAILED'],
  ])('to %s %o', async (email, change, status, code) => {
    await connected(email, 'naver', PERSON.fresh);
    if ('status' in change)
      await shop.db.updateTable('users').set(change).where('email', '=', email).execute();
    const browser = browserIn(shop);
    const answer = await browser.exchange(await browser.goThrough('naver', PERSON.fresh));
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await sessionsOf(email)).toHaveLength(0);
  });
});

describe('social login with a second factor', () => {
  const turnOn = async (email: string) =>
    shop.db
      .insertInto('mfa')
      .values({ user_id: await idOf(email), secret_sealed: 'sealed', enabled_at: shop.clock.now() })
      .execute();

  it.each([MINJUN, 'admin@sinbaljang.test'])('asks for it: %s', async (email) => {
    await turnOn(email);
    await connected(email, 'kakao', PERSON.fresh);
    const browser = browserIn(shop);
    const { data } = (await browser.exchange(await browser.goThrough('kakao', PERSON.fresh))).json();
    expect(data).toMatchObject({ requiresMfa: true, token: null, tempToken: expect.any(String) });
    expect(await sessionsOf(email)).toHaveLength(0);
    expect((await shop.withToken(data.tempToken).get('/api/users/me/profile')).status).toBe(401);
  });

  it('links nothing by the password alone', async () => {
    await turnOn(MINJUN);
    const browser = browserIn(shop);
    const { data } = (await browser.exchange(await browser.goThrough('kakao', PERSON.known))).json();
    const answer = await browser.post('/api/auth/social/link', { ticket: data.ticket, password: RIGHT });
    expect(answer.json().data).toMatchObject({ requiresMfa: true, token: null });
    expect(await accounts()).toEqual([]);
    expect(await mailsTo(MINJUN)).toEqual([]);
  });
});

describe('social login with the address of a member', () => {
  const asked = async () => {
    const browser = browserIn(shop);
    const { data } = (await browser.exchange(await browser.goThrough('kakao', PERSON.known))).json();
    const link = (password: string) =>
      browser.post('/api/auth/social/link', { ticket: data.ticket, password });
    return { browser, data, link };
  };

  it('is linked only by the password, with a notification', async () => {
    const { data, link } = await asked();
    expect(data).toMatchObject({ needs: 'LINK', provider: 'kakao', email: MINJUN });
    expect(data.token).toBeUndefined();
    expect(await accounts()).toEqual([]);
    const wrong = await link('wrong');
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'INVALID_CREDENTIALS']);
    expect(await accounts()).toEqual([]);
    const right = await link(RIGHT);
    expect(right.json().data).toMatchObject({ email: MINJUN, token: expect.any(String) });
    expect(await accounts()).toMatchObject([{ provider: 'kakao', provider_user_id: 'kakao-2' }]);
    expect(await mailsTo(MINJUN)).toMatchObject([{ kind: 'social-linked' }]);
    expect(await actionsOf(shop, 'MEMBER', await idOf(MINJUN))).toEqual(['SOCIAL_LINKED']);
    // From now on the other site's account is enough.
    const again = browserIn(shop);
    const next = await again.exchange(await again.goThrough('kakao', PERSON.known));
    expect(next.json().data).toMatchObject({ email: MINJUN, token: expect.any(String) });
  });

  it('is linked once of ten at once, without sessions of the others', async () => {
    const { link } = await asked();
    const answers = await Promise.all(Array.from({ length: 10 }, () => link(RIGHT)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await accounts()).toHaveLength(1);
    expect(await mailsTo(MINJUN)).toHaveLength(1);
    const open = await shop.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', await idOf(MINJUN))
      .where('revoked_at', 'is', null)
      .where('created_at', '=', shop.clock.now())
      .execute();
    expect(open).toHaveLength(1);
  });

  it('has as many attempts as the login', async () => {
    await shop.close();
    shop = await startTestShop({ rateLimitFactor: 1 });
    const { browser, data } = await asked();
    const statuses = [];
    for (let index = 0; index < 12; index += 1) {
      const answer = await browser.ask('POST', '/api/auth/social/link', {
        ticket: data.ticket,
        password: `wrong${index}`,
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
    const login = await shop.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: '198.51.100.1',
      payload: { email: MINJUN, password: RIGHT },
    });
    expect(login.statusCode).toBe(429);
  });

  it('is ignored for an unverified account once its address is verified', async () => {
    await shop.db.updateTable('users').set({ status: 'PENDING' }).where('email', '=', MINJUN).execute();
    expect((await asked()).data).toMatchObject({ needs: 'CONSENT', email: MINJUN, emailVerified: true });
  });

  it('is not linked to a seller or administrator', async () => {
    await shop.db.updateTable('users').set({ role: 'seller' }).where('email', '=', MINJUN).execute();
    const { link } = await asked();
    expect((await link(RIGHT)).json().code).toBe('SOCIAL_NOT_ALLOWED');
    expect(await accounts()).toEqual([]);
    const open = await shop.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', await idOf(MINJUN))
      .where('created_at', '=', shop.clock.now())
      .where('revoked_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });
});

describe('social accounts of a member', () => {
  const member = async (email = MINJUN) => {
    const token = await openSession(shop.db, email, shop.clock.now());
    const browser = browserIn(shop);
    const headers = { authorization: `Bearer ${token}` };
    const connect = async (provider: Provider, who: number) => {
      const { data } = (await browser.post(`/api/social/providers/${provider}`, {}, headers)).json();
      const { facts } = await browser.land(await browser.say(new URL(data.url, 'http://here.invalid'), who));
      return facts.code ?? '';
    };
    const read = async () => (await browser.get('/api/social/providers', headers)).json().data;
    const unlink = (provider: Provider) =>
      browser.ask('DELETE', `/api/social/providers/${provider}`, undefined, headers);
    return { token, browser, connect, read, unlink };
  };

  it('are linked, listed and unlinked', async () => {
    const { token, browser, connect, read, unlink } = await member();
    const answer = await browser.exchange(await connect('naver', PERSON.fresh), token);
    expect(answer.json().data).toEqual({ connected: 'naver', returnTo: '/' });
    const seen = await read();
    expect(seen).toMatchObject({
      totalConnected: 1,
      userEmail: MINJUN,
      hasSocialLogin: true,
      isLastMethod: false,
      connectedProviders: [{ provider: 'naver', socialEmail: 'haneul.naver@example.com' }],
    });
    expect(seen.providers).toMatchObject([
      { provider: 'kakao', connected: false },
      { provider: 'naver', connected: true, email: 'haneul.naver@example.com' },
      { provider: 'google', connected: false },
    ]);
    expect((await unlink('naver')).statusCode).toBe(200);
    expect((await read()).totalConnected).toBe(0);
    expect((await unlink('naver')).json().code).toBe('SOCIAL_NOT_LINKED');
    expect((await mailsTo(MINJUN)).map(({ kind }) => kind)).toEqual(['social-linked', 'social-unlinked']);
    expect(await actionsOf(shop, 'MEMBER', await idOf(MINJUN))).toEqual(['SOCIAL_LINKED', 'SOCIAL_UNLINKED']);
  });

  it('cannot be linked by a flow that another member began', async () => {
    const { browser, connect } = await member();
    const code = await connect('naver', PERSON.fresh);
    const other = await openSession(shop.db, 'user@sinbaljang.test', shop.clock.now());
    expect((await browser.exchange(code, other)).json().code).toBe('SOCIAL_FAILED');
    expect((await browser.exchange(await connect('naver', PERSON.fresh))).json().code).toBe('SOCIAL_FAILED');
    expect(await accounts()).toEqual([]);
  });

  it('cannot take the account that another member has linked', async () => {
    await connected('user@sinbaljang.test', 'kakao', PERSON.fresh);
    const { browser, token, connect } = await member();
    const answer = await browser.exchange(await connect('kakao', PERSON.fresh), token);
    expect(answer.json().code).toBe('SOCIAL_TAKEN');
    expect(await accounts()).toHaveLength(1);
    expect(await mailsTo(MINJUN)).toEqual([]);
  });

  it('require step-up authentication, and a shopper', async () => {
    const { token, browser } = await member();
    const begin = (of: string) =>
      browser.post('/api/social/providers/kakao', {}, { authorization: `Bearer ${of}` });
    const seller = await member('seller@sinbaljang.test');
    expect((await begin(seller.token)).json().code).toBe('SOCIAL_NOT_ALLOWED');
    shop.clock.advance(11 * MINUTE);
    expect((await begin(token)).json().code).toBe('ELEVATION_REQUIRED');
  });

  it('keep one way to log in if two are unlinked at once', async () => {
    await connected(MINJUN, 'kakao', PERSON.fresh);
    await connected(MINJUN, 'naver', PERSON.fresh);
    await shop.db.updateTable('users').set({ password_hash: null }).where('email', '=', MINJUN).execute();
    const { read, unlink } = await member();
    const answers = await Promise.all([unlink('kakao'), unlink('naver'), unlink('kakao'), unlink('naver')]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await read()).toMatchObject({ totalConnected: 1, isLastMethod: true });
  });
});

describe('social providers', () => {
  it('are listed for everybody if enabled', async () => {
    const all = await shop.as('visitor').get('/api/social/supported-providers');
    expect(all.body.data).toEqual(['kakao', 'naver', 'google']);
    const without = await startTestShop({ ports: { social: { name: 'real', providers: [] } } });
    const none = await without.as('visitor').get('/api/social/supported-providers');
    expect(none.body.data).toEqual([]);
    const page = await without.app.inject({ url: `/test-social/kakao?state=${'x'.repeat(43)}` });
    expect(page.body).not.toContain('시험용 로그인');
    await without.close();
  });
});
