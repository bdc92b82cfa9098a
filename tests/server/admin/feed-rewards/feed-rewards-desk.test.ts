// Size: one desk, and a client of the older wire.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionsOf } from '../../../support/audit-log.ts';
import { balance } from '../../../support/community.ts';
import { DAY, earningsOf, newcomer, payDue } from '../../../support/earning.ts';
import { feedBy, type Person, person } from '../../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
const BASE = '/api/admin/feed-reward-events';
let shop: TestShop;
let admin: Caller;
let author: Person;
let other: Person;
let feedIds: number[];
beforeAll(async () => {
  shop = await startTestShop();
  [author, other] = [await newcomer(shop), await newcomer(shop)];
  feedIds = [];
  for (const one of [author, author, other]) feedIds.push((await feedBy(shop, one)).feedId);
  shop.clock.advance(DAY);
  await payDue(shop);
  for (const one of [author, other]) feedIds.push((await feedBy(shop, one)).feedId);
  admin = (await person(shop, 'admin')).call;
});
afterAll(() => shop.close());

type Row = Record<string, unknown>;
const listed = async (query: string): Promise<Row[]> => {
  const answer = await admin.get(`${BASE}?page=0&size=10&sortBy=createdAt&sortDirection=DESC&${query}`);
  expect([query, answer.status]).toEqual([query, 200]);
  return answer.body.content;
};
const waiting = async (who: Person): Promise<number> => {
  const { feedId } = await feedBy(shop, who);
  return (await admin.get(`${BASE}/feed/${feedId}`)).body[0].eventId;
};

