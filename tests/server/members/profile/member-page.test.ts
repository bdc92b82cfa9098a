import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { feedBy, type Person, person, reviewBy } from '../../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let [nari, minjun]: [Person, Person] = [] as never;
beforeAll(async () => {
  shop = await startTestShop();
  [nari, minjun] = [await person(shop, 'nari'), await person(shop, 'minjun')];
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('blocks').execute();
  await shop.db.deleteFrom('follows').execute();
  await minjun.set({ status: 'ACTIVE', body_visibility: 'PRIVATE' });
});

const pageOf = (of: Person) => `/api/users/${of.id}/page`;
const asVisitor = async (of: Person) => (await shop.as('visitor').get(pageOf(of))).body.data;
const asReader = async (by: Person, of: Person) => (await by.call.get(pageOf(of))).body.data;
const block = (by: Person, of: Person) => by.call.post('/api/users/blocks', { userId: of.id });
const badgesOf = (of: Person) =>
  shop.db.selectFrom('user_badges').selectAll().where('user_id', '=', of.id).execute();

async function giveBadges(to: Person): Promise<void> {
  await shop.db.deleteFrom('user_badges').where('user_id', '=', to.id).execute();
  const row = (badge_type: string, day: string, is_displayed: boolean) => ({
    user_id: to.id,
    badge_type,
    is_displayed,
    awarded_at: new Date(`2026-${day}T03:00:00Z`),
  });
  await shop.db
    .insertInto('user_badges')
    .values([
      row('FIRST_REVIEW', '03-01', true),
      row('FIRST_PURCHASE', '05-01', true),
      row('VIP', '06-01', false),
    ])
    .execute();
}

