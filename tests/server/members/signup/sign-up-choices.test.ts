import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skeletonOf } from '#domain/members/profile/nickname.ts';
import { latestOf } from '#domain/members/signup/documents.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type Person, person } from '../../../support/members/people.ts';
import {
  answerAnonymousSignups,
  joined,
  problemOf,
  requestSignup,
  signUpBody,
} from '../../../support/members/signup.ts';
import { untilLockWaits } from '../../../support/server/deadlocks.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';
import { onPostgres } from '../../../support/server/test-database.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const join = (body: object) => requestSignup(shop, body);

describe('nickname of a sign-up', () => {
  const isFree = async (value: string) =>
    (await shop.withToken('').get(`/api/auth/nickname?value=${encodeURIComponent(value)}`)).body.data
      ?.available;

  it('is taken by a member, by a pending sign-up, and for a month after a withdrawal', async () => {
    const { account, body } = await joined(shop, { nickname: '구름신발' });
    await shop.db.deleteFrom('sign_ups').execute();
    expect([await isFree('구름 신발'), await isFree('구름신발'), await isFree('구\u200b름신발')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(problemOf(await join(signUpBody({ nickname: '구름신발' })))).toEqual([
      409,
      'NICKNAME_TAKEN',
      'nickname',
    ]);
    const taken = await shop
      .as('user')
      .put('/api/users/me/profile', { name: '김하루', nickname: '구름신발' });
    expect(problemOf(taken)).toEqual([409, 'NICKNAME_TAKEN', 'nickname']);
    const leave = (at: Date) =>
      shop.db
        .updateTable('users')
        .set({ status: 'DELETED', withdrawn_at: at })
        .where('email', '=', body.email)
        .execute();
    const daysAgo = (days: number) => new Date(shop.clock.now().getTime() - days * 86_400_000);
    await leave(daysAgo(29));
    expect(await isFree('구름신발')).toBe(false);
    await leave(daysAgo(31));
    expect(await isFree('구름신발')).toBe(true);
    expect(account.nickname).toBe('구름신발');
  });

  // One connection cannot wait for another.
  it.runIf(onPostgres)('is the next free one if another sign-up reserves it at the same moment', async () => {
    const row = { email_tag: 'another', wish: '{}', created_at: shop.clock.now() };
    const reserved = { ...row, nickname_skeleton: skeletonOf('한새롬') };
    let joining: ReturnType<typeof join> | undefined;
    await inTransaction(shop.db, async (tx) => {
      await tx.insertInto('sign_ups').values(reserved).execute();
      joining = join(signUpBody({ name: '한새롬', nickname: undefined }));
      await untilLockWaits(shop, 1);
    });
    expect((await joining)?.status).toBe(200);
    const names = await shop.db
      .selectFrom('sign_ups')
      .select('nickname_skeleton')
      .where('nickname_skeleton', 'like', `${skeletonOf('한새롬')}%`)
      .execute();
    expect(names).toHaveLength(2);
  });

  it('is free for its owner, and one of staff for staff', async () => {
    const free = async (call: Pick<Person['call'], 'get'>, value: string) =>
      (await call.get(`/api/auth/nickname?value=${encodeURIComponent(value)}`)).body.data.available;
    const [mine, other] = [await person(shop, 'minjun'), await person(shop, 'doyun')];
    await mine.set({ nickname: '민준러너' });
    expect([await free(mine.call, '민준러너'), await free(other.call, '민준러너')]).toEqual([true, false]);
    expect(await isFree('민준러너')).toBe(false);
    expect([await free(mine.call, '운영자'), await free(shop.as('admin'), '운영자')]).toEqual([false, true]);
  });

  it('reveals nothing about the address in the request', async () => {
    const kinds = ['minjun@sinbaljang.test', 'nobody-at-all@sinbaljang.test'];
    const told = [];
    for (const [index, email] of kinds.entries()) {
      const nickname = `살펴보기${index}`;
      const form = () => signUpBody({ email, nickname });
      told.push([
        (await join(form())).status,
        await answerAnonymousSignups(shop),
        await isFree(nickname),
        (await join(form())).status,
        (await join(signUpBody({ nickname }))).body.code,
      ]);
    }
    expect(told[0]).toEqual([200, undefined, false, 200, 'NICKNAME_TAKEN']);
    expect(told[1]).toEqual(told[0]);
  });

  it('left empty or taken gets a number', async () => {
    const names = [];
    for (const nickname of ['', '도윤길', undefined, '도윤길'])
      names.push((await joined(shop, { name: '도윤길', nickname })).account.nickname);
    expect(names).toEqual(['도윤길', '도윤길2', '도윤길3', '도윤길4']);
    for (const name of ['관리자', '탈퇴한 회원'])
      expect((await joined(shop, { name, nickname: '' })).account.nickname).toMatch(/^회원\d+$/);
    expect(problemOf(await join(signUpBody({ nickname: '탈퇴한 회원' })))).toEqual([
      400,
      'INVALID_INPUT_VALUE',
      'nickname',
    ]);
  });
});

describe('consents of a sign-up', () => {
  const consent = (document: Parameters<typeof latestOf>[0], agreed = true) => ({
    document,
    version: latestOf(document).version,
    agreed,
  });
  const required = [consent('AGE_14'), consent('TERMS'), consent('PRIVACY')];
  const kept = (userId: number) =>
    shop.db
      .selectFrom('consents')
      .select(['document', 'version', 'agreed', 'via'])
      .where('user_id', '=', userId)
      .execute();

  it('are stored with version and source, refused ones too', async () => {
    const consents = [...required, consent('MARKETING', false)];
    const { account } = await joined(shop, { consents });
    expect(await kept(account.id)).toEqual(consents.map((row) => ({ ...row, via: 'SIGN_UP' })));
  });

  it('are not required of a client without them, and none are stored', async () => {
    const { account } = await joined(shop);
    expect(await kept(account.id)).toEqual([]);
  });

  it.each([
    ['none', []],
    ['one is missing', required.slice(1)],
    ['one is refused', [...required.slice(1), consent('AGE_14', false)]],
    ['one is of another version', [...required.slice(1), { ...consent('AGE_14'), version: '2020-01-01' }]],
    ['night alone', [...required, consent('MARKETING_NIGHT')]],
    ['twice', [...required, consent('AGE_14')]],
  ])('must contain the required ones: %s', async (_, consents) => {
    expect(problemOf(await join(signUpBody({ consents })))).toEqual([400, 'CONSENT_REQUIRED', 'consents']);
  });
});
