import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_MEMBERS } from '#domain/admin/members/member-bulk.ts';
import { actionsOf } from '../../../support/audit-log.ts';
import { secondAdmin } from '../../../support/care.ts';
import { type Person, person } from '../../../support/members/people.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let admin: Person;
let minjun: Person;
let seoyeon: Person;
let jiwoo: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await person(shop, 'admin');
  minjun = await person(shop, 'minjun');
  seoyeon = await person(shop, 'seoyeon');
  jiwoo = await person(shop, 'jiwoo');
});
beforeEach(() => shop.db.deleteFrom('sanctions').execute());
afterAll(() => shop.close());

const SAID = { reason: 'SPAM', text: '같은 광고를 여러 번 올렸어요.' };
const WARN = { kind: 'WARN', ...SAID };
const SILENCE = { kind: 'SILENCE', days: 3, ...SAID };
type Body = Record<string, unknown>;
const many = (body: Body, key = '', call = admin.call) =>
  call.post(
    '/api/admin/users/sanctions',
    { sanction: WARN, ...body },
    key ? { headers: { 'idempotency-key': key } } : {},
  );
const given = async (kind: string) =>
  (await shop.db.selectFrom('sanctions').select('user_id').where('kind', '=', kind).execute())
    .map(({ user_id }) => user_id)
    .sort((a, b) => a - b);
const sorted = (...ids: number[]) => ids.sort((a, b) => a - b);

describe('bulk sanctions of members', () => {
  it('warn each member with notice, e-mail and record, and nobody else', async () => {
    const before = await shop.db.selectFrom('mails').select('id').where('kind', '=', 'sanction').execute();
    const answer = await many({ ids: [minjun.id, seoyeon.id, minjun.id] });
    expect(answer.body.data).toEqual({
      count: 2,
      rows: [minjun, seoyeon].map(({ id }) => ({ id, done: true, reason: null })),
    });
    expect(await given('WARN')).toEqual(sorted(minjun.id, seoyeon.id));
    const mails = await shop.db.selectFrom('mails').select('id').where('kind', '=', 'sanction').execute();
    expect(mails.length - before.length).toBe(2);
    for (const { id, call } of [minjun, seoyeon]) {
      expect((await actionsOf(shop, 'MEMBER', id)).at(-1)).toBe('SANCTION_WARN');
      const told = (await call.get('/api/users/notices?size=100')).body.data.content;
      expect(told.some(({ type }: { type: string }) => type === 'SANCTIONED')).toBe(true);
    }
    expect(await actionsOf(shop, 'MEMBER', jiwoo.id)).not.toContain('SANCTION_WARN');
  });

  it('skip oneself, administrators and withdrawn members, and do the rest', async () => {
    const other = await secondAdmin(shop, 'haeun');
    await jiwoo.set({ status: 'DELETED' });
    const ids = [admin.id, other.id, jiwoo.id, minjun.id];
    expect((await many({ ids, sanction: SILENCE, isTrial: true })).body.data).toEqual({ count: 1, rows: [] });
    expect(await given('SILENCE')).toEqual([]);
    const { rows } = (await many({ ids, sanction: SILENCE })).body.data;
    expect(rows).toEqual([
      { id: admin.id, done: false, reason: '내 계정에는 할 수 없어요.' },
      { id: other.id, done: false, reason: '관리자는 다른 회원과 함께 선택할 수 없어요.' },
      { id: jiwoo.id, done: false, reason: expect.any(String) },
      { id: minjun.id, done: true, reason: null },
    ]);
    expect(await given('SILENCE')).toEqual([minjun.id]);
    await jiwoo.set({ status: 'ACTIVE' });
    await shop.db.updateTable('users').set({ role: 'user' }).where('id', '=', other.id).execute();
  });

  it('silence each member once: a silenced one is neither counted nor silenced again', async () => {
    await many({ ids: [minjun.id], sanction: SILENCE });
    const ids = [minjun.id, seoyeon.id];
    expect((await many({ ids, sanction: SILENCE, isTrial: true })).body.data.count).toBe(1);
    expect((await many({ ids, sanction: SILENCE })).body.data.rows).toEqual([
      { id: minjun.id, done: false, reason: '이미 같은 제재를 받고 있어요.' },
      { id: seoyeon.id, done: true, reason: null },
    ]);
    expect((await many({ ids, isTrial: true })).body.data.count).toBe(2);
  });

  it('can select members by a filter, without administrators, a hundred at most', async () => {
    await addCrowd(shop, MOST_MEMBERS + 5, 6_000);
    const q = { q: '군중' };
    const trial = await many({ filter: q, sanction: SILENCE, isTrial: true });
    expect(trial.body.data.count).toBe(MOST_MEMBERS);
    const { count, rows } = (await many({ filter: q, sanction: SILENCE })).body.data;
    expect([count, rows.every(({ done }: { done: boolean }) => done)]).toEqual([MOST_MEMBERS, true]);
    expect(await given('SILENCE')).toHaveLength(MOST_MEMBERS);
    expect((await many({ filter: q, sanction: SILENCE })).body.data.count).toBe(5);
    expect((await many({ filter: { role: 'admin' }, isTrial: true })).body.data.count).toBe(0);
    expect((await many({ filter: { q: 'seoyeon@' } })).body.data.rows).toEqual([
      { id: seoyeon.id, done: true, reason: null },
    ]);
  });

  it('are applied once for one idempotency key, also after an interruption', async () => {
    const ids = [minjun.id, seoyeon.id];
    const [one, two] = await Promise.all([many({ ids }, 'wish'), many({ ids }, 'wish')]);
    expect(one.body.data).toEqual(two.body.data);
    expect(await given('WARN')).toHaveLength(2);
    // The stored answer is lost; the mark of each row remains.
    await shop.db.deleteFrom('request_keys').where('key', '=', 'wish').execute();
    expect((await many({ ids }, 'wish')).body.data).toEqual(one.body.data);
    expect(await given('WARN')).toHaveLength(2);
  });

  it('cannot ban or suspend, require a text, and take either ids or a filter', async () => {
    for (const body of [
      { ids: [minjun.id], sanction: { ...WARN, kind: 'BLOCK' } },
      { ids: [minjun.id], sanction: { ...WARN, kind: 'SUSPEND', days: 3 } },
      { ids: [minjun.id], sanction: { ...WARN, text: ' ' } },
      { ids: [minjun.id], sanction: { ...WARN, reason: 'x' } },
      { ids: [minjun.id], sanction: { ...SILENCE, days: 0 } },
      { ids: [] },
      { ids: Array.from({ length: MOST_MEMBERS + 1 }, (_, index) => index + 1) },
      { ids: [minjun.id], filter: { q: 'x' } },
      {},
    ])
      expect([body, (await many(body)).status]).toEqual([body, 400]);
    expect(await given('WARN')).toEqual([]);
  });

  it('require an administrator with step-up authentication', async () => {
    for (const call of [shop.as('visitor'), minjun.call, shop.as('seller')])
      expect([401, 403]).toContain((await many({ ids: [seoyeon.id] }, '', call)).status);
    await shop.db.updateTable('sessions').set({ elevated_until: null }).execute();
    expect((await many({ ids: [seoyeon.id], isTrial: true })).body.code).toBe('ELEVATION_REQUIRED');
    expect(await given('WARN')).toEqual([]);
  });
});
