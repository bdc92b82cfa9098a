// Size: what is objected to is first written, reported and decided.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actionsOf } from '../../../support/audit-log.ts';
import { caseOf, report, secondAdmin } from '../../../support/care.ts';
import { activityPoints } from '../../../support/community.ts';
import { feedBy, type Person, person, reviewBy } from '../../../support/members/people.ts';
import { openSession } from '../../../support/members/sessions.ts';
import { ledgerProblems } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let author: Person;
let other: Person;
let token: string;
let first: Person;
let second: Person;
beforeAll(async () => {
  shop = await startTestShop();
  author = await person(shop, 'minjun');
  other = await person(shop, 'seoyeon');
});
afterAll(() => shop.close());
// A proof of who they are is of minutes, and the clock goes on.
beforeEach(async () => {
  first = await person(shop, 'admin');
  second = await secondAdmin(shop);
  author = await person(shop, 'minjun');
  token = await openSession(shop.db, 'jiwoo@sinbaljang.test', shop.clock.now());
});

const DAY_MS = 86_400_000;
const SILENCE = { kind: 'SILENCE', days: 60, reason: 'SPAM', text: '광고를 올렸어요.' };

/** Something of the author's that the first administrator has decided. */
async function decided(targetType: string, targetId: number, form: Record<string, unknown> = {}) {
  expect((await report(shop, token, { targetType, targetId })).status).toBe(200);
  const { id } = await caseOf(shop, targetType, targetId);
  const answer = await first.call.post(`/api/admin/reports/${id}/decision`, {
    decision: 'HIDE',
    rule: '광고 금지',
    noteToAuthor: '광고예요.',
    version: 1,
    ...form,
  });
  expect(answer.status).toBe(200);
  return id;
}
const hiddenFeed = async (form: Record<string, unknown> = {}) => {
  const { feedId } = await feedBy(shop, author);
  return { feedId: feedId as number, caseId: await decided('FEED', feedId, form) };
};
const file = (caseId: number, call = author.call, text = '광고가 아니에요') =>
  call.post('/api/users/me/appeals', { caseId, text });
const judge = (appealId: number, isGranted: boolean, call = second.call) =>
  call.post(`/api/admin/appeals/${appealId}/decision`, { isGranted, answer: '다시 봤어요' });
const own = async (caseId: number) =>
  (await author.call.get('/api/users/me/appeals')).body.data.find(
    (one: { caseId: number }) => one.caseId === caseId,
  );

describe('GET hidden content', () => {
  it('returns content, rule and appeal to its author only', async () => {
    const { feedId, caseId } = await hiddenFeed();
    for (const call of [other.call, shop.as('visitor'), first.call]) {
      const answer = await call.get(`/api/feeds/${feedId}`);
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        404,
        'FEED_NOT_FOUND',
        '운영 정책에 따라 숨긴 글이에요.',
      ]);
    }
    expect((await author.call.get(`/api/feeds/${feedId}`)).body.data).toMatchObject({
      feedId,
      isHidden: true,
    });
    expect((await shop.as('visitor').get('/api/feeds/999999999')).body.message).not.toContain('운영 정책');
    expect(await own(caseId)).toMatchObject({
      targetType: 'FEED',
      targetId: feedId,
      isHidden: true,
      decision: 'HIDE',
      rule: '광고 금지',
      note: '광고예요.',
      appeal: null,
      appealUntil: expect.any(String),
    });
    expect((await other.call.get('/api/users/me/appeals')).body.data).toEqual([]);
  });
});

