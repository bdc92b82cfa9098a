import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const MINE = 'minjun@sinbaljang.test';
const THEIRS = 'doyun@sinbaljang.test';
const CROWD = 6;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const logIn = (email: string, device: string) =>
  shop.as('visitor').post('/api/auth/login', { email, password: 'sinbaljang1!', device });

const idOf = async (email: string) =>
  (await shop.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

const lettersTo = async (email: string) =>
  (
    await shop.db
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', email)
      .where('kind', '=', 'new-device')
      .execute()
  ).length;

describe('concurrent logins of a member', () => {
  it('from one browser, as the first ones, send no new-device e-mail', async () => {
    await shop.db.updateTable('users').set({ first_in_at: null }).where('email', '=', MINE).execute();
    const answers = await Promise.all(Array.from({ length: CROWD }, () => logIn(MINE, 'a'.repeat(43))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: CROWD }, () => 200));
    expect(await lettersTo(MINE)).toBe(0);
  });

  it('each open a session and a log line of their own member only', async () => {
    const count = async (table: 'sessions' | 'login_events', email: string) =>
      (
        await shop.db
          .selectFrom(table)
          .select('id')
          .where('user_id', '=', await idOf(email))
          .execute()
      ).length;
    const before = [await count('sessions', MINE), await count('login_events', MINE)];
    const own = [await count('sessions', THEIRS), await count('login_events', THEIRS)];
    await Promise.all(Array.from({ length: CROWD }, () => logIn(THEIRS, 'b'.repeat(43))));
    expect([await count('sessions', THEIRS), await count('login_events', THEIRS)]).toEqual(
      own.map((rows) => rows + CROWD),
    );
    expect([await count('sessions', MINE), await count('login_events', MINE)]).toEqual(before);
  });
});
