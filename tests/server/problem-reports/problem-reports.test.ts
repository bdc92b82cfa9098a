import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROBLEM_REPORT_BYTES, PROBLEM_REPORT_DAYS } from '#domain/policies/problem-reports.ts';
import { routeSchema } from '#domain/problem-reports/report-names.ts';
import { sweepProblemReports } from '#server/problem-reports/sweep-reports.ts';
import { type Person, person } from '../../support/members/people.ts';
import { REPORT, REPORT_FILE, sendReport } from '../../support/members/problem-reports.ts';
import { settleAll } from '../../support/members/withdrawal.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const PATH = '/api/user/problem-reports';
const DESK = '/api/admin/problem-reports';
const DAY_MS = 86_400_000;

let shop: TestShop;
let mine: Person;
let theirs: Person;
beforeAll(async () => {
  shop = await startTestShop();
  [mine, theirs] = [await person(shop, 'minjun'), await person(shop, 'doyun')];
});
afterAll(() => shop.close());

type Caller = Person['call'];
const idsOf = async (caller: Caller, path: string): Promise<number[]> =>
  (await caller.get(`${path}?size=100`)).body.data.content.map(
    ({ reportId }: { reportId: number }) => reportId,
  );
const read = (id: number, caller: Caller = shop.as('admin')) =>
  caller.post(`${DESK}/${id}/read`, { reason: 'FAULT' });
const reads = async (id: number): Promise<unknown[]> =>
  (
    await sql<{ detail: unknown }>`select detail from audit_entries
      where action = 'PROBLEM_REPORT_READ' and target_id = ${id} order by id`.execute(shop.db)
  ).rows.map(({ detail }) => detail);

describe('POST /api/user/problem-reports', () => {
  it('stores the file as it was sent, with what the list says about it', async () => {
    const id = await sendReport(mine.call);
    const [row] = (await mine.call.get(PATH)).body.data.content;
    expect(row).toMatchObject({ reportId: id, page: '/products/{id}', steps: 1, calls: 1, failures: 1 });
    expect(Date.parse(row.expiresAt) - Date.parse(row.createdAt)).toBe(PROBLEM_REPORT_DAYS * DAY_MS);
    expect(JSON.parse((await read(id)).body.data.file)).toEqual(REPORT_FILE);
  });

  it('is refused without consent, with an unknown field, and with a route that the API does not have', async () => {
    const [call] = REPORT_FILE.calls;
    const wrong = [
      { ...REPORT, agreed: false },
      { file: REPORT_FILE },
      { ...REPORT, file: { ...REPORT_FILE, note: '김하루' } },
      { ...REPORT, file: { ...REPORT_FILE, calls: [{ ...call, path: '/api/users/hong-gildong' }] } },
    ];
    const before = await idsOf(theirs.call, PATH);
    for (const body of wrong) expect((await theirs.call.post(PATH, body)).status).toBe(400);
    expect(await idsOf(theirs.call, PATH)).toEqual(before);
  });

  it('is refused above the size limit', async () => {
    const [step] = REPORT_FILE.steps;
    const context = Object.fromEntries(
      Array.from({ length: 8 }, (_, index) => [`${'field'.repeat(4)}${index}`, 'text(123456)']),
    );
    const steps = Array.from({ length: 150 }, () => ({ ...step, context }));
    const file = { ...REPORT_FILE, steps };
    expect(JSON.stringify(file).length).toBeGreaterThan(PROBLEM_REPORT_BYTES);
    const { status, body } = await theirs.call.post(PATH, { ...REPORT, file });
    expect([status, body.code]).toEqual([413, 'PROBLEM_REPORT_TOO_LARGE']);
  });

  it('needs a member', async () => {
    expect((await shop.as('visitor').post(PATH, REPORT)).status).toBe(401);
  });
});

it('the routes of the API are address patterns without an id of anything', async () => {
  const { data } = (await mine.call.get(`${PATH}/routes`)).body;
  expect(data).toContain('/api/products/{id}');
  expect(data.filter((route: unknown) => !v.is(routeSchema, route))).toEqual([]);
});

