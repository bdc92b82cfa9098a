import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authenticator } from '../../../support/members/authenticator.ts';
import { elsewhere, withSecondStep } from '../../../support/members/mfa.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
const ME = 'user@sinbaljang.test';
const OTHER = 'minjun@sinbaljang.test';
const MINUTE = 60_000;

beforeAll(async () => {
  shop = await startTestShop({ rateLimitFactor: 1, config: { trustProxy: 'loopback' } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of ['passkeys', 'action_counts', 'mails', 'mfa', 'webauthn_challenges'] as const)
    await shop.db.deleteFrom(table).execute();
});

type Caller = Awaited<ReturnType<TestShop['asMember']>>;
const KEYS = '/api/users/me/passkeys';
const asked = async (caller: Caller, path = `${KEYS}/options`) =>
  (await caller.post(path, undefined, elsewhere())).body.data;
const newKey = () => authenticator(new URL(shop.config.publicUrl).origin);
const visitor = () => shop.as('visitor');

async function added(email = ME) {
  const me = await shop.asMember(email);
  const key = newKey();
  const response = key.register(await asked(me));
  const answer = await me.post(KEYS, { response, name: '내 휴대폰' }, elsewhere());
  expect(answer.status).toBe(200);
  return { me, key };
}
const challenge = () => asked(visitor(), '/api/auth/passkey/options');
const logIn = (response: object, more = {}) =>
  visitor().post('/api/auth/passkey', { response, ...more }, elsewhere());
const kinds = async () =>
  (await shop.db.selectFrom('mails').select('subject').orderBy('id').execute()).map((mail) => mail.subject);

describe('passkeys of a member', () => {
  it('require a user-verified key of this site, stored once', async () => {
    const me = await shop.asMember(ME);
    const options = await asked(me);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: '신발장' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const key = newKey();
    const response = key.register(options);
    const first = await me.post(KEYS, { response }, elsewhere());
    expect(first.body.data).toMatchObject({ id: key.id, name: '패스키 1', lastUsedAt: null });
    expect((await me.post(KEYS, { response }, elsewhere())).body.code).toBe('PASSKEY_REFUSED');
    expect((await asked(me)).excludeCredentials).toMatchObject([{ id: key.id }]);
    expect(await kinds()).toEqual(['패스키를 추가했어요']);
  });

  it('are ten at most, renamed and removed by their owner', async () => {
    const { me, key } = await added();
    for (let index = 1; index < 10; index += 1) {
      const response = newKey().register(await asked(me));
      expect((await me.post(KEYS, { response }, elsewhere())).status).toBe(200);
    }
    const eleventh = newKey().register(await asked(me));
    expect((await me.post(KEYS, { response: eleventh }, elsewhere())).body.code).toBe('PASSKEY_REFUSED');
    const other = await shop.asMember(OTHER);
    expect((await other.delete(`${KEYS}/${key.id}`)).body.code).toBe('PASSKEY_NOT_FOUND');
    expect((await other.patch(`${KEYS}/${key.id}`, { name: '내 것' })).body.code).toBe('PASSKEY_NOT_FOUND');
    expect((await me.patch(`${KEYS}/${key.id}`, { name: ' 회사 노트북 ' })).status).toBe(200);
    expect((await me.get(KEYS)).body.data.map(({ name }: { name: string }) => name)).toContain('회사 노트북');
    expect((await me.delete(`${KEYS}/${key.id}`)).status).toBe(200);
    expect((await logIn(key.answer(await challenge()))).body.code).toBe('PASSKEY_REFUSED');
  });

  it('require step-up authentication to add and remove', async () => {
    const { me, key } = await added();
    shop.clock.advance(11 * MINUTE);
    expect((await me.post(`${KEYS}/options`, undefined, elsewhere())).body.code).toBe('ELEVATION_REQUIRED');
    expect((await me.delete(`${KEYS}/${key.id}`)).body.code).toBe('ELEVATION_REQUIRED');
  });

  it('refuse the challenge of another member, of another purpose, and an expired one', async () => {
    const me = await shop.asMember(ME);
    const other = await shop.asMember(OTHER);
    const theirs = newKey().register(await asked(other));
    const public_ = newKey().register(await challenge());
    const proving = newKey().register(await asked(me, '/api/users/me/elevate/passkey'));
    expect((await me.post(KEYS, { response: proving }, elsewhere())).body.code).toBe('PASSKEY_REFUSED');
    const late = newKey().register(await asked(me));
    shop.clock.advance(2 * MINUTE);
    for (const response of [theirs, public_, late])
      expect((await me.post(KEYS, { response }, elsewhere())).body.code).toBe('PASSKEY_REFUSED');
  });
});

describe('login by passkey', () => {
  it('counts as both steps, whatever failed passwords there were', async () => {
    const { key } = await added();
    await withSecondStep(shop, ME);
    for (let index = 0; index < 12; index += 1)
      await visitor().post('/api/auth/login', { email: ME, password: `wrong-${index}` }, elsewhere());
    const answer = await logIn(key.answer(await challenge()));
    expect(answer.body.data).toMatchObject({ email: ME, requiresMfa: false, token: expect.any(String) });
    const caller = shop.withToken(answer.body.data.token);
    expect((await caller.get(KEYS)).body.data[0].lastUsedAt).toBe(shop.clock.now().toISOString());
    // Elevated by something stronger than a password.
    expect((await caller.delete('/api/users/me/mfa/disable', undefined, elsewhere())).status).toBe(200);
  });

  it('uses each challenge once', async () => {
    const { key } = await added();
    const response = key.answer(await challenge());
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(response)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
  });

  it('refuses another site, a key without user verification, an unknown key, and a wrong signature', async () => {
    const { key } = await added();
    const stranger = newKey();
    const forged = { ...stranger.answer(await challenge()), id: key.id, rawId: key.id };
    for (const response of [
      key.answer(await challenge(), { from: 'https://sinbaljang.example' }),
      key.answer(await challenge(), { flags: 0x01 }),
      key.answer({ challenge: 'made-up' }),
      stranger.answer(await challenge()),
      forged,
    ])
      expect((await logIn(response)).body.code).toBe('PASSKEY_REFUSED');
  });

  it('refuses a cloned key by its counter, and notifies the owner', async () => {
    const { key } = await added();
    for (let index = 0; index < 3; index += 1)
      expect((await logIn(key.answer(await challenge()))).status).toBe(200);
    key.rewind();
    expect((await logIn(key.answer(await challenge()))).body.code).toBe('PASSKEY_REFUSED');
    expect((await kinds()).at(-1)).toBe('복제가 의심되는 패스키를 차단했어요');
  });

  it('refuses a banned member', async () => {
    const { key } = await added(OTHER);
    const set = (status: string) =>
      shop.db.updateTable('users').set({ status }).where('email', '=', OTHER).execute();
    for (const [status, code] of [
      ['DELETED', 'PASSKEY_REFUSED'],
      ['SUSPENDED', 'USER_ACCOUNT_NOT_ACTIVE'],
      ['PENDING', 'ACCOUNT_NOT_VERIFIED'],
    ] as const) {
      await set(status);
      expect((await logIn(key.answer(await challenge()))).body.code).toBe(code);
    }
    await set('ACTIVE');
  });
});

describe('step-up authentication by passkey', () => {
  it('requires an own key and a challenge for this purpose', async () => {
    const { me, key } = await added();
    const { key: theirs } = await added(OTHER);
    shop.clock.advance(11 * MINUTE);
    const prove = (passkey: object) => me.post('/api/users/me/elevate', { passkey }, elsewhere());
    const ask = () => asked(me, '/api/users/me/elevate/passkey');
    expect((await me.get('/api/users/me/elevate')).body.data).toMatchObject({ passkey: true });
    expect((await prove(key.answer(await challenge()))).body.code).toBe('PASSKEY_REFUSED');
    expect((await prove(theirs.answer(await ask()))).body.code).toBe('PASSKEY_REFUSED');
    expect((await prove(key.answer(await ask()))).status).toBe(200);
    expect((await me.delete(`${KEYS}/${key.id}`)).status).toBe(200);
  });
});
