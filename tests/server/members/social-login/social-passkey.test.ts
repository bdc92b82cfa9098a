import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authenticator } from '../../../support/members/authenticator.ts';
import { browserIn, PERSON } from '../../../support/members/social.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const MINJUN = 'minjun@sinbaljang.test';
const LINK = '/api/auth/social/link/passkey';
type Key = ReturnType<typeof authenticator>;

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(() => shop.close());

async function withKey(email: string): Promise<Key> {
  const key = authenticator(new URL(shop.config.publicUrl).origin);
  const me = await shop.asMember(email);
  const asked = (await me.post('/api/users/me/passkeys/options')).body.data;
  const added = await me.post('/api/users/me/passkeys', { response: key.register(asked) });
  if (added.status !== 200) throw new Error(added.body.message);
  await shop.db.deleteFrom('mails').execute();
  return key;
}

/** Back from another site with the address of a member. */
async function asked() {
  const browser = browserIn(shop);
  const { data } = (await browser.exchange(await browser.goThrough('kakao', PERSON.known))).json();
  const { ticket } = data;
  const options = async () => (await browser.post(`${LINK}/options`, { ticket })).json().data;
  const link = async (key: Key, question: { challenge: string }) =>
    (await browser.post(LINK, { ticket, response: key.answer(question) })).json();
  return { browser, ticket, options, link };
}

const accounts = () => shop.db.selectFrom('social_accounts').select(['provider', 'user_id']).execute();
const openSessions = async () =>
  (await shop.db.selectFrom('sessions').select('method').where('revoked_at', 'is', null).execute()).filter(
    ({ method }) => method !== 'PASSWORD',
  );

describe('linking a social account by passkey', () => {
  it('opens a session and notifies the owner; no second factor is asked', async () => {
    const key = await withKey(MINJUN);
    const { id } = await shop.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', MINJUN)
      .executeTakeFirstOrThrow();
    const mfa = { user_id: id, secret_sealed: 'sealed', enabled_at: shop.clock.now() };
    await shop.db.insertInto('mfa').values(mfa).execute();
    const { options, link } = await asked();
    const { data } = await link(key, await options());
    expect(data).toMatchObject({ email: MINJUN, token: expect.any(String), requiresMfa: false });
    expect(await accounts()).toEqual([{ provider: 'kakao', user_id: id }]);
    expect(await openSessions()).toEqual([{ method: 'PASSKEY' }]);
    const mails = await shop.db.selectFrom('mails').select(['kind', 'recipient']).execute();
    expect(mails).toEqual([{ kind: 'social-linked', recipient: MINJUN }]);
  });

  it('refuses the passkey of another member, and another challenge', async () => {
    const [key, others] = [await withKey(MINJUN), await withKey('doyun@sinbaljang.test')];
    const { options, link } = await asked();
    expect((await link(others, await options())).code).toBe('PASSKEY_REFUSED');
    const toLogIn = (await shop.as('visitor').post('/api/auth/passkey/options')).body.data;
    expect((await link(key, toLogIn)).code).toBe('PASSKEY_REFUSED');
    const toElevate = (await (await shop.asMember(MINJUN)).post('/api/users/me/elevate/passkey')).body.data;
    expect((await link(key, toElevate)).code).toBe('PASSKEY_REFUSED');
    // Nor does the question of a link open a session by itself.
    const body = { response: key.answer(await options()) };
    expect((await shop.as('visitor').post('/api/auth/passkey', body)).body.code).toBe('PASSKEY_REFUSED');
    expect([await accounts(), await openSessions()]).toEqual([[], []]);
  });

  it('uses each challenge once, within two minutes', async () => {
    const key = await withKey(MINJUN);
    const { options, link } = await asked();
    const late = await options();
    shop.clock.advance(2 * 60_000);
    expect((await link(key, late)).code).toBe('PASSKEY_REFUSED');
    const question = await options();
    expect((await link(key, question)).data?.token).toEqual(expect.any(String));
    expect((await link(key, question)).code).toBe('SOCIAL_EXPIRED');
  });

  it('is bound to the browser that began, and refused to sellers and banned members', async () => {
    const key = await withKey(MINJUN);
    const { ticket, options, link } = await asked();
    const other = await browserIn(shop).post(`${LINK}/options`, { ticket });
    expect(other.json().code).toBe('SOCIAL_EXPIRED');
    const question = await options();
    const elsewhere = await browserIn(shop).post(LINK, { ticket, response: key.answer(question) });
    expect(elsewhere.json().code).toBe('SOCIAL_EXPIRED');
    const set = (change: object) =>
      shop.db.updateTable('users').set(change).where('email', '=', MINJUN).execute();
    await set({ role: 'seller' });
    expect((await link(key, await options())).code).toBe('SOCIAL_NOT_ALLOWED');
    await set({ role: 'user', status: 'BLOCKED' });
    expect((await link(key, await options())).code).toBe('USER_ACCOUNT_NOT_ACTIVE');
    expect([await accounts(), await openSessions()]).toEqual([[], []]);
  });

  it('does not reveal which passkeys the member has, or whether any', async () => {
    const without = (await (await asked()).options()) as object;
    const key = await withKey(MINJUN);
    const having = (await (await asked()).options()) as object;
    expect(Object.keys(having)).toEqual(Object.keys(without));
    expect(JSON.stringify(having)).not.toContain(key.id);
  });

  it('refuses a cloned passkey: the owner is notified and nothing is linked', async () => {
    const key = await withKey(MINJUN);
    const first = (await shop.as('visitor').post('/api/auth/passkey/options')).body.data;
    await shop.as('visitor').post('/api/auth/passkey', { response: key.answer(first) });
    const { options, link } = await asked();
    key.rewind();
    expect((await link(key, await options())).code).toBe('PASSKEY_REFUSED');
    expect(await accounts()).toEqual([]);
    const [mail] = await shop.db.selectFrom('mails').select(['kind', 'recipient', 'subject']).execute();
    expect(mail).toMatchObject({ kind: 'mfa-changed', recipient: MINJUN });
  });
});