describe('reports of two members', () => {
  it('are listed and taken back by their own member only', async () => {
    const [own, foreign] = [await sendReport(mine.call), await sendReport(theirs.call)];
    const listed = await idsOf(mine.call, PATH);
    expect([listed.includes(own), listed.includes(foreign)]).toEqual([true, false]);
    expect((await mine.call.delete(`${PATH}/${foreign}`)).status).toBe(404);
    expect((await mine.call.delete(`${PATH}/${own}`)).status).toBe(200);
    expect(await idsOf(mine.call, PATH)).not.toContain(own);
    expect(await idsOf(theirs.call, PATH)).toContain(foreign);
    expect((await read(own)).status).toBe(404);
  });

  it('are exported and erased with the account of their own member only', async () => {
    const leaver = await person(shop, 'jiwoo');
    const [own, foreign] = [await sendReport(leaver.call), await sendReport(theirs.call)];
    const { problemReports } = (await leaver.call.get('/api/users/me/export')).body;
    expect(problemReports.map(({ id }: { id: number }) => id)).toEqual([own]);
    await settleAll(shop, leaver);
    const left = await leaver.call.delete('/api/users/withdraw', { email: leaver.email, keepPosts: true });
    expect(left.status).toBe(200);
    const listed = await idsOf(shop.as('admin'), DESK);
    expect([listed.includes(own), listed.includes(foreign)]).toEqual([false, true]);
  });
});

describe('POST /api/admin/problem-reports/{id}/read', () => {
  it('returns the file for a reason, which the audit log keeps', async () => {
    const id = await sendReport(theirs.call);
    expect((await shop.as('admin').post(`${DESK}/${id}/read`, {})).status).toBe(400);
    expect(await reads(id)).toEqual([]);
    expect((await read(id)).status).toBe(200);
    expect(await reads(id)).toEqual([{ reason: 'FAULT' }]);
  });

  it('is for administrators, and their list names no member', async () => {
    const id = await sendReport(theirs.call);
    for (const caller of [mine.call, theirs.call, shop.as('seller')])
      expect((await read(id, caller)).status).toBe(403);
    const { content } = (await shop.as('admin').get(DESK)).body.data;
    expect(Object.keys(content[0]).toSorted()).toEqual(
      ['reportId', 'page', 'steps', 'calls', 'failures', 'createdAt', 'expiresAt'].toSorted(),
    );
  });
});

it('a report is missing from the end of its time on and is then deleted', async () => {
  const [old, kept] = [await sendReport(theirs.call), await sendReport(theirs.call)];
  await sql`update problem_reports set created_at = created_at - interval '40 days', expires_at = ${shop.clock.now()}
    where id = ${old}`.execute(shop.db);
  expect(await idsOf(theirs.call, PATH)).not.toContain(old);
  expect((await read(old)).status).toBe(404);
  await sweepProblemReports(shop.ports);
  const rows = await shop.db
    .selectFrom('problem_reports')
    .select('id')
    .where('id', 'in', [old, kept])
    .execute();
  expect(rows.map(({ id }) => id)).toEqual([kept]);
});

it('a report that is taken back while it is read is read and audited, or missing without an entry', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { call } = round % 2 ? mine : theirs;
    const id = await newReport(round % 2 ? mine.id : theirs.id);
    const [taken, seen] = await Promise.all([call.delete(`${PATH}/${id}`), read(id)]);
    expect(taken.status).toBe(200);
    expect([200, 404]).toContain(seen.status);
    expect(await reads(id)).toHaveLength(seen.status === 200 ? 1 : 0);
    expect((await read(id)).status).toBe(404);
  }
});

/** Inserts a report without its rate limit. */
async function newReport(userId: number): Promise<number> {
  const now = shop.clock.now();
  const { id } = await shop.db
    .insertInto('problem_reports')
    .values({
      user_id: userId,
      file: JSON.stringify(REPORT_FILE),
      page: '/',
      steps: 1,
      calls: 1,
      failures: 1,
      created_at: now,
      expires_at: new Date(now.getTime() + DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
