import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DocumentKind, latestOf } from '#domain/members/signup/documents.ts';
import { unsubscribeUrl } from '#server/mail/unsubscribe-link.ts';
import { person } from '../../../support/members/people.ts';
import { answerAnonymousSignups, mailsTo, signUpBody, tokenTo } from '../../../support/members/signup.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const PATH = '/api/users/me/consents';
const consent = (document: DocumentKind, agreed = true) => ({
  document,
  version: latestOf(document).version,
  agreed,
});
const REQUIRED = [consent('AGE_14'), consent('TERMS'), consent('PRIVACY')];
const rowsOf = (id: number) =>
  shop.db
    .selectFrom('consents')
    .select(['document', 'agreed', 'via'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
const tokenOf = (id: number) => unsubscribeUrl(shop.ports, id).split('=')[1] ?? '';
const marketingMails = async (email: string) =>
  (await mailsTo(shop, email)).filter(({ kind }) => kind === 'marketing-consent');

describe('consents of a member', () => {
  it('are stored as chosen, each choice once, separately per member', async () => {
    const [one, other] = [await person(shop, 'minjun'), await person(shop, 'doyun')];
    await shop.db.deleteFrom('consents').execute();
    const before = (await one.call.get(PATH)).body.data;
    expect(before.map(({ agreed }: { agreed: unknown }) => agreed)).toEqual([null, null, null, null, null]);
    for (let times = 0; times < 2; times += 1)
      expect((await one.call.put(PATH, { consents: REQUIRED })).status).toBe(200);
    expect(await rowsOf(one.id)).toEqual(
      REQUIRED.map(({ document }) => ({ document, agreed: true, via: 'SETTINGS' })),
    );
    expect(await rowsOf(other.id)).toEqual([]);
    const [first] = (await one.call.get(PATH)).body.data;
    expect(first).toMatchObject({ ...consent('AGE_14'), required: true, at: shop.clock.now().toISOString() });
  });

  it.each([
    ['what nobody is a member without, taken back', [consent('TERMS', false)]],
    ['a version that is not asked for', [{ ...consent('TERMS'), version: '2020-01-01' }]],
    ['nights alone', [consent('MARKETING_NIGHT')]],
    ['twice', [consent('MARKETING'), consent('MARKETING', false)]],
  ])('are refused: %s', async (_, consents) => {
    const { call, id } = await person(shop, 'haeun');
    const before = await rowsOf(id);
    const { status, body } = await call.put(PATH, { consents });
    expect([status, body.code]).toEqual([400, 'CONSENT_REQUIRED']);
    expect(await rowsOf(id)).toEqual(before);
  });

  it('to advertising are confirmed by e-mail at once, as are withdrawals', async () => {
    const { call, email, id } = await person(shop, 'seoyeon');
    await call.put(PATH, { consents: [consent('MARKETING'), consent('MARKETING_NIGHT')] });
    await call.put(PATH, { consents: [consent('MARKETING')] });
    const [said, ...more] = await marketingMails(email);
    expect(more).toEqual([]);
    expect(said?.text).toMatch(
      /보내는 곳: 신발장[\s\S]*처리한 날: [\s\S]*밤 9시[\s\S]*\/unsubscribe\?token=/,
    );
    await call.put(PATH, { consents: [consent('MARKETING', false)] });
    expect((await rowsOf(id)).slice(-2)).toEqual([
      { document: 'MARKETING', agreed: false, via: 'SETTINGS' },
      { document: 'MARKETING_NIGHT', agreed: false, via: 'SETTINGS' },
    ]);
    expect((await marketingMails(email)).at(-1)?.subject).toBe('혜택과 소식 메일 수신을 거부했어요');
  });

  it('of a sign-up are confirmed once the address is verified', async () => {
    const body = signUpBody({ consents: [...REQUIRED, consent('MARKETING')] });
    await shop.withToken('').post('/api/auth/signup', body);
    await answerAnonymousSignups(shop);
    expect(await marketingMails(body.email)).toEqual([]);
    await shop.withToken('').post('/api/auth/verify-email', { token: await tokenTo(shop, body.email) });
    expect(await marketingMails(body.email)).toHaveLength(1);
  });
});

describe('advertising opt-out link', () => {
  const open = (method: 'GET' | 'POST', token: string) =>
    shop.app.inject({
      method,
      url: `/unsubscribe?token=${encodeURIComponent(token)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('works without a login, by a button and not by opening it, idempotently', async () => {
    const { call, id } = await person(shop, 'yejun');
    await call.put(PATH, { consents: [consent('MARKETING')] });
    const token = tokenOf(id);
    const page = await open('GET', token);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.body).not.toContain('<script');
    expect((await rowsOf(id)).at(-1)?.agreed).toBe(true);
    for (let times = 0; times < 2; times += 1)
      expect((await open('POST', token)).body).toContain('수신 거부를 마쳤어요');
    expect((await rowsOf(id)).slice(-2).map(({ agreed, via }) => [agreed, via])).toEqual([
      [false, 'MAIL'],
      [false, 'MAIL'],
    ]);
    expect(await rowsOf(id)).toHaveLength(3);
  });

  it('is invalid if forged, or made for another purpose', async () => {
    for (const token of ['', 'x', shop.ports.secrets.seal('reset 1'), `${tokenOf(1)}x`.slice(1)]) {
      expect((await open('GET', token)).statusCode).toBe(400);
      expect((await open('POST', token)).statusCode).toBe(400);
    }
  });
});
