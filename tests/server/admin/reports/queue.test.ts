import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseOf, report, secondAdmin } from '../../../support/care.ts';
import { feedBy, type Person, person, reviewBy } from '../../../support/members/people.ts';
import { openSession } from '../../../support/members/sessions.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let author: Person;
let other: Person;
let admin: Person;
let token: string;
beforeAll(async () => {
  shop = await startTestShop();
  author = await person(shop, 'minjun');
  other = await person(shop, 'seoyeon');
  admin = await person(shop, 'admin');
  token = await openSession(shop.db, 'jiwoo@sinbaljang.test', shop.clock.now());
});
afterAll(() => shop.close());

async function reported(targetType: string, targetId: number, reason = 'SPAM') {
  expect((await report(shop, token, { targetType, targetId, reason })).status).toBe(200);
  return caseOf(shop, targetType, targetId);
}
const aFeed = async (by: Person, reason?: string) =>
  reported('FEED', (await feedBy(shop, by)).feedId, reason);
const queue = async (query = '') => (await admin.call.get(`/api/admin/reports?${query}`)).body.data;
const decide = (id: number, decision: string) =>
  admin.call.post(`/api/admin/reports/${id}/decision`, { decision, version: 1 });

describe('report queue', () => {
  it('counts each view by the filters of the page', async () => {
    const [one, two, three, four] = [
      await aFeed(author),
      await aFeed(author),
      await aFeed(author, 'ADVERTISING'),
      await aFeed(other),
    ];
    await admin.call.post(`/api/admin/reports/${two.id}/claim`);
    await decide(three.id, 'HIDE');
    await decide(four.id, 'NO_PROBLEM');
    const all = { OPEN: 2, PENDING: 1, IN_REVIEW: 1, RESOLVED: 1, REJECTED: 1 };
    for (const state of ['OPEN', 'PENDING', 'IN_REVIEW', 'RESOLVED', 'REJECTED'] as const) {
      const { counts, totalElements, content } = await queue(`state=${state}`);
      expect([state, counts, totalElements, content.length]).toEqual([state, all, all[state], all[state]]);
    }
    expect((await queue('type=REVIEW')).counts).toEqual({
      OPEN: 0,
      PENDING: 0,
      IN_REVIEW: 0,
      RESOLVED: 0,
      REJECTED: 0,
    });
    const theirs = await queue(`authorId=${author.id}&state=RESOLVED`);
    expect(theirs.counts).toEqual({ ...all, REJECTED: 0 });
    expect(theirs.content.map(({ caseId }: { caseId: number }) => caseId)).toEqual([three.id]);
    expect(
      (await queue(`authorId=${author.id}`)).content.map((row: { caseId: number }) => row.caseId),
    ).toEqual([one.id, two.id]);
    expect((await queue(`authorId=${admin.id}`)).totalElements).toBe(0);
    for (const wrong of ['0', '-1', 'minjun', '1e3'])
      expect((await admin.call.get(`/api/admin/reports?authorId=${wrong}`)).status).toBe(400);
    expect((await admin.call.get('/api/admin/reports')).queries).toBeLessThanOrEqual(6);
  });

  it('returns the pictures of the content, hidden or not, and no others', async () => {
    const feed = await aFeed(author);
    const elsewhere = await aFeed(author);
    const size = { width: 10, height: 10 };
    await shop.db
      .insertInto('feed_images')
      .values([
        { feed_id: feed.target_id, url: 'feeds/second.jpg', sort_order: 1, ...size },
        { feed_id: feed.target_id, url: 'feeds/first.jpg', sort_order: 0, ...size },
      ])
      .execute();
    const picturesOf = async (id: number): Promise<string[]> =>
      (await admin.call.get(`/api/admin/reports/${id}`)).body.data.pictures;
    const both = [expect.stringMatching(/first\.jpg$/), expect.stringMatching(/second\.jpg$/)];
    expect(await picturesOf(feed.id)).toEqual(both);
    expect(await picturesOf(elsewhere.id)).toEqual([]);
    await decide(feed.id, 'HIDE');
    expect(await picturesOf(feed.id)).toEqual(both);
    const { reviewId, productId } = await reviewBy(shop, author);
    expect(await picturesOf((await reported('REVIEW', reviewId)).id)).toEqual([]);
    expect(await picturesOf((await reported('PRODUCT', productId)).id)).toHaveLength(1);
    expect(await picturesOf((await reported('MEMBER', other.id)).id)).toHaveLength(
      (
        await shop.db
          .selectFrom('users')
          .select('profile_image_url')
          .where('id', '=', other.id)
          .executeTakeFirstOrThrow()
      ).profile_image_url
        ? 1
        : 0,
    );
    const under = await feedBy(shop, other);
    const said = await author.call.post(`/api/feeds/${under.feedId}/comments`, { content: '나쁜 말' });
    expect(await picturesOf((await reported('COMMENT', said.body.data.commentId)).id)).toEqual([]);
  });

  it('keeps a case with the administrator who renews the claim, and releases an expired one', async () => {
    const second = await secondAdmin(shop);
    const { id } = await aFeed(author);
    const claim = (by: Person) => by.call.post(`/api/admin/reports/${id}/claim`);
    expect((await claim(admin)).body.data.version).toBe(1);
    for (let time = 0; time < 4; time += 1) {
      shop.clock.advance(8 * 60_000);
      expect((await claim(admin)).status).toBe(200);
      expect((await claim(second)).body.code).toBe('VERSION_CONFLICT');
    }
    shop.clock.advance(10 * 60_000 + 1);
    expect((await claim(second)).status).toBe(200);
    expect((await claim(admin)).body.message).toContain('님이 검토하고 있어요');
  });
});
