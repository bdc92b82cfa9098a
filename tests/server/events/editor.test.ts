// Size: an editor's whole way is played, beside an older client's.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionsOf } from '../../support/audit-log.ts';
import { enterWith, freeEvent, idOf, postFeed } from '../../support/community.ts';
import { eventForm, eventParts, publicEvent } from '../../support/events/events.ts';
import { multipart, photo, picture } from '../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const admin = () => shop.as('admin');
const post = (fields: object) => admin().post('/api/events', fields);
const put = (id: number, fields: object) => admin().put(`/api/events/${id}`, fields);
const read = async (id: number, as: 'admin' | 'user' | 'visitor' = 'admin') =>
  (await shop.as(as).get(`/api/events/${id}`)).body;
const row = (id: number) =>
  shop.db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('event draft', () => {
  it('is visible to administrators only until it is published with a picture and a seed hash', async () => {
    const answer = await post(eventForm({ state: 'DRAFT', title: '초안' }));
    expect([answer.status, answer.body.data]).toMatchObject([201, { state: 'DRAFT', version: 1 }]);
    const id = answer.body.data.eventId;
    expect((await shop.as('user').get(`/api/events/${id}`)).status).toBe(404);
    expect((await shop.as('visitor').get(`/api/events/${id}/entries`)).status).toBe(404);
    expect((await shop.as('user').get(`/api/events/${id}/eligibility`)).status).toBe(404);
    expect((await shop.as('visitor').get('/api/events/all?keyword=초안')).body).toMatchObject({
      totalElements: 0,
      counts: { draft: 0 },
    });
    expect((await admin().get('/api/events/all?keyword=초안&status=draft')).body.totalElements).toBe(1);
    expect((await shop.as('user').get('/api/events/all?keyword=초안&status=draft')).body.content).toEqual([]);
    expect(await read(id)).toMatchObject({ state: 'DRAFT', type: 'RANKING', seedCommit: null });
    const bare = await admin().post(`/api/events/${id}/publish`, {});
    expect([bare.status, bare.body.errors]).toMatchObject([400, [{ field: 'images' }]]);
    const form = await eventParts({ title: '초안' }, 2);
    const pictured = await admin().put(`/api/events/${id}/multipart`, form.payload, {
      headers: form.headers,
    });
    expect([pictured.status, pictured.body.data]).toEqual([200, { version: 2 }]);
    // Somebody else has changed it since.
    const outrun = await admin().post(`/api/events/${id}/publish`, { version: 1 });
    expect([outrun.status, outrun.body.code]).toEqual([409, 'VERSION_CONFLICT']);
    const published = await admin().post(`/api/events/${id}/publish`, pictured.body.data);
    expect(published.body.data).toMatchObject({ state: 'PUBLISHED' });
    const { seed_sealed, seed_commit } = await row(id);
    const seed = Buffer.from(shop.ports.secrets.open(seed_sealed ?? ''), 'hex');
    expect([seed.length, seed_commit]).toEqual([32, createHash('sha256').update(seed).digest('hex')]);
    const shown = await read(id, 'visitor');
    expect(shown).toMatchObject({ seedCommit: seed_commit, state: 'PUBLISHED' });
    expect(shown.images).toHaveLength(2);
    expect(shown.imageUrl).toBe(shown.images[0].imageUrl);
    expect((await shop.as('visitor').get(shown.imageUrl)).status).toBe(200);
    const entries = await shop.db
      .selectFrom('audit_entries')
      .select(['action', 'detail'])
      .where('target_type', '=', 'EVENT')
      .where('target_id', '=', id)
      .where('action', '=', 'EVENT_PUBLISHED')
      .execute();
    expect(entries).toMatchObject([{ detail: { commit: seed_commit } }]);
    expect((await admin().post(`/api/events/${id}/publish`, {})).body.code).toBe('EVENT_NOT_DRAFT');
    expect((await row(id)).seed_commit).toBe(seed_commit);
  });

  it.each([
    [{ eventStartDate: '2026-11-20' }, 'eventStartDate'],
    [{ eventEndDate: '2026-11-21', purchaseEndDate: '2026-11-20' }, 'eventEndDate'],
    [{ purchaseStartDate: '2026-11-25' }, 'eventStartDate'],
    [{ purchaseEndDate: '2026-12-06' }, 'eventEndDate'],
    [{ announcement: '2026-12-05' }, 'announcement'],
    [{ description: '' }, 'description'],
    [{ precautions: '' }, 'precautions'],
    [{ rewards: [] }, 'rewards'],
    [{ rewards: [{ conditionValue: '2', rewardType: 'POINTS', rewardValue: 1 }] }, 'rewards'],
    [
      { type: 'BATTLE', rewards: [{ conditionValue: 'random', rewardType: 'POINTS', rewardValue: 1 }] },
      'rewards',
    ],
    [{ rewards: [{ conditionValue: '1', rewardType: 'DISCOUNT_COUPON', rewardValue: 91 }] }, 'rewards'],
  ])('is not published with %o', async (other, field) => {
    const answer = await post(eventForm(other));
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field]);
  });

  it.each([
    ['2026-11-21T00:00', '2026-11-20T15:30:00.000Z'],
    ['2026-11-21T00:00:00', '2026-11-21T14:59:00.000Z'],
    ['2026-11-21T00:00:00+09:00', '2026-11-21T03:00:00.000Z'],
    ['2026-11-20T15:00:00.000Z', '2026-11-20T15:30:00.000Z'],
  ])('can start today or later, in the legacy format %s, at %s', async (today, now) => {
    const before = shop.clock.now();
    shop.clock.advance(new Date(now).getTime() - before.getTime());
    const days = { purchaseStartDate: today, eventStartDate: today };
    const answer = await post(eventForm(days));
    expect([answer.status, answer.body.errors ?? []]).toEqual([201, []]);
    const id = answer.body.data.eventId;
    const stored = { purchaseStartDate: '2026-11-21', eventStartDate: '2026-11-21' };
    expect(await read(id)).toMatchObject(stored);
    expect((await put(id, days)).status).toBe(200);
    const form = await eventParts(days);
    const changed = await admin().put(`/api/events/${id}/multipart`, form.payload, { headers: form.headers });
    expect(changed.status).toBe(200);
    expect(await read(id)).toMatchObject(stored);
    const late = await post(eventForm({ ...days, eventStartDate: '2026-11-20T23:59:00' }));
    expect([late.status, late.body.errors?.[0]?.field]).toEqual([400, 'eventStartDate']);
    shop.clock.advance(before.getTime() - shop.clock.now().getTime());
  });

  it('refuses view counts, 1,001 places and 10,000 characters', async () => {
    const views = [{ conditionValue: 'views', rewardType: 'POINTS', rewardValue: 1 }];
    const answer = await post(eventForm({ rewards: views }));
    expect([answer.status, answer.body.errors[0].message]).toEqual([
      400,
      '조회 수는 세지 않아서 조건으로 쓸 수 없어요.',
    ]);
    expect((await post(eventForm({ maxParticipants: 1_001 }))).status).toBe(400);
    expect((await post(eventForm({ description: '가'.repeat(10_000) }))).status).toBe(400);
  });

  it('keeps text as text and refuses files that are no picture', async () => {
    const id = await publicEvent(shop, {
      title: '<img src=x onerror=alert(1)>',
      description: 'javascript:alert(1)',
    });
    expect(await read(id, 'visitor')).toMatchObject({ title: '<img src=x onerror=alert(1)>' });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const form = multipart([
      { name: 'title', data: '그림' },
      { name: 'image', data: svg, filename: 'a.svg', type: 'image/svg+xml' },
    ]);
    const answer = await admin().put(`/api/events/${id}/multipart`, form.payload, { headers: form.headers });
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_FILE_FORMAT']);
  });
});