describe('appeals', () => {
  it('are for the author, once per case, within thirty days, with a limited text', async () => {
    const { caseId } = await hiddenFeed();
    expect((await file(caseId, shop.as('visitor'))).status).toBe(401);
    for (const call of [other.call, first.call])
      expect([(await file(caseId, call)).body.code, (await file(999_999_999)).body.code]).toEqual([
        'CASE_NOT_FOUND',
        'CASE_NOT_FOUND',
      ]);
    for (const text of ['', '  ', 'x'.repeat(1_001)])
      expect((await file(caseId, author.call, text)).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 20 }, () => file(caseId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'APPEAL_CLOSED')).toHaveLength(19);
    const late = await hiddenFeed();
    shop.clock.advance(30 * DAY_MS + 1);
    author = await person(shop, 'minjun');
    expect((await file(late.caseId)).body.code).toBe('APPEAL_CLOSED');
    expect((await own(late.caseId)).appealUntil).toBeNull();
    const { feedId } = await feedBy(shop, author);
    expect((await file(await openCase(feedId))).body.code).toBe('APPEAL_CLOSED');
  });

  const openCase = async (feedId: number) => {
    token = await openSession(shop.db, 'jiwoo@sinbaljang.test', shop.clock.now());
    await report(shop, token, { targetType: 'FEED', targetId: feedId });
    return (await caseOf(shop, 'FEED', feedId)).id;
  };

  it('are decided by another administrator if there is one, and visible to administrators only', async () => {
    const { caseId } = await hiddenFeed();
    const { appealId } = (await file(caseId)).body.data;
    for (const call of [shop.as('visitor'), author.call, other.call, shop.as('seller')]) {
      expect([401, 403]).toContain((await call.get('/api/admin/appeals')).status);
      expect([401, 403]).toContain((await judge(appealId, true, call)).status);
    }
    const listed = async (call: Person['call']) =>
      (await call.get('/api/admin/appeals?size=100')).body.data.content.find(
        (one: { appealId: number }) => one.appealId === appealId,
      );
    expect(await listed(second.call)).toMatchObject({ mayDecide: true, case: { caseId, decision: 'HIDE' } });
    expect(await listed(first.call)).toMatchObject({ mayDecide: false });
    const same = await judge(appealId, true, first.call);
    expect([same.status, same.body.message]).toEqual([403, expect.stringContaining('다른 관리자')]);
    // Nor by the way round it.
    const around = await second.call.post(`/api/admin/reports/${caseId}/decision`, {
      decision: 'IGNORE',
      version: 2,
    });
    expect(around.body.code).toBe('VERSION_CONFLICT');
    await shop.db.updateTable('users').set({ role: 'user' }).where('id', '=', second.id).execute();
    expect(await listed(first.call)).toMatchObject({ mayDecide: true });
    expect((await judge(appealId, false, first.call)).status).toBe(200);
    expect((await judge(999_999_999, true, first.call)).body.code).toBe('APPEAL_NOT_FOUND');
  });

  it('that are granted restore the content, its points and the silenced author at once', async () => {
    const [points, before] = [() => ledgerOf(author.id), await activityPoints(shop, author.id)];
    const { reviewId } = await reviewBy(shop, author);
    const [earned, activity] = [await points(), await activityPoints(shop, author.id)];
    expect(activity).toBeGreaterThan(before);
    const caseId = await decided('REVIEW', reviewId, { sanction: SILENCE });
    expect([(await points()) < earned, (await author.call.post('/api/reports', {})).body.code]).toEqual([
      true,
      'SILENCED',
    ]);
    const { appealId } = (await file(caseId)).body.data;
    const both = await Promise.all(Array.from({ length: 10 }, () => judge(appealId, true)));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await shop.as('visitor').get(`/api/reviews/${reviewId}`)).status).toBe(200);
    expect([await points(), await activityPoints(shop, author.id)]).toEqual([earned, activity]);
    expect((await author.call.post('/api/reports', {})).body.code).not.toBe('SILENCED');
    expect(await caseOf(shop, 'REVIEW', reviewId)).toMatchObject({ state: 'REJECTED', hidden_at: null });
    expect(await own(caseId)).toMatchObject({ appeal: { state: 'GRANTED', answer: '다시 봤어요' } });
    expect(await actionsOf(shop, 'CASE', caseId)).toEqual(['CASE_DECIDED', 'APPEAL_GRANTED']);
    const reports = await shop.db
      .selectFrom('reports')
      .select('outcome')
      .where('case_id', '=', caseId)
      .execute();
    expect(reports).toEqual([{ outcome: 'DISAGREED' }]);
    expect(await ledgerProblems(shop)).toEqual([]);
  });

  it('that are denied change nothing; deleted content stays deleted but regains its points', async () => {
    const { feedId, caseId } = await hiddenFeed();
    const denied = (await file(caseId)).body.data.appealId;
    expect((await judge(denied, false)).body.data).toMatchObject({ state: 'DENIED', liftedSanctions: 0 });
    expect((await other.call.get(`/api/feeds/${feedId}`)).status).toBe(404);
    expect((await judge(denied, true)).body.code).toBe('VERSION_CONFLICT');
    const { reviewId } = await reviewBy(shop, author);
    const earned = await ledgerOf(author.id);
    const gone = await decided('REVIEW', reviewId, { decision: 'DELETE' });
    expect(await ledgerOf(author.id)).toBeLessThan(earned);
    const { appealId } = (await file(gone)).body.data;
    expect((await judge(appealId, true)).status).toBe(200);
    expect(await ledgerOf(author.id)).toBe(earned);
    expect((await shop.as('visitor').get(`/api/reviews/${reviewId}`)).status).toBe(404);
  });
});

async function ledgerOf(userId: number): Promise<number> {
  const rows = await shop.db
    .selectFrom('point_ledger')
    .select('points')
    .where('user_id', '=', userId)
    .execute();
  return rows.reduce((sum, { points }) => sum + points, 0);
}
