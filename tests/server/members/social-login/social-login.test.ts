import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserIn, PERSON } from '../../../support/members/social.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const MINUTE = 60_000;
const sessions = async () => (await shop.db.selectFrom('sessions').select('id').execute()).length;

describe('start of a social login', () => {
  it('has a state that only this browser can complete', async () => {
    const { statusCode, url, state, cookie } = await browserIn(shop).begin('kakao');
    expect([statusCode, url.pathname]).toEqual([302, '/test-social/kakao']);
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(cookie).toMatch(/^social=[\w-]{43}; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax$/);
    const rows = await shop.db.selectFrom('social_attempts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(state);
  });

  it('sets a cookie that no neighbouring host can set, with TLS', async () => {
    const safe = await startTestShop({ config: { publicUrl: 'https://shop.example' } });
    const { cookie } = await browserIn(safe).begin('google');
    expect(cookie).toMatch(
      /^__Host-social=[\w-]{43}; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax; Secure$/,
    );
    await safe.close();
  });

  it.each(['facebook', 'KAKAO', '%2e%2e'])('redirects nowhere for %s', async (provider) => {
    const { headers, statusCode } = await browserIn(shop).get(`/oauth2/authorization/${provider}`);
    expect([statusCode, headers.location ?? '']).toEqual(
      provider === '%2e%2e' ? [statusCode, expect.any(String)] : [302, '/auth/callback#error=failed'],
    );
  });
});

describe('return of a social login', () => {
  it('has a code in the fragment and no token anywhere', async () => {
    const browser = browserIn(shop);
    const { url } = await browser.begin('kakao');
    const { page, facts } = await browser.land(await browser.say(url, PERSON.fresh));
    expect([page, Object.keys(facts), facts.provider]).toEqual([
      '/auth/callback',
      ['code', 'provider'],
      'kakao',
    ]);
  });

  it('has the reason of a failure', async () => {
    const browser = browserIn(shop);
    const told = async (answer: 'decline' | 'break') => {
      const { url } = await browser.begin('naver');
      return (await browser.land(await browser.say(url, answer))).facts;
    };
    expect([await told('decline'), await told('break')]).toEqual([{ error: 'denied' }, { error: 'failed' }]);
  });

  it('is refused without state, with a foreign, used or old one, and in another browser', async () => {
    const before = await sessions();
    const [mine, theirs] = [browserIn(shop), browserIn(shop)];
    const { url } = await mine.begin('kakao');
    const back = await mine.say(url, PERSON.fresh);
    const code = new URL(back, 'http://here.invalid').searchParams.get('code') ?? '';
    const foreign = await theirs.begin('kakao');
    const expired = { error: 'expired' };
    const way = (state: string) =>
      `/login/oauth2/code/kakao?${new URLSearchParams({ code, ...(state ? { state } : {}) })}`;
    expect((await mine.land(way(''))).facts).toEqual(expired);
    expect((await mine.land(way(foreign.state))).facts).toEqual(expired);
    expect((await mine.land(way('x'.repeat(43)))).facts).toEqual(expired);
    expect((await theirs.land(back)).facts).toEqual(expired);
    expect((await browserIn(shop).land(back)).facts).toEqual(expired);
    // The state of one provider is none of another.
    expect((await mine.land(back.replace('kakao', 'naver'))).facts).toEqual(expired);
    expect((await mine.land(back)).facts.code).toMatch(/^[\w-]{43}$/);
    expect((await mine.land(back)).facts).toEqual(expired);
    const late = await mine.say((await mine.begin('kakao')).url, PERSON.fresh);
    shop.clock.advance(10 * MINUTE);
    expect((await mine.land(late)).facts).toEqual(expired);
    expect(await sessions()).toBe(before);
  });

  it('is refused with a code of another verifier', async () => {
    const browser = browserIn(shop);
    const [first, second] = [await browser.begin('google'), await browser.begin('google')];
    const backWithFirst = new URL(await browser.say(first.url, PERSON.fresh), 'http://here.invalid');
    backWithFirst.searchParams.set('state', second.state);
    const { facts } = await browser.land(backWithFirst.pathname + backWithFirst.search);
    expect(facts).toEqual({ error: 'failed' });
  });
});

describe('target of a social login', () => {
  const ended = async (returnTo: string) => {
    const browser = browserIn(shop);
    const code = await browser.goThrough('kakao', PERSON.known, `?returnTo=${encodeURIComponent(returnTo)}`);
    const row = await shop.db
      .selectFrom('social_codes')
      .select('return_to')
      .orderBy('expires_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(code).not.toBe('');
    shop.clock.advance(1_000);
    return row.return_to;
  };

  it.each([
    ['/products?page=2&sort=latest', '/products?page=2&sort=latest'],
    ['/mypage#token=abc&email=a@b.kr', '/mypage'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/a/../..//evil.example', '/'],
    ['/%09/evil.example', '/%09/evil.example'],
    ['/\t/evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['https://evil.example/', '/'],
    ['/login?returnTo=//evil.example', '/'],
    ['/oauth2/authorization/naver', '/'],
    ['/auth/callback#code=abc', '/'],
    ['', '/'],
  ])('%s leads to %s', async (asked, path) => {
    expect(await ended(asked)).toBe(path);
  });
});
