import { afterAll, beforeAll, expect, it } from 'vitest';
import { trailOf } from '../../support/audit-log.ts';
import { announced, endedEvent, resultPath } from '../../support/events/ended-event.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['as']>;
beforeAll(async () => {
  shop = await startTestShop();
  admin = shop.as('admin');
});
afterAll(() => shop.close());

type Row = { eventId: number; title: string; state: string };
const LIST = '/api/admin/events/results';
const found = async (query: Record<string, string>): Promise<Row[]> =>
  (await admin.get(`${LIST}?${new URLSearchParams({ size: '100', ...query })}`)).body.data.content;
const ids = async (query: Record<string, string>) => (await found(query)).map(({ eventId }) => eventId);

it('result list finds ended events by text, by state and in three orders', async () => {
  const q = '목록에서';
  const none = await endedEvent(shop, { title: `${q} 하나`, entries: 1, over: 3 });
  const frozen = await endedEvent(shop, { title: `${q} 둘`, entries: 4, over: 2 });
  await admin.post(resultPath(frozen.id, '/freeze'), {});
  const calculated = await endedEvent(shop, {
    title: `${q} 셋`,
    entries: [2, 1],
    waiting: 2,
    void: 1,
    over: 4,
  });
  await admin.post(resultPath(calculated.id), {});
  const told = await announced(shop, { title: `${q} 넷`, entries: 3 });
  const running = await endedEvent(shop, { title: `${q} 다섯`, over: 0 });
  expect(await ids({ q })).toEqual([told.id, frozen.id, none.id, calculated.id]);
  expect(await ids({ q, sort: 'oldest' })).toEqual([calculated.id, none.id, frozen.id, told.id]);
  expect(await ids({ q, sort: 'entries' })).toEqual([frozen.id, told.id, calculated.id, none.id]);
  for (const [state, event] of Object.entries({
    NONE: none,
    FROZEN: frozen,
    CALCULATED: calculated,
    ANNOUNCED: told,
  }))
    expect(await ids({ q, state })).toEqual([event.id]);
  expect(await ids({ q, state: 'PAID' })).toEqual([]);
  expect(await ids({ q: running.title })).toEqual([]);
  // What a pattern would mean is text here.
  expect(await ids({ q: '%' })).toEqual([]);
  const [row] = await found({ q: calculated.title });
  expect(row).toMatchObject({
    entries: 2,
    counted: 3,
    waiting: 2,
    void: 1,
    waitingPayouts: 0,
    failedPayouts: 0,
  });
  const [paying] = await found({ q: told.title });
  expect(paying).toMatchObject({ state: 'ANNOUNCED', waitingPayouts: 3 });
});

it('result export contains no formula, and writes an audit entry', async () => {
  const titles = ['=HYPERLINK("http://evil")', '@SUM(1)', '줄\n바꿈', '보통 이벤트'];
  for (const title of titles) await endedEvent(shop, { title: `${title} 파일`, entries: [1] });
  const before = (await trailOf(shop, 'MEMBER', await adminId())).length;
  const answer = await admin.post(`${LIST}/export`, { q: '파일', sort: 'oldest' });
  expect(answer.status).toBe(200);
  const { csv, rows, fileName } = answer.body.data;
  expect([rows, fileName]).toEqual([4, 'event-results-2026-11-21.csv']);
  expect(csv).toContain(`,"'=HYPERLINK(""http://evil"") 파일",`);
  expect(csv).toContain(",'@SUM(1) 파일,");
  expect(csv).toContain(',"줄\n바꿈 파일",');
  expect(csv.startsWith('\uFEFF번호,이벤트,종류,')).toBe(true);
  for (const line of csv.split('\r\n').slice(1)) expect(line).not.toMatch(/(^|,)"?[=@]/);
  const trail = await trailOf(shop, 'MEMBER', await adminId());
  expect(trail).toHaveLength(before + 1);
  expect(trail.at(-1)).toMatchObject({ action: 'EXPORTED', detail: { what: 'event-results', rows: 4 } });
  for (const [who, status] of [
    ['visitor', 401],
    ['user', 403],
    ['seller', 403],
  ] as const)
    expect((await shop.as(who).post(`${LIST}/export`, {})).status).toBe(status);
});

const adminId = async (): Promise<number> =>
  (
    await shop.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'admin@sinbaljang.test')
      .executeTakeFirstOrThrow()
  ).id;
