import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionsOf } from '../../../support/audit-log.ts';
import { caseOf, report, secondAdmin } from '../../../support/care.ts';
import { feedBy, type Person, person, reviewBy } from '../../../support/members/people.ts';
import { openSession } from '../../../support/members/sessions.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let author: Person;
let other: Person;
let token: string;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  author = await person(shop, 'minjun');
  other = await person(shop, 'seoyeon');
  admin = await person(shop, 'admin');
  token = await openSession(shop.db, 'jiwoo@sinbaljang.test', shop.clock.now());
});
afterAll(() => shop.close());

async function reported(by: Person, reason: string) {
  const { feedId } = await feedBy(shop, by);
  expect((await report(shop, token, { targetType: 'FEED', targetId: feedId, reason })).status).toBe(200);
  return caseOf(shop, 'FEED', feedId);
}
const many = (form: Record<string, unknown>, call = admin.call) =>
  call.post('/api/admin/reports/bulk', { decision: 'HIDE', rule: '광고 금지', ...form });

describe('bulk decisions of reports', () => {
  it('decide the cases of one author or one reason row by row, after a count', async () => {
    const [one, two] = [await reported(author, 'SPAM'), await reported(author, 'ADVERTISING')];
    const theirs = await reported(other, 'SPAM');
    const second = await secondAdmin(shop);
    await second.call.post(`/api/admin/reports/${two.id}/claim`);
    expect((await many({})).status).toBe(400);
    const wish = { authorId: author.id };
    const trial = await many({ ...wish, isTrial: true });
    expect(trial.body.data).toEqual({ count: 2, rows: [] });
    expect(await caseOf(shop, 'FEED', one.target_id)).toMatchObject({ version: 1, hidden_at: null });
    const { rows } = (await many(wish)).body.data;
    expect(rows.toSorted((a: { id: number }, b: { id: number }) => a.id - b.id)).toEqual([
      { id: one.id, done: true, reason: null },
      { id: two.id, done: false, reason: expect.stringContaining('님이 검토하고 있어요') },
    ]);
    expect(await caseOf(shop, 'FEED', theirs.target_id)).toMatchObject({ decision: null });
    expect(await actionsOf(shop, 'CASE', one.id)).toEqual(['CASE_DECIDED']);
    expect((await many({ reason: 'SPAM', type: 'REVIEW' })).body.data).toEqual({ count: 0, rows: [] });
    const spam = (await many({ reason: 'SPAM', decision: 'NO_PROBLEM' })).body.data;
    expect(spam).toEqual({ count: 1, rows: [{ id: theirs.id, done: true, reason: null }] });
    expect((await many({ reason: 'SPAM' })).body.data).toEqual({ count: 0, rows: [] });
  });

  it('require an administrator with step-up authentication', async () => {
    for (const call of [shop.as('visitor'), author.call, shop.as('seller')])
      expect([401, 403]).toContain((await many({ authorId: other.id }, call)).status);
    await shop.db.updateTable('sessions').set({ elevated_until: null }).execute();
    expect((await many({ authorId: other.id })).body.code).toBe('ELEVATION_REQUIRED');
    admin = await person(shop, 'admin');
  });
});

describe('reported reviews in the legacy API', () => {
  const act = (id: number, what: string) => admin.call.post(`/api/admin/reviews/${id}/${what}`);

  it('are listed with their reporters until decided', async () => {
    const { reviewId, productId } = await reviewBy(shop, author);
    await report(shop, token, { targetType: 'REVIEW', targetId: reviewId, description: '이상해요' });
    const listed = async () =>
      (await admin.call.get('/api/admin/reviews/reports?size=100')).body.data.content.find(
        (one: { reviewId: number }) => one.reviewId === reviewId,
      );
    expect(await listed()).toMatchObject({
      writerId: author.id,
      productId,
      status: 'ACTIVE',
      totalReportCount: 1,
      unprocessedReportCount: 1,
      reports: [{ reason: 'SPAM', description: '이상해요', isProcessed: false }],
    });
    expect((await author.call.get('/api/admin/reviews/reports')).status).toBe(403);
    expect((await act(reviewId, 'hide')).status).toBe(200);
    expect(await listed()).toBeUndefined();
    expect((await shop.as('visitor').get(`/api/reviews/${reviewId}`)).status).toBe(404);
  });

  it('are hidden and shown, reported or not, idempotently', async () => {
    const { reviewId } = await reviewBy(shop, other);
    expect((await act(reviewId, 'show')).status).toBe(200);
    for (let times = 0; times < 2; times += 1) expect((await act(reviewId, 'hide')).status).toBe(200);
    expect((await caseOf(shop, 'REVIEW', reviewId)).decision).toBe('HIDE');
    expect((await act(reviewId, 'show')).status).toBe(200);
    expect((await shop.as('visitor').get(`/api/reviews/${reviewId}`)).status).toBe(200);
    for (const what of ['hide', 'show'])
      expect((await act(999_999_999, what)).body.code).toBe('REVIEW_NOT_FOUND');
    expect((await author.call.post(`/api/admin/reviews/${reviewId}/hide`)).status).toBe(403);
  });
});