describe('event update', () => {
  it('needs the version that was read; without one the last write wins', async () => {
    const id = await publicEvent(shop, { eventStartDate: '2026-11-25' });
    const { version } = await read(id);
    const first = await put(id, { title: '첫째', version });
    expect([first.status, first.body.data]).toEqual([200, { version: version + 1 }]);
    const late = await put(id, { title: '둘째', version });
    expect([late.status, late.body.code]).toEqual([409, 'VERSION_CONFLICT']);
    expect((await put(id, { title: '셋째' })).status).toBe(200);
    expect((await read(id)).title).toBe('셋째');
    expect(await actionsOf(shop, 'EVENT', id)).toEqual([
      'EVENT_CREATED',
      'EVENT_PUBLISHED',
      'EVENT_CHANGED',
      'EVENT_CHANGED',
    ]);
  });

  it.each([
    [{ eventStartDate: '2026-11-22' }, 'eventStartDate'],
    [{ eventEndDate: '2026-12-04' }, 'eventEndDate'],
    [{ maxParticipants: 99 }, 'maxParticipants'],
    [{ type: 'BATTLE' }, 'type'],
    [{ purchaseEndDate: '2026-11-29' }, 'purchaseEndDate'],
    [{ voteBlackoutHours: 0 }, 'voteBlackoutHours'],
    [{ rewards: [{ conditionValue: '1', rewardType: 'POINTS', rewardValue: 2_000 }] }, 'rewards'],
  ])('of a running event: %o is refused with the field name', async (change, field) => {
    const id = await publicEvent(shop);
    const answer = await put(id, change);
    expect([answer.status, answer.body.code, answer.body.errors[0].field]).toEqual([
      409,
      'EVENT_RUNNING',
      field,
    ]);
  });

  it('can improve a running event, and only clarify an ended one', async () => {
    const id = await publicEvent(shop);
    const better = {
      title: '더 긴 겨울 산책',
      eventEndDate: '2026-12-07',
      announcement: '2026-12-12',
      maxParticipants: 120,
      rewards: [
        { conditionValue: '1', rewardType: 'POINTS', rewardValue: 3_000 },
        { conditionValue: 'participation', rewardType: 'POINTS', rewardValue: 10 },
        { conditionValue: 'random', rewardType: 'DISCOUNT_COUPON', rewardValue: 15 },
      ],
    };
    expect((await put(id, better)).status).toBe(200);
    expect(await read(id)).toMatchObject({ eventEndDate: '2026-12-07', maxParticipants: 120 });
    await shop.db
      .updateTable('events')
      .set({ start_date: '2026-10-01', end_date: '2026-11-20' })
      .where('id', '=', id)
      .execute();
    expect((await put(id, { announcement: '2026-12-24' })).body.code).toBe('EVENT_RUNNING');
    expect((await put(id, { precautions: '끝났어요.' })).status).toBe(200);
    expect(await read(id)).toMatchObject({ precautions: '끝났어요.', status: 'ENDED' });
  });

  it('to cancelled notifies entrants and voters, and ends entries and votes', async () => {
    const id = await freeEvent(shop, '취소할 이벤트');
    const { feedId } = await postFeed(shop, { eventId: id });
    const voter = await shop.asMember('nari@sinbaljang.test');
    expect((await voter.post(`/api/feeds/${feedId}/vote`)).status).toBe(200);
    expect((await admin().delete(`/api/events/${id}`)).body.code).toBe('EVENT_HAS_ENTRIES');
    expect((await admin().post(`/api/events/${id}/cancel`, { reason: '상품 준비가 늦어요' })).status).toBe(
      200,
    );
    for (const caller of [voter, shop.as('user')]) {
      const { content } = (await caller.get('/api/users/notices?size=100')).body.data;
      expect(content.filter(({ type }: { type: string }) => type === 'EVENT_CANCELLED')).toHaveLength(1);
    }
    expect((await shop.as('seller').get('/api/users/notices?size=100')).body.data.content).toEqual([]);
    expect((await voter.delete(`/api/feeds/${feedId}/vote`)).body.code).toBe('VOTE_NOT_ALLOWED');
    expect((await admin().post(`/api/events/${id}/cancel`, { reason: '다시' })).body.code).toBe(
      'EVENT_CLOSED',
    );
    expect((await put(id, { title: '다른 이름' })).body.code).toBe('EVENT_RUNNING');
    expect(await read(id, 'visitor')).toMatchObject({
      state: 'CANCELLED',
      status: 'ENDED',
      isParticipatable: false,
    });
  });

  it('deletes an event without entries only', async () => {
    const [gone, stays] = [await publicEvent(shop), await publicEvent(shop)];
    expect((await admin().delete(`/api/events/${gone}`)).status).toBe(200);
    expect((await admin().get(`/api/events/${gone}`)).status).toBe(404);
    expect((await admin().get(`/api/events/${stays}`)).status).toBe(200);
    const { feedId } = await postFeed(shop);
    await enterWith(shop, { feedId, eventId: stays, userId: await idOf(shop, 'nari@sinbaljang.test') });
    expect((await admin().delete(`/api/events/${stays}`)).status).toBe(409);
  });
});

