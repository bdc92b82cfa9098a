// Size: three providers with all their failures.
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SocialId } from '#domain/members/social-login/social-providers.ts';
import { readConfig } from '#server/config.ts';
import { SocialRefused, SocialUnreachable } from '#server/kit/ports/social.ts';
import { sealingWith } from '#server/kit/secrets/sealing.ts';
import { chooseSocial } from '#server/members/social/choose-providers.ts';
import { realProvider } from '#server/members/social/real-providers.ts';
import { shortenDeadlines } from '../../../support/server/deadlines.ts';
import { testClock } from '../../../support/server/test-clock.ts';
import { idToken, says, startProvider } from '../../../support/stand-ins/social-stand-in.ts';

const clock = testClock();
let site: Awaited<ReturnType<typeof startProvider>>;
beforeEach(async () => {
  site = await startProvider();
});
afterEach(() => site.close());

const providerOf = (id: SocialId) =>
  realProvider(
    { id, clientId: 'our-id', clientSecret: 'our-secret' },
    { origin: 'https://shop.example', clock, places: site.places },
  );
const failure = (id: SocialId) =>
  providerOf(id)
    .exchange('code', 'verifier')
    .then(
      () => null,
      (error: unknown) => error,
    );
const google = (change: object = {}) =>
  says({
    access_token: 'at',
    id_token: idToken({
      iss: 'https://accounts.google.com',
      aud: 'our-id',
      sub: '117',
      exp: clock.now().getTime() / 1000 + 60,
      email: 'a@x.kr',
      email_verified: true,
      name: '하늘',
      role: 'admin',
      ...change,
    }),
  });

describe('authorization URL', () => {
  it('has our state everywhere, and PKCE where supported', () => {
    for (const id of ['kakao', 'naver', 'google'] as const) {
      const { searchParams: query } = new URL(providerOf(id).authorizeUrl('the-state', 'the-verifier'));
      expect([query.get('state'), query.get('client_id'), query.get('response_type')]).toEqual([
        'the-state',
        'our-id',
        'code',
      ]);
      expect(query.get('redirect_uri')).toBe(`https://shop.example/login/oauth2/code/${id}`);
      expect(query.has('client_secret')).toBe(false);
      const challenge = createHash('sha256').update('the-verifier').digest('base64url');
      expect([query.get('code_challenge'), query.get('code_challenge_method')]).toEqual(
        id === 'google' ? [challenge, 'S256'] : [null, null],
      );
    }
  });
});

describe('identity of a provider account', () => {
  it('at Kakao', async () => {
    site.say({
      profile: says({
        id: 12345,
        kakao_account: {
          email: 'a@x.kr',
          is_email_valid: true,
          is_email_verified: true,
          profile: { nickname: '하늘' },
        },
      }),
    });
    expect(await providerOf('kakao').exchange('the-code', 'v')).toEqual({
      providerUserId: '12345',
      email: 'a@x.kr',
      emailVerified: true,
      name: '하늘',
    });
    const [token, profile] = site.asked;
    expect(Object.fromEntries(token?.form ?? [])).toEqual({
      grant_type: 'authorization_code',
      code: 'the-code',
      redirect_uri: 'https://shop.example/login/oauth2/code/kakao',
      client_id: 'our-id',
      client_secret: 'our-secret',
    });
    expect(profile?.authorization).toBe('Bearer at');
    site.say({ profile: says({ id: 12345, kakao_account: { email: 'a@x.kr', is_email_verified: true } }) });
    expect((await providerOf('kakao').exchange('c', 'v')).emailVerified).toBe(false);
    site.say({ profile: says({ id: 12345 }) });
    expect((await providerOf('kakao').exchange('c', 'v')).email).toBeNull();
  });

  it('at Naver, which verifies no address', async () => {
    site.say({ profile: says({ resultcode: '00', response: { id: 'n-1', email: 'a@x.kr', name: '하늘' } }) });
    expect(await providerOf('naver').exchange('c', 'v')).toEqual({
      providerUserId: 'n-1',
      email: 'a@x.kr',
      emailVerified: false,
      name: '하늘',
    });
    site.say({ profile: says({ resultcode: '024', message: 'Authentication failed' }) });
    expect(await failure('naver')).toBeInstanceOf(SocialRefused);
  });

  it('at Google, by a current token for this shop', async () => {
    site.say({ token: google() });
    expect(await providerOf('google').exchange('c', 'the-verifier')).toEqual({
      providerUserId: '117',
      email: 'a@x.kr',
      emailVerified: true,
      name: '하늘',
    });
    expect(site.asked[0]?.form.get('code_verifier')).toBe('the-verifier');
    const wrong = [{ aud: 'another-shop' }, { iss: 'https://evil.example' }, { exp: 1 }, { sub: undefined }];
    for (const change of wrong) {
      site.say({ token: google(change) });
      expect(await failure('google'), JSON.stringify(change)).toBeInstanceOf(SocialRefused);
    }
    site.say({ token: says({ access_token: 'at', id_token: 'no.token' }) });
    expect(await failure('google')).toBeInstanceOf(SocialRefused);
  });
});

