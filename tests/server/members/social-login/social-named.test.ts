import { afterAll, beforeAll, expect, it } from 'vitest';
import { DOCUMENT_KINDS, latestOf } from '#domain/members/signup/documents.ts';
import { browserIn } from '../../../support/members/social.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const told = async (name: string, email: string) => {
  const browser = browserIn(shop);
  const { data } = (await browser.exchange(await browser.goThrough('kakao', { name, email }))).json();
  return { browser, data };
};

it('test provider: a named person signs up, and logs in again by the same name', async () => {
  const { browser, data } = await told('구름이', 'cloud@example.com');
  expect(data).toMatchObject({ email: 'cloud@example.com', emailVerified: true, name: '구름이' });
  const consents = DOCUMENT_KINDS.map((document) => ({
    document,
    version: latestOf(document).version,
    agreed: true,
  }));
  const form = { ticket: data.ticket, nickname: '구름이', consents };
  expect((await browser.post('/api/auth/social/join', form)).statusCode).toBe(200);
  expect((await told('구름이', '')).data).toMatchObject({
    email: 'cloud@example.com',
    token: expect.any(String),
  });
  expect((await told('바람이', '')).data.token).toBeUndefined();
});

it.each(['user@sinbaljang.test', 'admin@sinbaljang.test', 'user@example.com.sinbaljang.test'])(
  'test provider: a named person is never believed to have %s',
  async (email) => {
    const { data } = await told(`나는 ${email}`, email);
    expect(data.emailVerified).toBe(false);
    expect(data.token).toBeUndefined();
  },
);

it('test provider: an invalid name leads nowhere', async () => {
  const browser = browserIn(shop);
  const { url } = await browser.begin('kakao');
  expect(await browser.say(url, { name: ' ', email: '' })).toBe('undefined');
});