describe('legacy client of events', () => {
  it('sends form fields with one image and no state: the event is public at once', async () => {
    const { voteBlackoutHours, state, ...fields } = {
      ...eventForm({ type: 'BATTLE' }),
      voteBlackoutHours: 0,
      state: '',
    };
    const rewards = JSON.stringify([
      { conditionValue: '1', rewardType: 'POINTS', rewardValue: 500, rewardDescription: '오백' },
      { conditionValue: '1', rewardType: 'DISCOUNT_COUPON', rewardValue: 15, rewardDescription: '쿠폰' },
    ]);
    const form = await eventParts({ ...fields, maxParticipants: '30', rewards }, 1, 'image');
    const answer = await admin().post('/api/events', form.payload, { headers: form.headers });
    expect([answer.status, answer.body.data]).toMatchObject([
      201,
      { type: 'BATTLE', state: 'PUBLISHED', maxParticipants: 30, createdAt: null },
    ]);
    const shown = await read(answer.body.data.eventId, 'visitor');
    expect(shown.seedCommit).toMatch(/^[0-9a-f]{64}$/);
    expect(shown.imageUrl).toMatch(/^\/content\/images\/events\//);
    const [first] = shown.rewards;
    // Flat, and inside each row.
    expect(first).toMatchObject({ conditionValue: '1', rewardType: 'POINTS', rewardValue: 500, rank: 1 });
    expect(first.rewards).toEqual([{ rewardType: 'POINTS', rewardValue: 500, rewardDescription: '오백' }]);
    // What was read is sent back as it is.
    const back = await eventParts({ ...fields, title: '다시 저장', rewards: shown.rewards }, 0);
    const id = answer.body.data.eventId;
    expect(
      (await admin().put(`/api/events/${id}/multipart`, back.payload, { headers: back.headers })).status,
    ).toBe(200);
    const again = await read(id, 'visitor');
    expect([again.rewards, again.imageUrl]).toEqual([shown.rewards, shown.imageUrl]);
  });

  it('gets a message for a refused event, and MISSION means a ranking', async () => {
    const { status, body } = await post(eventForm({ announcement: undefined }));
    expect([status, body.message]).toEqual([400, '발표하는 날을 골라 주세요.']);
    const id = await publicEvent(shop, { type: 'mission' });
    expect((await read(id)).type).toBe('RANKING');
  });
});

it('event pictures are limited to ten megabytes each, with a message for larger ones', async () => {
  const small = await photo(80, 60);
  const withPicture = async (megabytes: number) => {
    const large = Buffer.concat([small, Buffer.alloc(megabytes * 1024 * 1024)]);
    const words = Object.entries(eventForm({ state: 'DRAFT' })).map(([name, data]) => ({
      name,
      data: typeof data === 'object' ? JSON.stringify(data) : String(data),
    }));
    const form = multipart([...words, picture(large, 'images')]);
    return admin().post('/api/events', form.payload, { headers: form.headers });
  };
  expect((await withPicture(7)).status).toBe(201);
  expect((await withPicture(10)).body).toMatchObject({
    code: 'FILE_SIZE_EXCEEDED',
    message: expect.stringContaining('10MB'),
  });
});
