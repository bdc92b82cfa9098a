import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { thorough } from '../../../../scripts/lib/testing/thorough.mjs';
import { caseOf, neighbours, report, sanction } from '../../../support/care.ts';
import { feedBy, type Person, person, reviewBy } from '../../../support/members/people.ts';
import { openSession } from '../../../support/members/sessions.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let author: Person;
let reporter: Person & { token: string };
let other: Person;
let people = 0;
beforeAll(async () => {
  shop = await startTestShop();
  author = await person(shop, 'minjun');
  other = await person(shop, 'seoyeon');
  const one = await person(shop, 'jiwoo');
  reporter = { ...one, token: await openSession(shop.db, one.email, shop.clock.now()) };
});
afterAll(() => shop.close());

async function crowd(count: number, ageDays?: number) {
  people += count;
  return neighbours(shop, count, people - count, ageDays);
}
const ip = (index: number) => `203.0.113.${index + 1}`;
type Target = { targetType: string; targetId: number };

/** A feed with a comment, and a review, by the same member. */
async function things() {
  const feed = await feedBy(shop, author, { title: '특별한말씀', content: '편하게 걸었어요' });
  const under = await feedBy(shop, other);
  const comment = await author.call.post(`/api/feeds/${under.feedId}/comments`, { content: '나쁜 말' });
  const review = await reviewBy(shop, author);
  return {
    feed: { targetType: 'FEED', targetId: feed.feedId },
    comment: { targetType: 'COMMENT', targetId: comment.body.data.commentId },
    review: { targetType: 'REVIEW', targetId: review.reviewId },
    under: under.feedId,
    productId: review.productId,
  };
}

/** Where each thing is seen and counted by somebody; `null` where it is not there. */
async function seenBy(call: Person['call'], made: Awaited<ReturnType<typeof things>>) {
  const data = async (path: string) => (await call.get(path)).body.data;
  const ids = (page: { content: { feedId: number }[] }) => page.content.map(({ feedId }) => feedId);
  const { feed, comment, review, under, productId } = made;
  const comments = await data(`/api/feeds/${under}/comments`);
  const reviews = await data(`/api/reviews/products/${productId}/filter?size=100`);
  return {
    feed: [
      ids(await data('/api/feeds?size=100')).includes(feed.targetId),
      ids(await data(`/api/users/${author.id}/feeds?size=100`)).includes(feed.targetId),
      ids(await data('/api/feeds/text-only/search?q=특별한말씀&size=100')).includes(feed.targetId),
      (await call.get(`/api/feeds/${feed.targetId}`)).status === 200,
    ],
    comment: [
      comments.totalComments > 0,
      comments.pagination.content.some((one: { commentId: number }) => one.commentId === comment.targetId),
    ],
    review: [
      reviews.reviews.some((one: { reviewId: number }) => one.reviewId === review.targetId),
      (await call.get(`/api/reviews/${review.targetId}`)).status === 200,
    ],
  };
}
const SEEN = { feed: [true, true, true, true], comment: [true, true], review: [true, true] };
const GONE = { feed: [false, false, false, false], comment: [false, false], review: [false, false] };

