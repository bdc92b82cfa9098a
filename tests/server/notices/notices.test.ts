import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOTICE_DAYS } from '#domain/policies/records.ts';
import { sweepTraces } from '#server/jobs/sweeps/sweep-traces.ts';
import { idOf, postFeed } from '../../support/community.ts';
import { buy, optionsInStock } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const HOUR = 3_600_000;
const LIST = '/api/users/notices';
const as = (name: string) => shop.asMember(`${name}@sinbaljang.test`);
const listOf = async (caller: Caller, query = '') =>
  (await caller.get(`${LIST}?size=100${query}`)).body.data.content;
const ofFeed = async (caller: Caller, feedId: number) =>
  (await listOf(caller, '&topic=FEED')).filter(({ path }: { path: string }) => path === `/feed/${feedId}`);
const unreadOf = async (caller: Caller): Promise<number> =>
  (await caller.get(`${LIST}/unread`)).body.data.unread;
const like = (caller: Caller, feedId: number) => caller.post(`/api/feeds/${feedId}/likes/toggle`);
async function order(caller: Caller): Promise<number> {
  const [option] = await optionsInStock(shop, 1);
  return buy(shop, caller, { items: [{ optionId: option?.id ?? 0, quantity: 1 }] });
}

describe('grouped notice', () => {
  it('has the actions of several people within six hours, ordered by the last, and none of oneself', async () => {
    const author = shop.as('user');
    const { feedId } = await postFeed(shop);
    for (const name of ['minjun', 'seoyeon', 'doyun']) await like(await as(name), feedId);
    await like(author, feedId);
    const [notice, ...more] = await ofFeed(author, feedId);
    expect([notice.message, more]).toEqual([
      expect.stringMatching(/^.+님 외 2명이 내 피드에 좋아요를 눌렀어요\.$/),
      [],
    ]);
    await author.post(`${LIST}/${notice.noticeId}/read`);
    await like(await as('yejun'), feedId);
    expect(await ofFeed(author, feedId)).toMatchObject([{ noticeId: notice.noticeId, isRead: false }]);
    shop.clock.advance(6 * HOUR);
    await like(await as('subin'), feedId);
    expect(await ofFeed(author, feedId)).toHaveLength(2);
  });

  it('counts each person once after repeated toggles, and disappears with the last', async () => {
    const author = shop.as('user');
    const { feedId } = await postFeed(shop);
    const [one, two] = [await as('minjun'), await as('seoyeon')];
    await like(one, feedId);
    await like(two, feedId);
    for (let times = 0; times < 2; times += 1) await like(two, feedId);
    expect((await ofFeed(author, feedId))[0].message).toContain('외 1명');
    await like(two, feedId);
    expect((await ofFeed(author, feedId))[0].message).not.toContain('외');
    await like(one, feedId);
    expect(await ofFeed(author, feedId)).toEqual([]);
  });

  it('disappears with the last comment of a person', async () => {
    const author = shop.as('user');
    const { feedId } = await postFeed(shop);
    const one = await as('minjun');
    const write = async () =>
      (await one.post(`/api/feeds/${feedId}/comments`, { content: '예뻐요' })).body.data.commentId;
    const ids = [await write(), await write()];
    expect((await ofFeed(author, feedId))[0].message).not.toContain('외');
    await one.delete(`/api/comments/${ids[0]}`);
    expect(await ofFeed(author, feedId)).toHaveLength(1);
    await one.delete(`/api/comments/${ids[1]}`);
    expect(await ofFeed(author, feedId)).toEqual([]);
  });

  it('disappears with the feed if unread, and stays where it was read', async () => {
    const author = shop.as('user');
    const [gone, read] = [(await postFeed(shop)).feedId, (await postFeed(shop)).feedId];
    for (const feedId of [gone, read]) await like(await as('minjun'), feedId);
    const [notice] = await ofFeed(author, read);
    await author.post(`${LIST}/${notice.noticeId}/read`);
    for (const feedId of [gone, read]) await author.delete(`/api/feeds/${feedId}`);
    expect([await ofFeed(author, gone), (await ofFeed(author, read)).length]).toEqual([[], 1]);
  });

  it('names no banned member', async () => {
    const author = shop.as('user');
    const { feedId } = await postFeed(shop);
    await like(await as('taeo'), feedId);
    const id = await idOf(shop, 'taeo@sinbaljang.test');
    const status = (value: 'BLOCKED' | 'ACTIVE') =>
      shop.db.updateTable('users').set({ status: value }).where('id', '=', id).execute();
    await status('BLOCKED');
    expect((await ofFeed(author, feedId))[0].message).toBe(
      '알 수 없는 회원님이 내 피드에 좋아요를 눌렀어요.',
    );
    await status('ACTIVE');
  });

  it('counts all of many concurrent actions', async () => {
    const author = shop.as('user');
    const { feedId } = await postFeed(shop);
    const names = ['minjun', 'seoyeon', 'doyun', 'yejun', 'subin', 'gunwoo', 'nari', 'taeo'];
    const callers = await Promise.all(names.map(as));
    const answers = await Promise.all(callers.map((caller) => like(caller, feedId)));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    expect((await ofFeed(author, feedId))[0].message).toContain(`외 ${names.length - 1}명`);
  });
});

describe('reading notices', () => {
  it('filters by topic and unread, and counts without a list', async () => {
    const nari = await as('nari');
    await nari.post(`${LIST}/read-all`);
    const [first, second] = [await order(nari), await order(nari)];
    expect(await unreadOf(nari)).toBe(2);
    expect((await nari.get('/api/users/me/profile')).body.data.unreadNotices).toBe(2);
    const notices = await listOf(nari, '&topic=ORDER&unread=true');
    expect(notices.map(({ path }: { path: string }) => path)).toEqual([
      `/my-orders/${second}`,
      `/my-orders/${first}`,
    ]);
    expect(await listOf(nari, '&topic=RESTOCK&unread=true')).toEqual([]);
    await nari.post(`${LIST}/${notices[0].noticeId}/read`);
    expect([await unreadOf(nari), await listOf(nari, '&unread=true')]).toMatchObject([
      1,
      [{ path: `/my-orders/${first}` }],
    ]);
  });

  it('marks all of the own as read and no others', async () => {
    const [nari, haeun] = [await as('nari'), await as('haeun')];
    await order(nari);
    await order(haeun);
    const before = await unreadOf(haeun);
    expect(before).toBeGreaterThan(0);
    for (let times = 0; times < 2; times += 1)
      expect((await nari.post(`${LIST}/read-all`)).body.success).toBe(true);
    expect([await unreadOf(nari), await unreadOf(haeun)]).toEqual([0, before]);
  });

  it('refuses unknown topics', async () => {
    expect((await shop.as('user').get(`${LIST}?topic=WEATHER`)).status).toBe(400);
  });

  it('ends after 90 days', async () => {
    const nari = await as('nari');
    await order(nari);
    const count = (await listOf(nari)).length;
    shop.clock.advance((NOTICE_DAYS - 1) * 24 * HOUR);
    await sweepTraces(shop.ports);
    expect(await shop.db.selectFrom('notices').select('id').execute()).not.toEqual([]);
    shop.clock.advance(2 * 24 * HOUR);
    await sweepTraces(shop.ports);
    expect([count > 0, await shop.db.selectFrom('notices').select('id').execute()]).toEqual([true, []]);
  });
});