describe('failing provider', () => {
  it('is waited for five seconds', async () => {
    site.say({ token: () => {} });
    const deadlines = shortenDeadlines();
    expect(await failure('kakao')).toBeInstanceOf(SocialUnreachable);
    expect(deadlines).toEqual([5_000]);
  });

  it('is not read to the end of a large answer', async () => {
    let sent = 0;
    site.say({
      profile: (response) => {
        const more = () => {
          while (sent < 1_000_000_000 && !response.destroyed) {
            sent += 65_536;
            if (!response.write(Buffer.alloc(65_536, 'x'))) {
              response.once('drain', more);
              return;
            }
          }
        };
        more();
      },
    });
    expect(await failure('kakao')).toBeInstanceOf(SocialUnreachable);
    expect(sent).toBeLessThan(50_000_000);
  });

  it('is not followed to a redirect', async () => {
    const inside = await startProvider();
    for (const place of ['token', 'profile'] as const) {
      site.say({
        token: says({ access_token: 'at' }),
        [place]: (response: { writeHead(status: number, headers: object): { end(): void } }) =>
          response.writeHead(302, { location: `${inside.origin}/token` }).end(),
      });
      expect(await failure('kakao')).toBeInstanceOf(SocialUnreachable);
    }
    expect(inside.asked).toEqual([]);
    await inside.close();
  });

  it('is refused for an HTML page and for invalid tokens', async () => {
    for (const body of ['<!doctype html><title>x</title>', '{"access_token": 7}', '[]', 'null']) {
      site.say({ token: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(body) });
      expect(await failure('kakao')).toBeInstanceOf(SocialRefused);
    }
  });

  it('is skipped after five failures per call; refusals do not count', async () => {
    const provider = providerOf('kakao');
    const ask = () => provider.exchange('c', 'v').then(String, (error: Error) => error.name);
    const count = () => site.asked.length;
    site.say({ token: says({ error: 'invalid_grant' }, 400) });
    for (let index = 0; index < 8; index += 1) expect(await ask()).toBe('SocialRefused');
    expect(count()).toBe(8);
    site.say({ token: says({ access_token: 'at' }), profile: says({}, 500) });
    for (let index = 0; index < 5; index += 1) expect(await ask()).toBe('SocialUnreachable');
    expect(count()).toBe(18);
    // The profile is no longer requested; the token still is.
    expect(await ask()).toBe('SocialUnreachable');
    expect(count()).toBe(19);
    clock.advance(31_000);
    site.say({ profile: says({ id: 1 }) });
    expect(await ask()).toBe('[object Object]');
  });
});

describe('enabled providers', () => {
  const secrets = sealingWith(Buffer.alloc(32, 1));
  const of = (env: Record<string, string>) => chooseSocial({ config: readConfig(env), secrets, clock });

  it('are those with id and secret; the demo has test providers', () => {
    const kakao = { KAKAO_CLIENT_ID: 'id', KAKAO_CLIENT_SECRET: 'secret' };
    expect([of({}).name, of({}).providers.length]).toEqual(['test', 3]);
    expect([of(kakao).name, of(kakao).providers.map(({ id }) => id)]).toEqual(['real', ['kakao']]);
    expect(() => readConfig({ NAVER_CLIENT_ID: 'id' })).toThrow('go together');
  });

  it('are none in production without them', () => {
    const config = { ...readConfig({}), demo: false };
    expect(chooseSocial({ config, secrets, clock })).toEqual({ name: 'real', providers: [] });
  });
});