describe('reported content', () => {
  it('is hidden from the reporter at once in lists, search and counts, and from nobody else', async () => {
    const made = await things();
    expect(await seenBy(reporter.call, made)).toEqual(SEEN);
    for (const target of [made.feed, made.comment, made.review])
      expect((await report(shop, reporter.token, target)).status).toBe(200);
    expect(await seenBy(reporter.call, made)).toEqual(GONE);
    for (const call of [other.call, author.call, shop.as('visitor')])
      expect(await seenBy(call, made)).toEqual(SEEN);
    for (const target of [made.feed, made.comment]) {
      const again = await report(shop, reporter.token, target);
      expect([404, 409]).toContain(again.status);
      expect(await caseOf(shop, target.targetType, target.targetId)).toMatchObject({
        state: 'PENDING',
        author_id: author.id,
        round: 1,
        hidden_at: null,
      });
    }
    expect((await caseOf(shop, 'FEED', made.feed.targetId)).snapshot).toMatchObject({ title: '특별한말씀' });
  });

  it('must exist, belong to somebody else, and be reported by a member', async () => {
    const made = await things();
    const own = await author.call.post('/api/reports', { ...made.feed, reason: 'SPAM' });
    expect([own.status, own.body.code]).toEqual([400, 'OWN_REPORT']);
    expect((await shop.as('visitor').post('/api/reports', { ...made.feed, reason: 'SPAM' })).status).toBe(
      401,
    );
    const missing = await report(shop, reporter.token, { targetType: 'FEED', targetId: 999_999_999 });
    expect([missing.status, missing.body.code]).toEqual([404, 'FEED_NOT_FOUND']);
    for (const wrong of [{ targetType: 'ORDER' }, { reason: 'BORED' }, { description: 'x'.repeat(501) }])
      expect((await report(shop, reporter.token, { ...made.feed, ...wrong })).status).toBe(400);
    const me = { targetType: 'MEMBER', targetId: reporter.id };
    expect((await report(shop, reporter.token, me)).body.code).toBe('OWN_REPORT');
  });

  it.each(['MEMBER', 'PRODUCT'])('a %s becomes a case and stays visible to others', async (targetType) => {
    const [stranger] = await crowd(1);
    const { id } = await shop.db
      .selectFrom('products')
      .select('id')
      .where('deleted_at', 'is', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    const target = { targetType, targetId: targetType === 'MEMBER' ? (stranger?.id ?? 0) : id };
    expect((await report(shop, reporter.token, target)).status).toBe(200);
    expect((await report(shop, reporter.token, target)).body.code).toBe('ALREADY_REPORTED');
    expect((await caseOf(shop, targetType, target.targetId)).hidden_at).toBeNull();
  });
});

/** A busy shop asks people to come back, and they do. */
async function patientReport(token: string, target: Target) {
  for (let times = 0; ; times += 1) {
    const answer = await report(shop, token, target, ip(0));
    if (answer.status !== 503 || times > 200) return answer;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

describe('content with many reports', () => {
  const all = async (target: Target, tokens: readonly string[], ipOf: (index: number) => string) => {
    for (const [index, token] of tokens.entries())
      expect((await report(shop, token, target, ipOf(index))).status).toBe(200);
  };
  const tokens = (made: readonly { token: string }[]) => made.map(({ token }) => token);

  it('stays visible if they come from new accounts or one network', async () => {
    const { feed, review } = await things();
    await all(feed, tokens(await crowd(12, 0)), ip);
    expect(await caseOf(shop, 'FEED', feed.targetId)).toMatchObject({ score: 12, hidden_at: null });
    await all(review, tokens(await crowd(6)), () => ip(0));
    expect(await caseOf(shop, 'REVIEW', review.targetId)).toMatchObject({ score: 12, hidden_at: null });
  });

  it('is hidden from everybody at the limit, and waits for a decision', async () => {
    const made = await things();
    for (const target of [made.feed, made.comment, made.review]) {
      const [last, ...first] = tokens(await crowd(5));
      await all(target, first, (index) => ip(index % 2));
      expect(await caseOf(shop, target.targetType, target.targetId)).toMatchObject({
        score: 8,
        hidden_at: null,
      });
      await all(target, [last ?? ''], () => ip(7));
      const known = await caseOf(shop, target.targetType, target.targetId);
      expect([known.score, known.hidden_at, known.state]).toEqual([10, shop.clock.now(), 'PENDING']);
    }
    for (const call of [other.call, reporter.call, shop.as('visitor')])
      expect(await seenBy(call, made)).toEqual(GONE);
    expect((await shop.as('visitor').get(`/api/feeds/${made.under}`)).body.data.commentCount).toBe(0);
    expect((await other.call.post(`/api/feeds/${made.feed.targetId}/likes/toggle`, {})).status).toBe(404);
  });

  it('counts no reports of silenced members', async () => {
    const { feed } = await things();
    const [silenced, one, two, three, four] = await crowd(5);
    await all(feed, tokens([silenced, one, two, three].flatMap((member) => member ?? [])), ip);
    const given = await sanction(shop.as('admin'), silenced?.id ?? 0, { kind: 'SILENCE', days: 3 });
    expect(given.status).toBe(200);
    expect((await report(shop, silenced?.token ?? '', feed)).body.code).toBe('SILENCED');
    await all(feed, [four?.token ?? ''], () => ip(9));
    expect(await caseOf(shop, 'FEED', feed.targetId)).toMatchObject({ score: 8, hidden_at: null });
  });

  it('is one case with the right score for concurrent reports', async () => {
    const { review, feed } = await things();
    const many = await crowd(thorough ? 200 : 40);
    const answers = await Promise.all(many.map(({ token }) => patientReport(token, review)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await caseOf(shop, 'REVIEW', review.targetId)).toMatchObject({ score: many.length * 2 });
    const rows = await shop.db
      .selectFrom('report_cases')
      .select('id')
      .where('target_id', '=', review.targetId)
      .where('target_type', '=', 'REVIEW')
      .execute();
    expect(rows).toHaveLength(1);
    const twice = await Promise.all(Array.from({ length: 20 }, () => report(shop, reporter.token, feed)));
    expect(twice.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(twice.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
  }, 120_000);
});
