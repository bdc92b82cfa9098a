import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seoulDay } from '#domain/kit/time/time.ts';
import { type DocumentKind, latestOf } from '#domain/members/signup/documents.ts';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { MEMBERS, UNASKED } from '#server/seed/facts/members.ts';
import { person } from '../../../support/members/people.ts';
import { joined, tokenTo } from '../../../support/members/signup.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const PATH = '/api/users/me/consents';
const yes = (document: DocumentKind) => ({ document, version: latestOf(document).version, agreed: true });
const REQUIRED = [yes('AGE_14'), yes('TERMS'), yes('PRIVACY')];
type Caller = Awaited<ReturnType<typeof person>>['call'];
const isDue = async (call: Caller) => (await call.get('/api/users/me/profile')).body.data.consentsDue;
const logIn = async (email: string, password: string = DEMO_PASSWORD) =>
  (await shop.withToken('').post('/api/auth/login', { email, password })).body.data;
const rowsOf = (id: number) =>
  shop.db.selectFrom('consents').select(['document', 'version', 'via']).where('user_id', '=', id).execute();

describe('consent of an existing member', () => {
  it('is requested by start check and login, for this member only', async () => {
    const due = [];
    for (const { email } of [...MEMBERS, ...UNASKED])
      if (await isDue(await shop.asMember(email))) due.push(email);
    expect(due).toEqual(['oldest@sinbaljang.test', 'unasked@sinbaljang.test']);
    expect((await logIn('unasked@sinbaljang.test')).consentsDue).toBe(true);
    expect((await logIn('minjun@sinbaljang.test')).consentsDue).toBe(false);
  });

  it('lists the documents, their changes and their effective day', async () => {
    const { call } = await person(shop, 'oldest');
    const today = seoulDay(shop.clock.now());
    const rows: { document: string; version: string; agreed: boolean; latest: object }[] = (
      await call.get(PATH)
    ).body.data;
    expect(rows.map(({ document, version, latest }) => [document, version, latest])).toEqual(
      (['AGE_14', 'TERMS', 'PRIVACY', 'MARKETING', 'MARKETING_NIGHT'] as const).map((document) => [
        document,
        document.startsWith('MARKETING') ? null : '2025-11-21',
        { ...latestOf(document), inForce: latestOf(document).effective <= today },
      ]),
    );
    expect(latestOf('TERMS').changed).not.toBe('');
    shop.clock.advance(-86_400_000);
    const early = (await call.get(PATH)).body.data;
    shop.clock.advance(86_400_000);
    expect(early.map(({ latest }: { latest: { inForce: boolean } }) => latest.inForce)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('to one document leaves the other one outstanding', async () => {
    const [one, other] = [await person(shop, 'unasked'), await person(shop, 'oldest')];
    await one.call.put(PATH, { consents: REQUIRED.slice(1), via: 'DIALOG' });
    expect(await isDue(one.call)).toBe(true);
    await one.call.put(PATH, { consents: REQUIRED, via: 'DIALOG' });
    expect([await isDue(one.call), await isDue(other.call)]).toEqual([false, true]);
    expect((await rowsOf(one.id)).map(({ document, via }) => [document, via])).toEqual([
      ['TERMS', 'DIALOG'],
      ['PRIVACY', 'DIALOG'],
      ['AGE_14', 'DIALOG'],
    ]);
    expect(await rowsOf(other.id)).toHaveLength(3);
    // A place that only the shop itself writes.
    expect((await other.call.put(PATH, { consents: REQUIRED, via: 'SIGN_UP' })).status).toBe(400);
  });

  it('is not given by being asked or by continuing', async () => {
    const { call, id } = await person(shop, 'oldest');
    const before = await rowsOf(id);
    await call.get(PATH);
    await call.get('/api/cart');
    await call.put(PATH, { consents: [] });
    expect(await rowsOf(id)).toEqual(before);
  });
});

describe('sign-up by a client without consents', () => {
  const join = async (own: Record<string, unknown>) => {
    const { body, account } = await joined(shop, own);
    const token = await tokenTo(shop, body.email);
    await shop.withToken('').post('/api/auth/verify-email', { token });
    return { answer: await logIn(body.email, body.password), id: account.id };
  };

  it('is asked for consent at the first login, and nothing is stored before', async () => {
    const { answer, id } = await join({});
    expect([answer.consentsDue, await rowsOf(id)]).toEqual([true, []]);
    expect((await join({ consents: REQUIRED })).answer.consentsDue).toBe(false);
  });

  it('has not the consents that somebody else gave for the same address before', async () => {
    const email = 'prepared@sinbaljang.test';
    await joined(shop, { email, consents: [...REQUIRED, yes('MARKETING')] });
    const { answer, id } = await join({ email });
    expect([answer.consentsDue, await rowsOf(id)]).toEqual([true, []]);
  });
});
