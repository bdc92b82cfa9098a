import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY, newcomer, payDue } from '../../../support/earning.ts';
import { feedBy, type Person, person } from '../../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const PATH = '/api/admin/feed-reward-events/export';
let shop: TestShop;
let admin: Person;
let [one, two]: Person[] = [];
let feedIds: number[];
beforeAll(async () => {
  shop = await startTestShop();
  [one, two] = [await newcomer(shop), await newcomer(shop)];
  await two?.set({ nickname: '=1+1' });
  feedIds = [];
  for (const who of [one, two])
    if (who) feedIds.push((await feedBy(shop, who, { title: '@SUM(A1)' })).feedId);
  shop.clock.advance(DAY);
  await payDue(shop);
  if (one) feedIds.push((await feedBy(shop, one)).feedId);
  admin = await person(shop, 'admin');
});
afterAll(() => shop.close());

const take = async (filter: object = {}) => (await admin.call.post(PATH, filter)).body.data;
/** Feeds of the lines, in their order. */
const feedsOf = async (filter: object) => {
  const { csv, rows } = await take(filter);
  const lines: string[] = csv.split('\r\n').slice(1, -1);
  expect(lines).toHaveLength(rows);
  return lines.map((line) => feedIds.find((id) => line.includes(`,${id},`)));
};

it('reward export contains the rows of the table, newest first, safe for spreadsheets', async () => {
  const { fileName, csv } = await take();
  expect(fileName).toBe('feed-rewards-2026-11-22.csv');
  expect(csv.startsWith('\uFEFF번호,종류,코드,상태,포인트,회원 번호,닉네임,피드 번호,피드 제목')).toBe(true);
  expect(csv).toContain(`,피드 쓰기,FEED_CREATION,지급 완료,100,${two?.id},'=1+1,${feedIds[1]},'@SUM(A1),`);
  expect(csv).not.toMatch(/(^|,)[=@]/m);
  expect(await feedsOf({})).toEqual([feedIds[2], feedIds[1], feedIds[0]]);
});

it('reward export combines the filters of the table, and refuses others', async () => {
  expect(await feedsOf({ userId: one?.id })).toEqual([feedIds[2], feedIds[0]]);
  expect(await feedsOf({ userId: one?.id, eventStatus: 'PROCESSED' })).toEqual([feedIds[0]]);
  expect(await feedsOf({ eventStatus: 'PENDING', userId: '', startDate: '' })).toEqual([feedIds[2]]);
  expect(await feedsOf({ endDate: '2026-11-21' })).toEqual([feedIds[1], feedIds[0]]);
  expect(await feedsOf({ rewardType: 'BIRTHDAY' })).toEqual([]);
  for (const wrong of [{ userId: 'x' }, { eventStatus: 'DONE' }, { startDate: 'yesterday' }])
    expect([wrong, (await admin.call.post(PATH, wrong)).status]).toEqual([wrong, 400]);
});

it('reward export is recorded with its filter, for administrators with step-up authentication only', async () => {
  await take({ userId: one?.id });
  const last = await shop.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'action', 'target_id', 'detail'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(last).toMatchObject({
    actor_id: admin.id,
    action: 'EXPORTED',
    target_id: admin.id,
    detail: { what: 'feed-rewards', rows: 2, filter: JSON.stringify({ userId: one?.id }) },
  });
  expect((await one?.call.post(PATH, {}))?.status).toBe(403);
  await shop.db.updateTable('sessions').set({ elevated_until: null }).execute();
  expect((await admin.call.post(PATH, {})).body.code).toBe('ELEVATION_REQUIRED');
});
