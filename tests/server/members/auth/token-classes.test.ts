import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { TOKEN_PURPOSES, type TokenPurpose } from '#server/members/tokens/mail-token-store.ts';
import { issueMailToken } from '#server/members/tokens/mail-tokens.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const EMAIL = 'minjun@sinbaljang.test';

/** Where a secret of each kind is valid, and what else such a call needs. */
const DOORS: Record<string, { opens: TokenPurpose; path: string; body: (token: string) => object }> = {
  'verify an address': { opens: 'VERIFY', path: '/api/auth/verify-email', body: (token) => ({ token }) },
  'look at a link': {
    opens: 'RESET',
    path: '/api/auth/reset-password/validate',
    body: (token) => ({ token }),
  },
  'set a password': {
    opens: 'RESET',
    path: '/api/auth/reset-password',
    body: (token) => ({ token, newPassword: 'other-shoes-2!' }),
  },
  'change an address': {
    opens: 'EMAIL_CHANGE',
    path: '/api/auth/email-change',
    body: (token) => ({ token }),
  },
  'take an address back': {
    opens: 'EMAIL_UNDO',
    path: '/api/auth/email-undo',
    body: (token) => ({ token }),
  },
  'end a log-in of somebody else': {
    opens: 'NOT_ME',
    path: '/api/auth/not-me',
    body: (token) => ({ token }),
  },
  'end a wait': { opens: 'UNLOCK', path: '/api/auth/unlock', body: (token) => ({ token }) },
};

const issue = async (purpose: TokenPurpose): Promise<string> => {
  const { id } = await shop.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', EMAIL)
    .executeTakeFirstOrThrow();
  return inTransaction(shop.db, (tx) =>
    issueMailToken(tx, { userId: id, purpose, lifeMs: 60_000 }, shop.clock.now()),
  );
};

it.each(Object.entries(DOORS))('only its own token works for %s', async (_, { opens, path, body }) => {
  const session = (
    await shop.as('visitor').post('/api/auth/login', { email: EMAIL, password: 'sinbaljang1!' })
  ).body.data.token;
  const others = await Promise.all(TOKEN_PURPOSES.filter((purpose) => purpose !== opens).map(issue));
  for (const token of [...others, session, session.split('.')[2]])
    expect((await shop.as('visitor').post(path, body(token))).status).toBe(400);
});

it.each(TOKEN_PURPOSES)('the token of a link (%s) is no session', async (purpose) => {
  const token = await issue(purpose);
  expect((await shop.withToken(token).get('/api/users/me/profile')).status).toBe(401);
  expect((await shop.withToken(`a.b.${token}`).get('/api/users/me/profile')).status).toBe(401);
});