describe('GET /api/users/{id}/page', () => {
  it('shows public badges with name and day, newest first, and no hidden one', async () => {
    await giveBadges(minjun);
    expect((await asVisitor(minjun)).badges).toEqual([
      expect.objectContaining({ badgeName: '첫 걸음', awardedAt: '2026-05-01T03:00:00.000Z' }),
      expect.objectContaining({ badgeName: '첫 리뷰', awardedAt: '2026-03-01T03:00:00.000Z' }),
    ]);
  });

  it('hides a badge once its owner hides it, which another member cannot do', async () => {
    await giveBadges(minjun);
    const badge = (await badgesOf(minjun)).find(({ badge_type }) => badge_type === 'FIRST_PURCHASE');
    const hide = (by: Person) =>
      by.call.patch('/api/users/badges/toggle', { badgeId: badge?.id, isDisplayed: false });
    expect((await hide(nari)).status).toBe(404);
    expect((await asReader(nari, minjun)).badges).toHaveLength(2);
    expect((await hide(minjun)).status).toBe(200);
    expect((await asReader(nari, minjun)).badges).toEqual([
      expect.objectContaining({ badgeType: 'FIRST_REVIEW' }),
    ]);
  });

  it('shows body measurements by the visibility setting, to the member as to others', async () => {
    await minjun.set({ height: 171, weight: 63, foot_size: 265 });
    for (const visibility of ['PRIVATE', 'REVIEWS']) {
      await minjun.set({ body_visibility: visibility });
      const pages = [await asVisitor(minjun), await asReader(nari, minjun), await asReader(minjun, minjun)];
      expect(pages.map(({ body }) => body)).toEqual([null, null, null]);
    }
    await minjun.set({ body_visibility: 'PUBLIC' });
    expect((await asVisitor(minjun)).body).toMatchObject({ height: 171, weight: 63, footSize: 265 });
  });

  it('contains nothing private, not even for the member', async () => {
    const own = await asReader(minjun, minjun);
    expect(Object.keys(own).toSorted()).toEqual(
      [
        'badges',
        'body',
        'feedCounts',
        'followerCount',
        'followingCount',
        'isFollowing',
        'isMine',
        'levelName',
        'nickname',
        'profileImageUrl',
        'reviewCount',
        'userId',
      ].toSorted(),
    );
  });

  it('counts visible feeds by type, visible reviews and active followers in one statement', async () => {
    const { feedId } = await feedBy(shop, minjun);
    const before = await asVisitor(minjun);
    await shop.db.updateTable('feeds').set({ hidden_at: new Date() }).where('id', '=', feedId).execute();
    const { reviewId } = await reviewBy(shop, minjun);
    await nari.call.post('/api/users/follow', { followingUserId: minjun.id, following: true });
    const { body, queries } = await shop.as('visitor').get(pageOf(minjun));
    const { feedCounts, reviewCount } = before;
    expect(body.data).toMatchObject({
      feedCounts: {
        ...feedCounts,
        totalCount: feedCounts.totalCount - 1,
        dailyCount: feedCounts.dailyCount - 1,
      },
      reviewCount: reviewCount + 1,
      followerCount: 1,
      followingCount: 0,
    });
    expect(queries).toBeLessThanOrEqual(2);
    await shop.db.updateTable('reviews').set({ status: 'HIDDEN' }).where('id', '=', reviewId).execute();
    await nari.set({ status: 'BLOCKED' });
    expect(await asVisitor(minjun)).toMatchObject({ reviewCount, followerCount: 0 });
    await nari.set({ status: 'ACTIVE' });
  });

  it('marks whether the reader follows, and whether it is the own page', async () => {
    await nari.call.post('/api/users/follow', { followingUserId: minjun.id, following: true });
    const marks = [await asReader(nari, minjun), await asReader(minjun, minjun), await asVisitor(minjun)].map(
      ({ isFollowing, isMine }) => [isFollowing, isMine],
    );
    expect(marks).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it.each(['DELETED', 'BLOCKED', 'SUSPENDED'])('returns 404 for a member who is %s', async (status) => {
    await minjun.set({ status });
    expect((await shop.as('visitor').get(pageOf(minjun))).status).toBe(404);
    await minjun.set({ status: 'ACTIVE' });
  });
});

it('GET /api/users/{id}/page and others return 404 both ways between blocked members', async () => {
  await block(nari, minjun);
  const addresses = ({ id }: Person) => [
    `/api/users/${id}/page`,
    `/api/users/${id}/profile`,
    `/api/users/badges/users/${id}/displayed`,
  ];
  for (const [by, of] of [
    [nari, minjun],
    [minjun, nari],
  ] as const)
    for (const address of addresses(of)) expect((await by.call.get(address)).status).toBe(404);
  for (const address of addresses(minjun)) expect((await shop.as('visitor').get(address)).status).toBe(200);
});

describe('GET /api/users/{id}/reviews', () => {
  const reviewsOf = async (of: Person, by = shop.as('visitor')) =>
    (await by.get(`/api/users/${of.id}/reviews?size=5`)).body.data;

  it('lists visible reviews of the member only, newest first', async () => {
    const first = await reviewBy(shop, minjun);
    const second = await reviewBy(shop, minjun);
    await reviewBy(shop, nari);
    const ids = (await reviewsOf(minjun)).content.map(({ reviewId }: { reviewId: number }) => reviewId);
    expect(ids.slice(0, 2)).toEqual([second.reviewId, first.reviewId]);
    const { content } = await reviewsOf(minjun);
    expect(new Set(content.map(({ userId }: { userId: number }) => userId))).toEqual(new Set([minjun.id]));
    await shop.db
      .updateTable('reviews')
      .set({ status: 'HIDDEN' })
      .where('id', '=', second.reviewId)
      .execute();
    expect((await reviewsOf(minjun)).content[0].reviewId).toBe(first.reviewId);
  });

  it('is empty for a reader who has blocked the author, and for a withdrawn member', async () => {
    await reviewBy(shop, minjun);
    await block(nari, minjun);
    expect((await reviewsOf(minjun, nari.call)).totalElements).toBe(0);
    expect((await reviewsOf(minjun)).totalElements).toBeGreaterThan(0);
    await minjun.set({ status: 'DELETED' });
    expect((await reviewsOf(minjun)).totalElements).toBe(0);
    await minjun.set({ status: 'ACTIVE' });
  });
});
