import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendNotices } from '#server/notices/send-notices.ts';
import { lockOut } from '../../../support/care.ts';
import { type Person, person } from '../../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['as']>;
let minjun: Person;
let seoyeon: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = shop.as('admin');
  minjun = await person(shop, 'minjun');
  seoyeon = await person(shop, 'seoyeon');
});
afterAll(() => shop.close());

it('actions on an account notify its owner by notice and e-mail, once, and nobody else', async () => {
  const told = async (id: number) =>
    (
      await shop.db
        .selectFrom('notices')
        .select('type')
        .where('user_id', '=', id)
        .where('type', 'in', ['LOGIN_UNLOCKED', 'SESSIONS_ENDED'])
        .orderBy('id')
        .execute()
    ).map(({ type }) => type);
  await shop.db.deleteFrom('notices').execute();
  await lockOut(shop, minjun.email);
  for (let times = 0; times < 2; times += 1) {
    // The second time no lock is removed and no session ended.
    expect((await admin.post(`/api/admin/users/${minjun.id}/unlock`)).status).toBe(200);
    expect((await admin.delete(`/api/admin/users/${minjun.id}/sessions`)).status).toBe(200);
    shop.clock.advance(2_000);
  }
  expect(await told(minjun.id)).toEqual(['LOGIN_UNLOCKED', 'SESSIONS_ENDED']);
  expect(await told(seoyeon.id)).toEqual([]);
  await sendNotices(shop.ports);
  const mails = await shop.db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'text'])
    .where('kind', '=', 'account-tended')
    .orderBy('id')
    .execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual([minjun.email, minjun.email]);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('잠금을 풀었어요'),
    expect.stringContaining('모든 기기에서 로그아웃했어요'),
  ]);
  for (const { text } of mails) {
    expect(text).toContain('/account-settings');
    expect(text).not.toContain('끌 수 있어요');
  }
});