describe('feed rewards', () => {
  it('are paged as the legacy API reads them', async () => {
    const { body, queries } = await admin.get(`${BASE}?page=0&size=2&sortBy=createdAt&sortDirection=DESC`);
    expect(body).toMatchObject({
      totalElements: 5,
      totalPages: 3,
      size: 2,
      number: 0,
      page: 0,
      hasNext: true,
      first: true,
      last: false,
      numberOfElements: 2,
      empty: false,
      pageable: { pageNumber: 0 },
    });
    expect(body.content[0]).toMatchObject({
      feedId: feedIds[4],
      feedTitle: '오늘의 신발',
      userId: other.id,
      points: 100,
      retryCount: 0,
      rewardType: 'FEED_CREATION',
      rewardTypeDisplayName: '피드 쓰기',
      eventStatus: 'PENDING',
      eventStatusDisplayName: '대기',
      relatedData: '{}',
      errorMessage: null,
      processedAt: null,
    });
    expect(queries).toBeLessThanOrEqual(6);
  });

  it('can be filtered by all filters together', async () => {
    const feeds = async (query: string) => (await listed(query)).map(({ feedId }) => feedId);
    expect(await feeds(`userId=${author.id}&eventStatus=processed`)).toEqual([feedIds[1], feedIds[0]]);
    expect(await feeds(`userId=${author.id}&feedId=${feedIds[2]}`)).toEqual([]);
    expect(await feeds(`rewardType=BIRTHDAY&userId=${author.id}`)).toEqual([]);
    expect(await feeds('userId=&feedId=&rewardType=&eventStatus=&startDate=&endDate=')).toHaveLength(5);
    expect(await feeds('startDate=2026-11-22T00:00:00')).toEqual([feedIds[4], feedIds[3]]);
    expect(await feeds('endDate=2026-11-21&eventStatus=PROCESSED')).toEqual([
      feedIds[2],
      feedIds[1],
      feedIds[0],
    ]);
    expect(await feeds('startDate=2026-11-22&endDate=2026-11-21')).toEqual([]);
    const oldestFirst = await admin.get(`${BASE}?sortDirection=ASC`);
    expect(oldestFirst.body.content[0].feedId).toBe(feedIds[0]);
    for (const query of ['size=0', 'page=-1', 'eventStatus=DONE', 'rewardType=X', 'sortBy=id', "userId='"])
      expect([query, (await admin.get(`${BASE}?${encodeURI(query)}`)).status]).toEqual([query, 400]);
  });

  it('are read by id, by member and by feed', async () => {
    const [row] = await listed(`feedId=${feedIds[0]}`);
    expect((await admin.get(`${BASE}/${row?.eventId}`)).body).toEqual(row);
    expect((await admin.get(`${BASE}/feed/${feedIds[0]}`)).body).toEqual([row]);
    const mine = (await admin.get(`${BASE}/user/${author.id}`)).body;
    expect(mine.map(({ feedId }: Row) => feedId)).toEqual([feedIds[3], feedIds[1], feedIds[0]]);
    const missing = await admin.get(`${BASE}/999999999`);
    expect([missing.status, missing.body.code]).toEqual([404, 'REWARD_NOT_FOUND']);
  });

  it('without a feed have an id and a title as well', async () => {
    const [row] = await listed(`userId=${author.id}`);
    const id = Number(row?.eventId);
    const earned = () => shop.db.updateTable('feed_reward_events').where('id', '=', id);
    await earned().set({ feed_id: null, reward_type: 'BIRTHDAY', step: 2026 }).execute();
    const birthday = { feedId: 0, feedTitle: '생일 축하' };
    expect((await admin.get(`${BASE}/${id}`)).body).toMatchObject(birthday);
    expect((await listed(`rewardType=BIRTHDAY`))[0]).toMatchObject(birthday);
    await earned()
      .set({ feed_id: Number(row?.feedId), reward_type: 'FEED_CREATION', step: 0 })
      .execute();
    await shop.db
      .updateTable('feeds')
      .set({ deleted_at: shop.clock.now() })
      .where('id', '=', Number(row?.feedId))
      .execute();
    expect((await admin.get(`${BASE}/${id}`)).body).toMatchObject({
      feedId: row?.feedId,
      feedTitle: row?.feedTitle,
    });
    await shop.db
      .updateTable('feeds')
      .set({ deleted_at: null })
      .where('id', '=', Number(row?.feedId))
      .execute();
  });

  it('are counted by state, type and day, in both formats', async () => {
    expect((await admin.get(`${BASE}/statistics`)).body).toMatchObject({
      totalEvents: 5,
      pendingEvents: 2,
      processingEvents: 0,
      processedEvents: 3,
      failedEvents: 0,
      totalPoints: 300,
      eventsByType: { FEED_CREATION: 5, BIRTHDAY: 0 },
    });
    expect((await admin.get(`${BASE}/summary`)).body).toEqual({
      totalEvents: 5,
      pendingEvents: 2,
      processedEvents: 3,
      failedEvents: 0,
      totalPoints: 300,
      averagePointsPerEvent: 100,
    });
    const period = 'startDate=2026-11-21T00:00:00&endDate=2026-11-22T23:59:59';
    expect((await admin.get(`${BASE}/statistics/daily?${period}`)).body).toEqual({
      dailyCreatedEvents: { '2026-11-21': 3, '2026-11-22': 2 },
      dailyProcessedEvents: { '2026-11-22': 3 },
      dailyPoints: { '2026-11-22': 300 },
      '2026-11-21': { createdEvents: 3, processedEvents: 0, totalPoints: 0 },
      '2026-11-22': { createdEvents: 2, processedEvents: 3, totalPoints: 300 },
    });
    for (const query of [
      '',
      '?startDate=2026-11-21',
      '?startDate=2026-11-22&endDate=2026-11-21',
      '?startDate=2020-01-01&endDate=2026-01-01',
    ])
      expect([query, (await admin.get(`${BASE}/statistics/daily${query}`)).status]).toEqual([query, 400]);
  });
});

