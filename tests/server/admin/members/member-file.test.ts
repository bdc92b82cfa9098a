import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trailOf } from '../../../support/audit-log.ts';
import { type Person, person } from '../../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let admin: Person;
let minjun: Person;
let seoyeon: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await person(shop, 'admin');
  minjun = await person(shop, 'minjun', { nickname: '=HYPERLINK("http://x")' });
  seoyeon = await person(shop, 'seoyeon', { nickname: '<img src=x onerror=alert(1)>' });
  const told = { name: '김민준', phone: '010-5511-2233' };
  await shop.db.updateTable('users').set(told).where('id', '=', minjun.id).execute();
});
afterAll(() => shop.close());

const taken = (filter: Record<string, unknown> = {}, call = admin.call) =>
  call.post('/api/admin/users/export', filter);
const linesOf = async (filter: Record<string, unknown>): Promise<string[]> =>
  (await taken(filter)).body.data.csv.split('\r\n').slice(1, -1);

describe('member export', () => {
  it('contains the rows of the list in its order, and no others', async () => {
    for (const filter of [
      'role=seller',
      'sort=nickname',
      'seen=NEVER',
      'status=ACTIVE&sort=joined-asc',
      'q=minjun',
    ]) {
      const { content, totalElements } = (await admin.call.get(`/api/admin/users?size=100&${filter}`)).body
        .data;
      const lines = await linesOf(Object.fromEntries(new URLSearchParams(filter)));
      expect([filter, lines.length]).toEqual([filter, totalElements]);
      expect(lines.slice(0, 100).map((line) => Number(line.split(',')[0]))).toEqual(
        content.map(({ userId }: { userId: number }) => userId),
      );
    }
  });

  it('contains members of the requested days', async () => {
    await shop.db
      .updateTable('users')
      .set({ created_at: new Date('2024-03-04T15:10:00Z') })
      .where('id', '=', minjun.id)
      .execute();
    const lines = await linesOf({ joinedFrom: '2024-03-05', joinedTo: '2024-03-05' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('2024-03-05');
    expect(await linesOf({ joinedFrom: '2024-03-06', joinedTo: '2024-03-06' })).toEqual([]);
  });

  it('keeps masked values, and no text of a member is a formula', async () => {
    const [line = ''] = await linesOf({ q: 'minjun@' });
    expect(
      line.startsWith(`${minjun.id},"'=HYPERLINK(""http://x"")",m****n@sinbaljang.test,010-****-2233,회원,`),
    ).toBe(true);
    const { csv, fileName } = (await taken()).body.data;
    expect(csv.startsWith('\uFEFF회원 번호,닉네임')).toBe(true);
    expect(csv).toContain('<img src=x onerror=alert(1)>');
    expect(csv).not.toMatch(/5511|김민준|minjun@|seoyeon@/);
    expect(fileName).toMatch(/^members-\d{4}-\d\d-\d\d\.csv$/);
  });

  it('is recorded with the filter and without the search text', async () => {
    const { rows } = (await taken({ q: 'seoyeon@', role: 'user' })).body.data;
    const entry = (await trailOf(shop, 'MEMBER', admin.id)).at(-1);
    expect(rows).toBe(1);
    expect(entry).toMatchObject({ action: 'EXPORTED', detail: { what: 'members', rows: 1, searched: 1 } });
    expect(JSON.stringify(entry)).toContain('user');
    expect(JSON.stringify(entry)).not.toContain('seoyeon');
    expect(seoyeon.id).toBeGreaterThan(0);
  });

  it('requires an administrator with step-up authentication', async () => {
    for (const call of [shop.as('visitor'), minjun.call, shop.as('seller')])
      expect([401, 403]).toContain((await taken({}, call)).status);
    expect((await taken({ joinedFrom: '2024-02-30' })).status).toBe(400);
    await shop.db.updateTable('sessions').set({ elevated_until: null }).execute();
    expect((await taken()).body.code).toBe('ELEVATION_REQUIRED');
  });
});
