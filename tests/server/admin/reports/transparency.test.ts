import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseOf, neighbours, report, secondAdmin } from '../../../support/care.ts';
import { feedBy, type Person, person } from '../../../support/members/people.ts';
import { openSession } from '../../../support/members/sessions.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let author: Person;
let reporter: Person;
let admin: Person;
let second: Person;
let token: string;
const HOUR = 3_600_000;

beforeAll(async () => {
  shop = await startTestShop();
  author = await person(shop, 'minjun');
  reporter = await person(shop, 'jiwoo');
  admin = await person(shop, 'admin');
  second = await secondAdmin(shop);
  await later(0);
});
afterAll(() => shop.close());

/** Time goes by, and everybody logs in anew. */
async function later(ms: number) {
  shop.clock.advance(ms);
  token = await openSession(shop.db, reporter.email, shop.clock.now());
  [author, admin, second] = [
    await person(shop, 'minjun'),
    await person(shop, 'admin'),
    await person(shop, 'doyun'),
  ];
}

type Month = Record<string, number | string | null>;
/** What anybody reads once what was kept is old. */
async function told(): Promise<Month[]> {
  await later(600_001);
  const { status, body } = await shop.as('visitor').get('/api/transparency');
  expect(status).toBe(200);
  return body.data.months;
}
const latest = async (): Promise<Month> => (await told())[0] ?? {};
const NOTHING = { reports: 0, hidden: 0, restored: 0, appeals: 0, appealsGranted: 0, medianHours: null };

async function reported(targetType: string, targetId: number) {
  expect((await report(shop, token, { targetType, targetId })).status).toBe(200);
  return caseOf(shop, targetType, targetId);
}
const aCase = async () => reported('FEED', (await feedBy(shop, author)).feedId);
async function decide(id: number, decision: string, by = admin) {
  const { version } = await shop.db
    .selectFrom('report_cases')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const said = { decision, version, rule: '광고 금지' };
  expect((await by.call.post(`/api/admin/reports/${id}/decision`, said)).body.success).toBe(true);
}

