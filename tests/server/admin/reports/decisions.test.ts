// Size: decisions about posts of the same few members.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcileEvents } from '#server/events/reconcile/reconcile-event.ts';
import { actionsOf } from '../../../support/audit-log.ts';
import { caseOf, lift, neighbours, report, secondAdmin } from '../../../support/care.ts';
import { activityPoints, freeEvent } from '../../../support/community.ts';
import { feedBy, type Person, person, reviewBy } from '../../../support/members/people.ts';
import { openSession } from '../../../support/members/sessions.ts';
import { ledgerProblems } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let author: Person;
let other: Person;
let token: string;
let admin: TestShop['as'] extends (role: never) => infer C ? C : never;
let second: Person;
beforeAll(async () => {
  shop = await startTestShop();
  author = await person(shop, 'minjun');
  other = await person(shop, 'seoyeon');
  token = await openSession(shop.db, 'jiwoo@sinbaljang.test', shop.clock.now());
  admin = shop.as('admin');
  second = await secondAdmin(shop);
});
afterAll(() => shop.close());

const decide = (caseId: number, form: Record<string, unknown>, call = admin) =>
  call.post(`/api/admin/reports/${caseId}/decision`, {
    rule: '광고 금지',
    noteToAuthor: '광고는 안 돼요.',
    ...form,
  });

/** Reports a thing once; returns its case. */
async function reported(targetType: string, targetId: number) {
  expect((await report(shop, token, { targetType, targetId })).status).toBe(200);
  return caseOf(shop, targetType, targetId);
}
const aFeed = async (own: Record<string, unknown> = {}) => (await feedBy(shop, author, own)).feedId as number;
const pointsOf = async () => {
  const { rows } = {
    rows: await shop.db
      .selectFrom('point_ledger')
      .select('points')
      .where('user_id', '=', author.id)
      .execute(),
  };
  return rows.reduce((sum, { points }) => sum + points, 0);
};
const mailsTo = async (userId: number) =>
  (
    await shop.db
      .selectFrom('mails')
      .select('kind')
      .where('member_id', '=', userId)
      .where('kind', '=', 'case-decided')
      .execute()
  ).length;
const outcomes = async (caseId: number) =>
  (await shop.db.selectFrom('reports').select('outcome').where('case_id', '=', caseId).execute()).map(
    ({ outcome }) => outcome,
  );