describe('manual payment of a feed reward', () => {
  it('pays a waiting one once, and answers legacy clients', async () => {
    const id = await waiting(author);
    const before = await balance(shop, author.id);
    const all = await Promise.all([1, 2, 3, 4].map(() => admin.post(`${BASE}/${id}/process`)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [paid, ...later] = all.toSorted((a, b) => b.body.processedCount - a.body.processedCount);
    const said = {
      success: true,
      message: '포인트를 지급했어요.',
      processedCount: 1,
      eventStatus: 'PROCESSED',
    };
    const done = {
      success: true,
      message: '이미 지급한 보상이에요.',
      processedCount: 0,
      eventStatus: 'PROCESSED',
    };
    expect(later.map(({ body }) => body.data)).toEqual([done, done, done]);
    expect(paid?.body).toMatchObject({ ...said, data: said, timestamp: expect.any(String) });
    expect(await balance(shop, author.id)).toBe(before + 100);
    expect(await actionsOf(shop, 'FEED_REWARD', id)).toEqual(['FEED_REWARD_PROCESSED']);
    await shop.db.updateTable('feed_reward_events').set({ status: 'FAILED' }).where('id', '=', id).execute();
    expect((await admin.post(`${BASE}/${id}/process`)).body).toMatchObject({
      success: false,
      code: 'REWARD_NOT_PENDING',
    });
    await shop.db
      .updateTable('feed_reward_events')
      .set({ status: 'PROCESSED' })
      .where('id', '=', id)
      .execute();
    expect((await admin.post(`${BASE}/999999999/process`)).status).toBe(404);
  });

  it('is refused for a reward that may not be paid', async () => {
    const id = await waiting(author);
    const before = await balance(shop, author.id);
    const { feedId } = (await admin.get(`${BASE}/${id}`)).body;
    await shop.db
      .updateTable('feeds')
      .set({ hidden_at: shop.clock.now() })
      .where('id', '=', feedId)
      .execute();
    const { status, body } = await admin.post(`${BASE}/${id}/process`);
    expect([status, body.success, body.processedCount]).toEqual([200, false, 0]);
    expect((await admin.post(`${BASE}/${id}/process`)).body.data).toEqual({
      success: false,
      message: '취소된 보상이라 지급하지 않았어요.',
      processedCount: 0,
      eventStatus: 'CANCELLED',
    });
    expect((await admin.get(`${BASE}/${id}`)).body).toMatchObject({
      eventStatus: 'CANCELLED',
      errorMessage: '피드가 삭제되었거나 숨겨졌어요.',
    });
    expect(await balance(shop, author.id)).toBe(before);
  });

  it('retries a reward that has failed finally', async () => {
    const [id, second] = [await waiting(other), await waiting(other)];
    await shop.db
      .updateTable('feed_reward_events')
      .set({ status: 'FAILED', reason: 'ERROR', retry_count: 3 })
      .where('id', 'in', [id, second])
      .execute();
    await payDue(shop);
    expect((await admin.get(`${BASE}/statistics`)).body.failedEvents).toBe(2);
    const before = await balance(shop, other.id);
    const twice = await Promise.all([admin.post(`${BASE}/retry-failed`), admin.post(`${BASE}/retry-failed`)]);
    expect(twice.reduce((sum, { body }) => sum + body.processedCount, 0)).toBe(2);
    expect(twice.map(({ body }) => body.success)).toEqual([true, true]);
    expect(await balance(shop, other.id)).toBe(before + 200);
    expect(await actionsOf(shop, 'FEED_REWARD', id)).toEqual(['FEED_REWARD_RETRIED']);
    expect((await admin.post(`${BASE}/retry-failed`)).body).toMatchObject({
      success: true,
      processedCount: 0,
    });
  });
});

describe('reward policies', () => {
  const policies = async () => (await admin.get('/api/admin/reward-policies')).body.data as Row[];
  const policy = async (type: string) =>
    (await policies()).find(({ rewardType }) => rewardType === type) ?? {};
  const FORM = { points: 200, description: '새 설명', isActive: true, dailyLimit: 1, monthlyLimit: null };
  const TIME = { validFrom: null, validTo: null };
  const change = (id: unknown, form: Row) =>
    admin.put(`/api/admin/reward-policies/${id}`, { ...FORM, ...TIME, ...form });

  it('are visible to members while they are active', async () => {
    const { body } = await other.call.get('/api/rewards/policies');
    expect(body.data).toHaveLength(6);
    expect(body.data[0]).toMatchObject({
      rewardType: 'FEED_CREATION',
      rewardTypeDisplayName: '피드 쓰기',
      points: 100,
      isActive: true,
      dailyLimit: 3,
      monthlyLimit: 30,
      validFrom: null,
      validTo: null,
    });
    const { policyId, version } = await policy('BIRTHDAY');
    await change(policyId, { version, isActive: false });
    expect((await other.call.get('/api/rewards/policies')).body.data).toHaveLength(5);
    expect(await policies()).toHaveLength(6);
  });

  it('are changed by one administrator at a time, for later rewards only', async () => {
    const { policyId, version } = await policy('FEED_CREATION');
    shop.clock.advance(DAY);
    admin = (await person(shop, 'admin')).call;
    const promised = await waiting(author);
    const both = await Promise.all([
      change(policyId, { version }),
      change(policyId, { version, points: 300 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const points = (await policy('FEED_CREATION')).points;
    const later = await waiting(other);
    const ofId = async (id: number) => (await admin.get(`${BASE}/${id}`)).body.points;
    expect([await ofId(promised), await ofId(later)]).toEqual([100, points]);
    expect(await actionsOf(shop, 'POLICY', Number(policyId))).toEqual(['POLICY_CHANGED']);
    // One a day now.
    const many = (await earningsOf(shop, other.id)).length;
    await feedBy(shop, other);
    expect(await earningsOf(shop, other.id)).toHaveLength(many);
  });

  it('keep the numbers of their steps, and refuse unlimited costs', async () => {
    const { policyId, version } = await policy('FEED_LIKES_MILESTONE');
    const changed = await change(policyId, { version, steps: [{ at: 10, points: 70 }] });
    expect(changed.body.data.steps.slice(0, 2)).toEqual([
      { at: 10, points: 70 },
      { at: 50, points: 100 },
    ]);
    for (const wrong of [
      { points: -1 },
      { points: 1.5 },
      { points: 1e6 },
      { dailyLimit: 0 },
      { description: '' },
      { steps: [{ at: 11, points: 1 }] },
      { validFrom: '2026-12-01T00:00:00Z', validTo: '2026-11-01T00:00:00Z' },
    ])
      expect([wrong, (await change(policyId, { version: 2, ...wrong })).status]).toEqual([wrong, 400]);
  });

  it('require step-up authentication', async () => {
    const { policyId, version } = await policy('FEED_CREATION');
    await shop.db.updateTable('sessions').set({ elevated_until: null }).execute();
    expect((await change(policyId, { version })).body.code).toBe('ELEVATION_REQUIRED');
  });
});

it('feed reward endpoints are for administrators only', async () => {
  for (const [call, status] of [
    [shop.as('visitor'), 401],
    [author.call, 403],
    [(await person(shop, 'seller')).call, 403],
  ] as const) {
    for (const path of ['', '/statistics', '/summary', '/statistics/daily', '/1', '/user/1', '/feed/1'])
      expect([path, (await call.get(`${BASE}${path}`)).status]).toEqual([path, status]);
    for (const path of ['/retry-failed', '/1/process'])
      expect([path, (await call.post(`${BASE}${path}`)).status]).toEqual([path, status]);
    expect((await call.get('/api/admin/reward-policies')).status).toBe(status);
    expect((await call.put('/api/admin/reward-policies/1', {})).status).toBe(status);
  }
});