describe('GET the transparency report', () => {
  it('covers twelve months, newest first, with zeros', async () => {
    const months = await told();
    expect(months).toHaveLength(12);
    expect(months.map(({ month }) => month).slice(0, 2)).toEqual(['2026-11', '2026-10']);
    expect(months.at(-1)).toEqual({ month: '2025-12', ...NOTHING });
    expect(months[0]).toEqual({ month: '2026-11', ...NOTHING });
  });

  it('counts the result of each piece of content once', async () => {
    const [hidden, twice, fine, ignored] = [await aCase(), await aCase(), await aCase(), await aCase()];
    await later(2 * HOUR);
    await decide(hidden.id, 'HIDE');
    // Hidden, shown, hidden again: hidden once and shown once.
    await decide(twice.id, 'HIDE');
    await decide(twice.id, 'NO_PROBLEM');
    await decide(twice.id, 'HIDE');
    await decide(fine.id, 'NO_PROBLEM');
    await decide(ignored.id, 'IGNORE');
    expect(await latest()).toEqual({ month: '2026-11', ...NOTHING, reports: 4, hidden: 2, restored: 1 });
  });

  it('returns the median time from first report to decision, above a minimum number', async () => {
    const slow = await aCase();
    await later(8 * HOUR);
    await decide(slow.id, 'DELETE');
    // Two, two, two, two and eight hours: what was decided again without a report counts for none.
    expect(await latest()).toMatchObject({ reports: 5, hidden: 3, restored: 1, medianHours: 2 });
    const [one, other] = [await aCase(), await aCase()];
    await later(5 * HOUR);
    await decide(one.id, 'NO_PROBLEM');
    await decide(other.id, 'NO_PROBLEM');
    const third = await aCase();
    await later(5 * HOUR);
    await decide(third.id, 'NO_PROBLEM');
    expect(await latest()).toMatchObject({ medianHours: 3.5 });
  });

  it('counts a reopened case from its own first report', async () => {
    const before = await latest();
    const known = await aCase();
    await decide(known.id, 'NO_PROBLEM');
    await later(100 * HOUR);
    const [other] = await neighbours(shop, 1, 71_000);
    await report(shop, other?.token ?? '', { targetType: 'FEED', targetId: known.target_id });
    await later(HOUR);
    await decide(known.id, 'IGNORE');
    const rows = await shop.db
      .selectFrom('reports')
      .select('round')
      .where('case_id', '=', known.id)
      .orderBy('id')
      .execute();
    expect(rows.map(({ round }) => round)).toEqual([1, 2]);
    const after = await latest();
    expect(after).toMatchObject({ reports: Number(before.reports) + 2, hidden: before.hidden });
    // 0, 1, 2, 2, 2, 2, 5, 5, 5, 8: not 101 among them.
    expect(after.medianHours).toBe(2);
  });

  it('counts automatic hiding and granted appeals', async () => {
    const before = await latest();
    const { feedId } = await feedBy(shop, author);
    for (const [index, { token: by }] of (await neighbours(shop, 5, 72_000)).entries())
      await report(shop, by, { targetType: 'FEED', targetId: feedId }, `203.0.113.${index + 1}`);
    const known = await caseOf(shop, 'FEED', feedId);
    expect(known.hidden_at).not.toBeNull();
    expect(await latest()).toMatchObject({ hidden: Number(before.hidden) + 1, restored: before.restored });
    await decide(known.id, 'HIDE');
    const denied = await aCase();
    await decide(denied.id, 'HIDE');
    for (const [caseId, isGranted] of [
      [known.id, true],
      [denied.id, false],
    ] as const) {
      await author.call.post('/api/users/me/appeals', { caseId, text: '광고가 아니에요.' });
      const waiting = await second.call.get('/api/admin/appeals');
      const [{ appealId }] = waiting.body.data.content;
      const said = { isGranted, answer: '다시 봤어요.' };
      expect((await second.call.post(`/api/admin/appeals/${appealId}/decision`, said)).status).toBe(200);
    }
    expect(await latest()).toMatchObject({
      hidden: Number(before.hidden) + 2,
      restored: Number(before.restored) + 1,
      appeals: 2,
      appealsGranted: 1,
    });
  });

  it('counts no sanctioned member as hidden content', async () => {
    const before = await latest();
    const known = await reported('MEMBER', author.id);
    const sanction = { kind: 'WARN', reason: 'SPAM', text: '광고를 올렸어요.' };
    const said = { decision: 'HIDE', sanction, version: known.version };
    expect((await admin.call.post(`/api/admin/reports/${known.id}/decision`, said)).status).toBe(200);
    expect(await latest()).toMatchObject({ reports: Number(before.reports) + 1, hidden: before.hidden });
  });

  it('contains counts only, by month in Seoul, computed once in ten minutes', async () => {
    const [month] = await told();
    expect(Object.keys(month ?? {}).sort()).toEqual(
      ['appeals', 'appealsGranted', 'hidden', 'medianHours', 'month', 'reports', 'restored'].sort(),
    );
    const text = (await shop.as('visitor').get('/api/transparency')).body;
    const people = await shop.db.selectFrom('users').select('nickname').execute();
    for (const word of [...people.map(({ nickname }) => nickname), '광고', '신발'])
      expect(JSON.stringify(text.data)).not.toContain(word);
    const { created_at } = await aCase();
    const kept = await shop.as('visitor').get('/api/transparency');
    expect([kept.queries, kept.body.data.months[0].reports]).toEqual([0, month?.reports]);
    await shop.db
      .updateTable('reports')
      .set({ created_at: new Date('2026-10-31T15:30:00Z') })
      .where('created_at', '=', created_at)
      .execute();
    // Half past midnight of the first of November in Seoul.
    expect((await told()).slice(0, 2)).toMatchObject([
      { reports: Number(month?.reports) + 1 },
      { reports: 0 },
    ]);
    await shop.db
      .updateTable('reports')
      .set({ created_at: new Date('2025-11-30T14:59:59Z') })
      .execute();
    expect((await told()).map(({ reports }) => reports)).toEqual(Array.from({ length: 12 }, () => 0));
  });
});
