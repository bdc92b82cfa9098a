import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteCheck } from '#server/audit-log/check-audit.ts';
import { sweepAudit } from '#server/audit-log/sweep-audit.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { audit } from '#server/kit/audit/audit-log.ts';
import { actionsOf } from '../../../support/audit-log.ts';
import { sanction } from '../../../support/care.ts';
import { type Person, person } from '../../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let minjun: Person;
beforeAll(async () => {
  shop = await startTestShop();
  minjun = await person(shop, 'minjun');
  await sanction(shop.as('admin'), minjun.id, { kind: 'WARN' });
  for (let id = 1; id <= 30; id += 1) await write(id);
});
afterAll(() => shop.close());

const PATH = '/api/admin/audit';
const admin = () => shop.as('admin');
const write = (id: number, detail: Record<string, string | number | null> = {}) =>
  inTransaction(shop.db, (tx) =>
    audit(tx, { action: 'ORDER_PLACED', target: ['ORDER', id], detail }, shop.clock.now()),
  );
type Entry = { entryId: number; action: string; targetId: number; actor: { nickname: string } | null };
const list = async (query = ''): Promise<Entry[]> => (await admin().get(`${PATH}${query}`)).body.data.entries;

describe('GET the audit log', () => {
  it('is paged by cursor, newest first, without gaps or duplicates', async () => {
    const seen: number[] = [];
    let next: number | null = null;
    do {
      const answer = await admin().get(`${PATH}?size=7${next === null ? '' : `&before=${next}`}`);
      expect(answer.queries).toBeLessThanOrEqual(4);
      seen.push(...answer.body.data.entries.map(({ entryId }: Entry) => entryId));
      next = answer.body.data.next;
    } while (next !== null);
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a));
    const { rows } = await sql<{ count: string }>`select count(*) from audit_entries`.execute(shop.db);
    expect(seen.length).toBe(Number(rows[0]?.count));
  });

  it('returns actor, action and target; entries of the system have no actor', async () => {
    const [warned] = await list(`?targetType=MEMBER&targetId=${minjun.id}&action=SANCTION_WARN`);
    expect(warned).toMatchObject({ action: 'SANCTION_WARN', actor: { role: 'admin' }, targetId: minjun.id });
    const [placed] = await list('?action=ORDER_PLACED');
    expect(placed).toMatchObject({ actor: null, targetId: 30 });
  });

  it('filters by actor, action, target and day', async () => {
    expect((await list('?actor=SHOP&size=100')).every(({ actor }) => actor === null)).toBe(true);
    expect(await list('?targetType=ORDER&targetId=7')).toHaveLength(1);
    const today = shop.clock.now().toISOString().slice(0, 10);
    expect((await list(`?from=${today}&to=${today}&action=ORDER_PLACED&size=100`)).length).toBe(30);
    expect(await list('?to=2020-01-01')).toEqual([]);
    expect(await list('?from=2099-01-01')).toEqual([]);
    for (const bad of ['actor=0', 'action=a%27--', 'from=2026-02-31', 'targetId=-1', 'before=x'])
      expect([bad, (await admin().get(`${PATH}?${bad}`)).status]).toEqual([bad, 400]);
  });

  it('records who reads the entries of one person, once for all pages, and no other reading', async () => {
    const before = (await actionsOf(shop, 'MEMBER', minjun.id)).length;
    await list();
    await list(`?actor=${minjun.id}`);
    await list(`?targetType=MEMBER&targetId=${minjun.id}`);
    await list(`?actor=${minjun.id}&before=9999999`);
    expect((await actionsOf(shop, 'MEMBER', minjun.id)).slice(before)).toEqual(['AUDIT_READ', 'AUDIT_READ']);
  });
});

