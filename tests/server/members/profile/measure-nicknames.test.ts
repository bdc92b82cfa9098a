import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { measureNicknames } from '#server/members/nicknames/measure-nicknames.ts';
import { person } from '../../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
  await measure();
  await shop.db.deleteFrom('mails').execute();
});
afterEach(() => shop.close());

const measure = () => measureNicknames(shop.ports);

/** Inserts a member from before the measurement, who joined this many days ago. */
async function elder(name: string, nickname: string, days: number, skeleton: string | null = null) {
  const created_at = new Date(shop.clock.now().getTime() - days * 86_400_000);
  const one = await person(shop, name);
  await shop.db
    .updateTable('users')
    .set({ nickname, nickname_skeleton: skeleton, created_at })
    .where('id', '=', one.id)
    .execute();
  return one;
}
const rowOf = ({ id }: { id: number }) =>
  shop.db
    .selectFrom('users')
    .select(['nickname', 'nickname_skeleton'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const mailed = async () =>
  (
    await shop.db.selectFrom('mails').select('recipient').where('kind', '=', 'nickname-changed').execute()
  ).map(({ recipient }) => recipient);

describe('existing nicknames that look alike', () => {
  it('keep the older account’s name; the later one gets a number and a notice', async () => {
    // Latin, Cyrillic and full-width letters; the smallest id is not that of the oldest account.
    const late = await elder('minjun', 'ｈａｎｒ', 10);
    const first = await elder('doyun', 'hаnr', 300);
    const second = await elder('jiwoo', 'HanR', 200);
    const other = await person(shop, 'user');
    const before = await rowOf(other);
    await measure();
    expect(await rowOf(first)).toEqual({ nickname: 'hаnr', nickname_skeleton: 'hanr' });
    expect(await rowOf(second)).toEqual({ nickname: 'HanR2', nickname_skeleton: 'hanr2' });
    expect(await rowOf(late)).toEqual({ nickname: 'hanr3', nickname_skeleton: 'hanr3' });
    expect(await rowOf(other)).toEqual(before);
    expect((await mailed()).toSorted()).toEqual([second.email, late.email].toSorted());
    const [notice] = (await late.call.get('/api/users/notices')).body.data.content;
    expect(notice).toMatchObject({ type: 'NICKNAME_CHANGED', path: '/profile-edit' });
    expect(notice.message).toContain('hanr3');
    expect((await first.call.get('/api/users/notices')).body.data.content).toEqual([]);
  });

  it('keep the older account’s name also beside one measured since', async () => {
    const newer = await elder('minjun', 'hanr', 5, 'hanr');
    const older = await elder('doyun', 'hаnr', 300);
    const measured = await elder('jiwoo', 'elder', 300, 'elder');
    const unmeasured = await elder('user', 'еldеr', 5);
    await measure();
    expect([(await rowOf(older)).nickname, (await rowOf(newer)).nickname]).toEqual(['hаnr', 'hanr2']);
    expect([(await rowOf(measured)).nickname, (await rowOf(unmeasured)).nickname]).toEqual([
      'elder',
      'еldеr2',
    ]);
  });

  it('count banned members and not withdrawn ones; invisible names get a default', async () => {
    const shut = await elder('minjun', 'hаnr', 300);
    await shut.set({ status: 'BLOCKED' });
    const living = await elder('doyun', 'hanr', 10);
    const gone = await elder('jiwoo', 'еldеr', 300);
    await gone.set({ status: 'DELETED' });
    const heir = await elder('user', 'elder', 10);
    const unseen = await elder('admin', '\u3164', 10);
    await measure();
    expect((await rowOf(living)).nickname).toBe('hanr2');
    expect((await rowOf(heir)).nickname).toBe('elder');
    expect((await rowOf(gone)).nickname_skeleton).toBeNull();
    expect((await rowOf(unseen)).nickname).toMatch(/^회원\d+$/);
  });

  it('are measured once by any number of servers at once, and again without a result', async () => {
    await elder('doyun', 'hаnr', 300);
    const late = await elder('minjun', 'hanr', 10);
    await Promise.all([measure(), measure(), measure()]);
    const row = await rowOf(late);
    await measure();
    expect(await rowOf(late)).toEqual(row);
    expect(await mailed()).toEqual([late.email]);
    const left = await shop.db
      .selectFrom('users')
      .select('id')
      .where('nickname_skeleton', 'is', null)
      .where('status', '<>', 'DELETED')
      .execute();
    expect(left).toEqual([]);
  });

  it('are found in batches in a large shop', async () => {
    const now = shop.clock.now();
    await sql`
      insert into users (login_id, email, password_hash, name, nickname, created_at, updated_at)
      select 'old-' || n, 'old-' || n || '@x.kr', '-', '옛회원', case n when 1 then 'fаr' when 1200 then 'far' else 'old' || n end,
        ${now}::timestamptz + n * interval '1 second', ${now}
      from generate_series(1, 1200) n`.execute(shop.db);
    await measure();
    const { rows } = await sql<{ nickname: string }>`
      select nickname from users where email in ('old-1@x.kr', 'old-1200@x.kr') order by id`.execute(shop.db);
    expect(rows.map(({ nickname }) => nickname)).toEqual(['fаr', 'far2']);
    expect(await mailed()).toEqual(['old-1200@x.kr']);
  });
});
