import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recaptcha } from '#server/members/auth/recaptcha.ts';
import { signUpBody } from '../../../support/members/signup.ts';
import { shortenDeadlines } from '../../../support/server/deadlines.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';
import { startRecaptcha } from '../../../support/stand-ins/recaptcha-stand-in.ts';

let stand: Awaited<ReturnType<typeof startRecaptcha>>;
let shop: TestShop;
beforeAll(async () => {
  stand = await startRecaptcha();
  const botCheck = recaptcha({ secret: 'right-secret', apiUrl: stand.url });
  shop = await startTestShop({ ports: { botCheck }, rateLimitFactor: 1 });
});
afterEach(() => stand.ail(null));
afterAll(async () => {
  await shop.close();
  stand.close();
});

let host = 0;
/** Sends a call from a new address unless one is given. */
async function send(path: string, payload: object, remoteAddress = `10.3.0.${++host}`) {
  const answer = await shop.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, remoteAddress });
  return [answer.statusCode, answer.json().code ?? null];
}
const person = { email: 'minjun@sinbaljang.test', password: 'sinbaljang1!' };
const logIn = (recaptchaToken?: string, from?: string) => send('login', { ...person, recaptchaToken }, from);
const PASSED = [200, null];
const FAILED = [400, 'BOT_CHECK_FAILED'];

const TROUBLES: [string, (response: ServerResponse) => void][] = [
  ['an error', (response) => response.writeHead(503).end('no')],
  ['a page', (response) => response.end('<html>')],
  ['another shape', (response) => response.end('{"ok":true}')],
  ['far too much', (response) => response.end(JSON.stringify({ success: true, x: 'x'.repeat(70_000) }))],
  ['another address', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ['nothing', (response) => response.destroy()],
  ['that our secret is wrong', (r) => r.end('{"success":false,"error-codes":["invalid-input-secret"]}')],
];

describe('bot check', () => {
  it('accepts a token of this action and this request only', async () => {
    const token = stand.token('login_submit', 0.5);
    expect(await logIn(token, '10.9.9.9')).toEqual(PASSED);
    expect(Object.fromEntries(stand.asked.at(-1) ?? [])).toEqual({
      secret: 'right-secret',
      response: token,
      remoteip: '10.9.9.9',
    });
    expect(await logIn(token)).toEqual(FAILED);
  });

  it.each([
    ['no token', () => undefined],
    ['a made-up token', () => 'a'.repeat(40)],
    ['the token of another form', () => stand.token('signup_submit')],
    ['a low score', () => stand.token('login_submit', 0.49)],
  ])('refuses %s', async (_, token) => {
    expect(await logIn(token())).toEqual(FAILED);
  });

  it('protects sign-up and e-mail requests too, with their own actions', async () => {
    const signUp = (recaptchaToken: string) => send('signup', signUpBody({ recaptchaToken }));
    const resend = (recaptchaToken: string) =>
      send('resend-verification', { email: 'a@x.kr', recaptchaToken });
    expect(await signUp(stand.token('signup_submit'))).toEqual(PASSED);
    expect(await signUp(stand.token('login_submit'))).toEqual(FAILED);
    expect(await resend(stand.token('resend_submit'))).toEqual(PASSED);
    expect(await resend('')).toEqual(FAILED);
  });

  it.each(TROUBLES)(
    'that answers %s refuses anonymous clients, and gives members fewer attempts',
    async (_, trouble) => {
      stand.ail(trouble);
      const waits = [503, 'BOT_CHECK_UNAVAILABLE'];
      expect(await send('signup', signUpBody({ recaptchaToken: 'x' }))).toEqual(waits);
      expect(await send('resend-verification', { email: 'a@x.kr', recaptchaToken: 'x' })).toEqual(waits);
      const home = `10.4.0.${++host}`;
      const tries = [];
      for (let index = 0; index < 5; index += 1) tries.push((await logIn('x', home))[0]);
      expect(tries).toEqual([200, 200, 200, 429, 429]);
      shop.clock.advance(61_000);
      expect(await logIn('x', home)).toEqual(PASSED);
    },
  );

  it('waits five seconds for an answer', async () => {
    stand.ail(() => {});
    const deadlines = shortenDeadlines();
    expect(await send('signup', signUpBody({ recaptchaToken: 'x' }))).toEqual([503, 'BOT_CHECK_UNAVAILABLE']);
    expect(deadlines).toEqual([5_000]);
  });
});