describe('audit hash chain', () => {
  const chain = () => sweepAudit({ db: shop.db, log: shop.app.log, config: shop.config });
  const verify = async () => (await admin().post(`${PATH}/verify`)).body.data;

  it('returns its last entry; a verification on request is recorded', async () => {
    await chain();
    const { body } = await admin().get(`${PATH}/chain`);
    expect(body.data).toMatchObject({ holds: true, waiting: 0, noted: body.data.end });
    expect(body.data.lastEntry.entryId).toBeGreaterThan(0);
    const checked = await verify();
    expect(checked).toMatchObject({ problems: [], end: body.data.end });
    expect(checked.checked).toBe(body.data.end.seq);
    expect((await list('?action=AUDIT_VERIFIED'))[0]?.actor).not.toBeNull();
  });

  it('returns time, actor, end and result of the last verification after a reload', async () => {
    const last = async () => (await admin().get(`${PATH}/chain`)).body.data.lastCheck;
    const { nickname } = (await admin().get('/api/users/me/profile')).body.data;
    await write(91);
    await chain();
    const { end, lastEntry } = (await admin().get(`${PATH}/chain`)).body.data;
    await verify();
    const found = { checked: end.seq, entryId: lastEntry.entryId, problems: 0 };
    expect(await last()).toEqual({
      ...found,
      at: shop.clock.now().toISOString(),
      by: nickname,
      isCommand: false,
    });
    const later = new Date(shop.clock.now().getTime() + 60_000);
    const report = { end, checked: end.seq, problems: ['one', 'two'] };
    await noteCheck(shop.db, report, later, 'COMMAND');
    expect(await last()).toEqual({
      ...found,
      problems: 2,
      at: later.toISOString(),
      by: null,
      isCommand: true,
    });
    await verify();
    expect((await last()).by).toBe(nickname);
  });

  it('reports a changed entry, and a rebuilt one', async () => {
    const quiet = async (statement: string) => {
      for (const table of ['audit_entries', 'audit_chain'])
        await sql.raw(`alter table ${table} disable trigger user`).execute(shop.db);
      await sql.raw(statement).execute(shop.db);
      for (const table of ['audit_entries', 'audit_chain'])
        await sql.raw(`alter table ${table} enable trigger user`).execute(shop.db);
    };
    const [one] = await list('?action=ORDER_PLACED');
    await quiet(`update audit_entries set target_id = 4711 where id = ${one?.entryId}`);
    expect((await verify()).problems).toEqual([`entry ${one?.entryId} or its link was changed`]);
    await quiet(`update audit_entries set target_id = ${one?.targetId} where id = ${one?.entryId}`);
    expect((await verify()).problems).toEqual([]);
    // Cut and made anew by the shop's own role: the end outside the database tells.
    await quiet('delete from audit_chain');
    await quiet('insert into audit_unchained select id from audit_entries on conflict do nothing');
    await quiet('update audit_entries set target_id = 4712 where id = 1');
    await chain();
    expect((await verify()).problems.join()).toContain('made anew');
    expect((await admin().get(`${PATH}/chain`)).body.data.holds).toBe(false);
  });
});

describe('audit log export', () => {
  it('requires step-up authentication, is recorded, and contains no formula and no markup', async () => {
    await write(31, { note: '<img src=x onerror=alert(1)>' });
    await minjun.set({ nickname: '=HYPERLINK("http://x")' });
    const warned = await minjun.call.post('/api/auth/logout');
    expect(warned.status).toBe(200);
    await sql`insert into audit_entries (at, actor_id, action, target_type, target_id)
      values (now(), ${minjun.id}, 'ORDER_MOVED', 'ORDER', 1)`.execute(shop.db);
    const { body } = await admin().post(`${PATH}/export`, {});
    const lines: string[] = body.data.csv.split('\r\n');
    expect(lines[0]?.startsWith('\uFEFF번호,시각')).toBe(true);
    expect(lines.length - 2).toBe(body.data.rows);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(body.data.csv).toContain('"{""note"":""<img src=x onerror=alert(1)>""}"');
    const [entry] = await list('?action=EXPORTED');
    expect(entry).toMatchObject({ actor: { role: 'admin' } });
    await shop.db.updateTable('sessions').set({ elevated_until: null }).execute();
    expect((await admin().post(`${PATH}/export`, {})).body.code).toBe('ELEVATION_REQUIRED');
  });
});
