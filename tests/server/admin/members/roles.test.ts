import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actionsOf } from '../../../support/audit-log.ts';
import { secondAdmin } from '../../../support/care.ts';
import { forgetSteps, withSecondStep } from '../../../support/members/mfa.ts';
import { type Person, person } from '../../../support/members/people.ts';
import { rounds } from '../../../support/server/rounds.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let admin: Person;
let minjun: Person;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  await forgetSteps(shop);
  await withSecondStep(shop, 'minjun@sinbaljang.test');
  admin = await person(shop, 'admin');
  minjun = await person(shop, 'minjun');
});
afterAll(() => shop.close());

const nicknameOf = async (id: number) =>
  (await shop.db.selectFrom('users').select('nickname').where('id', '=', id).executeTakeFirstOrThrow())
    .nickname;
const roleOf = async (id: number) =>
  (await shop.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirstOrThrow()).role;
const change = async (by: Person, id: number, role: string, nickname?: string) =>
  by.call.post(`/api/admin/users/${id}/role`, { role, nickname: nickname ?? (await nicknameOf(id)) });
const admins = async () =>
  (await shop.db.selectFrom('users').select('id').where('role', '=', 'admin').execute()).map(({ id }) => id);

describe('admin role', () => {
  it('is granted to a member with a second factor by name; all administrators are notified', async () => {
    expect((await change(admin, minjun.id, 'admin', '남의이름')).body.errors).toMatchObject([
      { field: 'nickname' },
    ]);
    const jiho = await person(shop, 'seoyeon');
    expect((await change(admin, jiho.id, 'admin')).body.code).toBe('TARGET_LACKS_MFA');
    expect((await change(admin, minjun.id, 'user')).body.code).toBe('VERSION_CONFLICT');
    expect((await change(admin, minjun.id, 'seller')).status).toBe(400);
    const seller = await shop.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'seller')
      .executeTakeFirstOrThrow();
    expect((await change(admin, seller.id, 'admin')).body.code).toBe('VERSION_CONFLICT');
    expect(await admins()).toEqual([admin.id]);
    expect((await change(admin, minjun.id, 'admin')).status).toBe(200);
    expect(await roleOf(minjun.id)).toBe('admin');
    expect((await minjun.call.get('/api/users/cart')).status).toBe(401);
    const told = await shop.db
      .selectFrom('mails')
      .select('recipient')
      .where('kind', '=', 'role-changed')
      .execute();
    expect(told.map(({ recipient }) => recipient).sort()).toEqual([admin.email, minjun.email].sort());
    expect(await actionsOf(shop, 'MEMBER', minjun.id)).toContain('MEMBER_ROLE');
    expect((await change(admin, minjun.id, 'user')).status).toBe(200);
    expect(await roleOf(minjun.id)).toBe('user');
  });

  it('cannot be granted to oneself, nor by members', async () => {
    expect((await change(admin, admin.id, 'user')).body.code).toBe('SELF_SANCTION');
    expect((await change(minjun, minjun.id, 'admin')).status).toBe(403);
    expect(await roleOf(admin.id)).toBe('admin');
  });

  it('stays with one of two administrators who remove each other', async () => {
    for (let round = 0; round < rounds(20); round += 1) {
      const second = await secondAdmin(shop);
      const first = await person(shop, 'admin');
      const answers = await Promise.all([change(first, second.id, 'user'), change(second, first.id, 'user')]);
      expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
      expect([401, 403]).toContain(answers.map(({ status }) => status).sort()[1]);
      expect(await admins()).toHaveLength(1);
      await shop.db.updateTable('users').set({ role: 'user' }).where('id', '=', second.id).execute();
      await shop.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
    }
  });

  it('is removed once if two administrators remove it at once', async () => {
    const second = await secondAdmin(shop);
    await shop.db.updateTable('users').set({ role: 'admin' }).where('id', '=', minjun.id).execute();
    const first = await person(shop, 'admin');
    const answers = await Promise.all([change(first, minjun.id, 'user'), change(second, minjun.id, 'user')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await admins()).toHaveLength(2);
    await shop.db.updateTable('users').set({ role: 'user' }).where('id', '=', second.id).execute();
  });
});