describe('report queue', () => {
  it('lists open cases by score or age, and returns one with all facts', async () => {
    const id = await aFeed({ title: '<img src=x onerror=alert(1)>' });
    const known = await reported('FEED', id);
    const page = (await admin.get('/api/admin/reports?size=100')).body.data;
    const row = page.content.find((one: { caseId: number }) => one.caseId === known.id);
    expect(row).toMatchObject({
      targetType: 'FEED',
      targetId: id,
      state: 'PENDING',
      reportCount: 1,
      reasons: ['SPAM'],
      isHidden: false,
      claimedBy: null,
      decision: null,
      version: 1,
      author: { userId: author.id },
      snapshot: { title: '<img src=x onerror=alert(1)>' },
    });
    const listed = async (query: string) =>
      (await admin.get(`/api/admin/reports?size=100&${query}`)).body.data.content.map(
        (one: { caseId: number }) => one.caseId,
      );
    for (const query of ['sort=age', 'type=FEED', 'reason=SPAM', 'min=1', 'state=PENDING'])
      expect([query, (await listed(query)).includes(known.id)]).toEqual([query, true]);
    for (const query of ['type=REVIEW', 'reason=OTHER', 'min=99', 'state=RESOLVED', 'state=IN_REVIEW'])
      expect([query, (await listed(query)).includes(known.id)]).toEqual([query, false]);
    for (const query of ["type='", 'sort=name', 'min=-1', 'state=ALL'])
      expect((await admin.get(`/api/admin/reports?${encodeURI(query)}`)).status).toBe(400);
    const one = (await admin.get(`/api/admin/reports/${known.id}`)).body.data;
    expect(one.reports).toMatchObject([{ reason: 'SPAM', judged: 0, agreed: 0 }]);
    expect((await admin.get('/api/admin/reports/999999999')).body.code).toBe('CASE_NOT_FOUND');
  });

  it('is for administrators only', async () => {
    const known = await reported('FEED', await aFeed());
    const before = JSON.stringify(known);
    for (const [who, call, status] of [
      ['visitor', shop.as('visitor'), 401],
      ['shopper', shop.as('user'), 403],
      ['author', author.call, 403],
      ['seller', shop.as('seller'), 403],
    ] as const) {
      for (const path of ['/api/admin/reports', `/api/admin/reports/${known.id}`])
        expect([who, path, (await call.get(path)).status]).toEqual([who, path, status]);
      expect([who, (await call.post(`/api/admin/reports/${known.id}/claim`)).status]).toEqual([who, status]);
      expect([who, (await decide(known.id, { decision: 'HIDE', version: 1 }, call)).status]).toEqual([
        who,
        status,
      ]);
    }
    expect(JSON.stringify(await caseOf(shop, 'FEED', known.target_id))).toBe(before);
  });

  it('gives a case to one administrator at a time, for ten minutes', async () => {
    const known = await reported('FEED', await aFeed());
    const path = `/api/admin/reports/${known.id}/claim`;
    const both = await Promise.all([admin.post(path), second.call.post(path)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, loser] = both[0]?.status === 200 ? [admin, second.call] : [second.call, admin];
    const refused = await loser.post(path);
    expect([refused.body.code, refused.body.message]).toEqual([
      'VERSION_CONFLICT',
      expect.stringContaining('님이 검토하고 있어요'),
    ]);
    expect((await decide(known.id, { decision: 'HIDE', version: 1 }, loser)).body.code).toBe(
      'VERSION_CONFLICT',
    );
    expect((await winner.post(path)).status).toBe(200);
    expect(await caseOf(shop, 'FEED', known.target_id)).toMatchObject({ state: 'IN_REVIEW' });
    shop.clock.advance(10 * 60_000 + 1);
    const [later, still] = loser === admin ? [admin, second.call] : [second.call, admin];
    expect((await later.post(path)).status).toBe(200);
    expect((await still.post(path)).body.code).toBe('VERSION_CONFLICT');
  });
});

describe('report decisions', () => {
  it('hide a feed with its votes and points, and restore it when decided otherwise', async () => {
    admin = await shop.asMember('admin@sinbaljang.test');
    const eventId = await freeEvent(shop);
    const before = await activityPoints(shop, author.id);
    const id = await aFeed({ eventId });
    await other.call.post(`/api/feeds/${id}/vote`);
    const earned = (await activityPoints(shop, author.id)) - before;
    expect(earned).toBeGreaterThan(0);
    const known = await reported('FEED', id);
    const mails = await mailsTo(author.id);
    const hidden = await decide(known.id, { decision: 'HIDE', version: 1 });
    expect(hidden.body.data).toMatchObject({ state: 'RESOLVED', version: 2, sanctionId: null });
    expect((await other.call.get(`/api/feeds/${id}`)).status).toBe(404);
    expect(
      (await author.call.get('/api/feeds/my')).body.data.content.map((one: { feedId: number }) => one.feedId),
    ).not.toContain(id);
    expect(await activityPoints(shop, author.id)).toBe(before);
    expect(await shop.db.selectFrom('feed_votes').selectAll().where('feed_id', '=', id).execute()).toEqual(
      [],
    );
    expect([await outcomes(known.id), await mailsTo(author.id)]).toEqual([['AGREED'], mails + 1]);
    expect(await actionsOf(shop, 'CASE', known.id)).toEqual(['CASE_DECIDED']);
    expect((await decide(known.id, { decision: 'IGNORE', version: 1 })).body.code).toBe('VERSION_CONFLICT');
    const shown = await decide(known.id, { decision: 'NO_PROBLEM', version: 2 });
    expect(shown.body.data).toMatchObject({ state: 'REJECTED', version: 3 });
    expect((await other.call.get(`/api/feeds/${id}`)).status).toBe(200);
    // A job restores its entry in the event.
    await reconcileEvents(shop);
    expect(await activityPoints(shop, author.id)).toBe(before + earned);
    expect([await outcomes(known.id), await mailsTo(author.id)]).toEqual([['DISAGREED'], mails + 2]);
  });

  it('take the points of a review once, and give back what was taken', async () => {
    const { reviewId, productId } = await reviewBy(shop, author);
    const [points, activity] = [await pointsOf(), await activityPoints(shop, author.id)];
    const known = await reported('REVIEW', reviewId);
    let { version } = known;
    for (let times = 0; times < 2; times += 1) {
      const hidden = await decide(known.id, { decision: 'HIDE', version });
      expect(await pointsOf()).toBe(points - 100);
      expect(
        (await shop.as('visitor').get(`/api/reviews/products/${productId}/filter`)).body.data.totalReviews,
      ).toBe(0);
      const shown = await decide(known.id, { decision: 'NO_PROBLEM', version: hidden.body.data.version });
      version = shown.body.data.version;
      expect([await pointsOf(), await activityPoints(shop, author.id)]).toEqual([points, activity]);
      expect((await shop.as('visitor').get(`/api/reviews/${reviewId}`)).status).toBe(200);
    }
    expect(await ledgerProblems(shop)).toEqual([]);
  });

  it('hide a comment with its count, and delete illegal content finally', async () => {
    const feedId = await aFeed();
    const said = await other.call.post(`/api/feeds/${feedId}/comments`, { content: '나쁜 말' });
    await author.call.post(`/api/feeds/${feedId}/comments`, { content: '좋은 말' });
    const count = async () => (await shop.as('visitor').get(`/api/feeds/${feedId}`)).body.data.commentCount;
    const known = await reported('COMMENT', said.body.data.commentId);
    expect(await count()).toBe(2);
    await decide(known.id, { decision: 'HIDE', version: 1 });
    expect(await count()).toBe(1);
    await decide(known.id, { decision: 'IGNORE', version: 2 });
    expect([await count(), await outcomes(known.id)]).toEqual([2, ['IGNORED']]);
    await decide(known.id, { decision: 'DELETE', version: 3 });
    expect(await count()).toBe(1);
    expect((await decide(known.id, { decision: 'NO_PROBLEM', version: 4 })).body.code).toBe(
      'COMMENT_NOT_FOUND',
    );
    expect((await shop.as('visitor').get(`/api/feeds/${feedId}/comments`)).body.data.totalComments).toBe(1);
  });

  it('can carry a sanction, with step-up authentication', async () => {
    const known = await reported('FEED', await aFeed());
    const given = { kind: 'SILENCE', days: 3, reason: 'SPAM', text: '광고를 올렸어요.' };
    await shop.db.updateTable('sessions').set({ elevated_until: null }).execute();
    const refused = await decide(known.id, { decision: 'HIDE', version: 1, sanction: given });
    expect(refused.body.code).toBe('ELEVATION_REQUIRED');
    expect(await caseOf(shop, 'FEED', known.target_id)).toMatchObject({ version: 1, hidden_at: null });
    admin = await shop.asMember('admin@sinbaljang.test');
    const done = await decide(known.id, { decision: 'HIDE', version: 1, sanction: given });
    expect(done.body.data.sanctionId).toBeGreaterThan(0);
    expect((await author.call.post('/api/feeds/1/comments', { content: '말' })).body.code).toBe('SILENCED');
    await lift(admin, done.body.data.sanctionId);
    const member = await reported('MEMBER', other.id);
    expect((await decide(member.id, { decision: 'HIDE', version: 1 })).status).toBe(400);
    expect((await decide(member.id, { decision: 'NO_PROBLEM', version: 1 })).status).toBe(200);
  });

  it('reopen a case only after half of the limit is reached again', async () => {
    const id = await aFeed();
    const known = await reported('FEED', id);
    await decide(known.id, { decision: 'NO_PROBLEM', version: 1 });
    const [one, two, three] = await neighbours(shop, 3, 500);
    const again = (member: typeof one) =>
      report(shop, member?.token ?? '', { targetType: 'FEED', targetId: id });
    await again(one);
    await again(two);
    expect(await caseOf(shop, 'FEED', id)).toMatchObject({
      state: 'REJECTED',
      round: 2,
      score: 4,
      version: 2,
    });
    await again(three);
    expect(await caseOf(shop, 'FEED', id)).toMatchObject({
      state: 'PENDING',
      round: 2,
      score: 6,
      version: 3,
    });
  });
});

describe('concurrent report decisions', () => {
  it('twenty decisions of two administrators are one', async () => {
    admin = await shop.asMember('admin@sinbaljang.test');
    second = { ...second, call: await shop.asMember(second.email) };
    const before = await activityPoints(shop, author.id);
    const id = await aFeed();
    const known = await reported('FEED', id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        decide(
          known.id,
          { decision: index % 3 ? 'HIDE' : 'NO_PROBLEM', version: 1 },
          index % 2 ? admin : second.call,
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'VERSION_CONFLICT')).toHaveLength(19);
    expect(await actionsOf(shop, 'CASE', known.id)).toEqual(['CASE_DECIDED']);
    const { hidden_at } = await caseOf(shop, 'FEED', id);
    expect((await other.call.get(`/api/feeds/${id}`)).status).toBe(hidden_at ? 404 : 200);
    expect((await activityPoints(shop, author.id)) > before).toBe(hidden_at === null);
  });

  it('a deletion by the author during a decision loses or doubles no points', async () => {
    for (const decision of ['HIDE', 'NO_PROBLEM', 'DELETE']) {
      const [before, points] = [await activityPoints(shop, author.id), await pointsOf()];
      const { reviewId } = await reviewBy(shop, author);
      const known = await reported('REVIEW', reviewId);
      const both = await Promise.all([
        decide(known.id, { decision, version: 1 }),
        author.call.delete(`/api/user/reviews/${reviewId}`),
      ]);
      expect(both.filter(({ status }) => status >= 500)).toEqual([]);
      const { status } = await shop.db
        .selectFrom('reviews')
        .select('status')
        .where('id', '=', reviewId)
        .executeTakeFirstOrThrow();
      expect(['DELETED', 'HIDDEN']).toContain(status);
      expect([await activityPoints(shop, author.id), await pointsOf()]).toEqual([before, points]);
    }
    expect(await ledgerProblems(shop)).toEqual([]);
  });
});
