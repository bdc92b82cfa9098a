// Size: every choice with its rule.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTION_LIMITS } from '#domain/kit/rate-limits.ts';
import { countedMember } from '#server/kit/rate-limit/rate-limit.ts';
import { feedBy, type Person, person, reviewBy } from '../../../support/members/people.ts';
import { freshProduct, postReview } from '../../../support/reviews.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let closed: Person;
let open: Person;
let readers: Record<string, Pick<Person['call'], 'get'>>;
const figures = { gender: 'MALE', height: 178, weight: 72, foot_size: 270, foot_width: 'WIDE' };
beforeAll(async () => {
  shop = await startTestShop();
  closed = await person(shop, 'minjun', { ...figures, body_visibility: 'PRIVATE' });
  open = await person(shop, 'doyun', { ...figures, height: 183, body_visibility: 'PUBLIC' });
  const { call } = await person(shop, 'jiwoo');
  readers = { visitor: shop.as('visitor'), call, seller: shop.as('seller'), admin: shop.as('admin') };
});
afterAll(() => shop.close());

const ME = '/api/users/me/profile';
const profileOf = ({ id }: Person) => `/api/users/${id}/profile`;
const form = (nickname: string) => ({ name: '김하루', nickname, gender: 'MALE', height: 178, weight: 72 });

describe('GET profile of another member', () => {
  it('is public, with body measurements only if their owner allows it', async () => {
    const none = { gender: null, height: null, weight: null, footSize: null, footWidth: null };
    for (const [who, call] of Object.entries(readers)) {
      const [kept, shown] = [await call.get(profileOf(closed)), await call.get(profileOf(open))];
      expect([who, kept.status, shown.status]).toEqual([who, 200, 200]);
      expect(kept.body.data).toMatchObject({ userId: closed.id, nickname: '민준러너', ...none });
      expect(shown.body.data).toMatchObject({
        nickname: '도윤',
        gender: 'MALE',
        height: 183,
        weight: 72,
        footSize: 270,
        footWidth: 'WIDE',
      });
      for (const { body } of [kept, shown])
        expect(
          Object.keys(body.data).filter((field) => /birth|email|phone|login|^name|^username/i.test(field)),
        ).toEqual([]);
      expect(kept.queries).toBeLessThanOrEqual(3);
    }
  });

  it('counts visible posts and shows public badges', async () => {
    const now = shop.clock.now();
    const rows = [true, false].map((is_displayed) => ({
      user_id: closed.id,
      badge_type: is_displayed ? 'REVIEW_50' : 'VIP',
      is_displayed,
      awarded_at: new Date(now.getTime() + 1_000),
    }));
    await shop.db.deleteFrom('user_badges').where('user_id', 'in', [closed.id, open.id]).execute();
    await shop.db.insertInto('user_badges').values(rows).execute();
    await shop.db.updateTable('users').set({ activity_points: 300 }).where('id', '=', closed.id).execute();
    const before = (await shop.as('visitor').get(profileOf(closed))).body.data;
    await feedBy(shop, closed);
    const gone = await feedBy(shop, closed);
    await closed.call.delete(`/api/feeds/${gone.feedId}`);
    await feedBy(shop, open);
    const { body } = await shop.as('visitor').get(profileOf(closed));
    expect(body.data).toMatchObject({ feedCount: before.feedCount + 1, reviewCount: before.reviewCount });
    expect(body.data).toMatchObject({ userLevel: 3, userLevelName: '골드' });
    expect(body.data.badges).toEqual([
      { badgeType: 'REVIEW_50', badgeName: '리뷰 쉰 편', badgeImageUrl: '/images/badges/review_50.svg' },
    ]);
    expect((await shop.as('visitor').get(profileOf(open))).body.data.badges).toEqual([]);
  });

  it('cannot be used to list all members', async () => {
    const strict = await startTestShop({ rateLimitFactor: 1 });
    const [reader, another] = await addCrowd(strict, 2);
    if (!reader || !another) throw new Error('no crowd');
    const read = (token: string, remoteAddress: string) =>
      strict.app.inject({
        url: `/api/users/${another.id}/profile`,
        remoteAddress,
        ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
      });
    const { most, seconds } = ACTION_LIMITS.PROFILE;
    const now = strict.clock.now();
    const resets_at = new Date(now.getTime() + seconds * 1_000);
    const almost = { who: countedMember(reader.id), action: 'PROFILE', count: most - 1, resets_at };
    await strict.db.insertInto('action_counts').values(almost).execute();
    const member = [
      await read(reader.token, '10.1.0.1'),
      await read(reader.token, '10.1.0.2'),
      await read(another.token, '10.1.0.3'),
    ];
    expect(member.map(({ statusCode }) => statusCode)).toEqual([200, 429, 200]);
    const guest = [];
    for (let index = 0; index < 121; index += 1) guest.push((await read('', '10.9.9.9')).statusCode);
    expect(guest.filter((status) => status === 200)).toHaveLength(120);
    expect([guest.at(-1), (await read('', '10.9.9.8')).statusCode]).toEqual([429, 200]);
    await strict.close();
  });
});

describe('feeds', () => {
  it('have height and gender only of members who show them, in every list', async () => {
    const [mine, theirs] = [await feedBy(shop, closed), await feedBy(shop, open)];
    const lists = (feed: typeof mine) => [
      '/api/feeds?size=100',
      '/api/feeds/type/DAILY?size=100',
      `/api/feeds/text-only/search?size=100&authorId=${feed.userId}`,
      `/api/users/${feed.userId}/feeds?size=100`,
    ];
    const bodies = async (call: Pick<Person['call'], 'get'>, feed: typeof mine) => {
      const found = [(await call.get(`/api/feeds/${feed.feedId}`)).body.data];
      for (const path of lists(feed))
        found.push(
          ...(await call.get(path)).body.data.content.filter(
            (row: typeof mine) => row.userId === feed.userId,
          ),
        );
      return new Set(found.map(({ userHeight, userGender }) => `${userHeight} ${userGender}`));
    };
    for (const call of Object.values(readers)) {
      expect(await bodies(call, mine)).toEqual(new Set(['null null']));
      expect(await bodies(call, theirs)).toEqual(new Set(['183 MALE']));
    }
  });
});

describe('reviews', () => {
  const own = { userHeight: 178, userWeight: 72, userFootSize: 270, userFootWidth: 'WIDE' };
  const none = { userHeight: null, userWeight: null, userFootSize: null, userFootWidth: null };
  const choices = ['PRIVATE', 'REVIEWS', 'PUBLIC'] as const;
  let productId: number;
  let mine: number;
  let theirs: number;
  let silent: number;
  beforeAll(async () => {
    await closed.set({ ...figures, body_visibility: 'PRIVATE' });
    await open.set({ ...figures, height: 183, body_visibility: 'PUBLIC' });
    productId = await freshProduct(shop);
    mine = (await reviewBy(shop, closed, productId)).reviewId;
    theirs = (await reviewBy(shop, open, productId)).reviewId;
    silent = (await postReview(shop, closed.call, closed.id, {}, productId)).reviewId;
  });
  const found = async (call: Pick<Person['call'], 'get'>, query = '') => {
    const list = await call.get(`/api/reviews/products/${productId}/filter?size=100${query}`);
    const rows: { reviewId: number }[] = list.body.data.reviews;
    return new Map(rows.map((row) => [row.reviewId, row]));
  };

  it.each(choices)(
    '%s: have what their author allowed for each, while measurements are public',
    async (choice) => {
      await closed.set({ body_visibility: choice });
      const shown = choice === 'PRIVATE' ? none : own;
      for (const call of Object.values(readers)) {
        const rows = await found(call);
        expect(rows.get(mine)).toMatchObject(shown);
        expect(rows.get(silent)).toMatchObject(none);
        expect(rows.get(theirs)).toMatchObject({ ...own, userHeight: 183 });
        expect((await call.get(`/api/reviews/${mine}`)).body.data).toMatchObject(shown);
      }
    },
  );

  it.each(choices)(
    '%s: follow the setting for reviews, not the one for profile and feeds',
    async (choice) => {
      await closed.set({ body_visibility: choice });
      const feed = await feedBy(shop, closed);
      const height = choice === 'PUBLIC' ? 178 : null;
      for (const call of Object.values(readers)) {
        expect((await call.get(profileOf(closed))).body.data.height).toBe(height);
        expect((await call.get(`/api/feeds/${feed.feedId}`)).body.data.userHeight).toBe(height);
      }
    },
  );

  it('hide nothing from their author, and of others only what they hide', async () => {
    await closed.set({ body_visibility: 'PRIVATE' });
    expect((await found(closed.call)).get(mine)).toMatchObject(own);
    const { reviews } = (await closed.call.get('/api/user/reviews/my?size=100')).body.data;
    expect(reviews.find(({ reviewId }: { reviewId: number }) => reviewId === mine)).toMatchObject(own);
    expect((await found(open.call)).get(mine)).toMatchObject(none);
  });

  it('are not found by a hidden foot size', async () => {
    const same = async (call: Person['call']) => [...(await found(call, '&sameFeet=true')).keys()].toSorted();
    await closed.set({ body_visibility: 'PRIVATE' });
    expect(await same(open.call)).toEqual([theirs]);
    expect(await same(closed.call)).toEqual([mine, theirs].toSorted());
    await closed.set({ body_visibility: 'REVIEWS' });
    expect(await same(open.call)).toEqual([mine, theirs].toSorted());
  });
});

describe('body visibility', () => {
  it('is changed alone, by the member for the member', async () => {
    await closed.set({ ...figures, body_visibility: 'PRIVATE' });
    await open.set({ ...figures, body_visibility: 'PUBLIC' });
    const CHOICE = '/api/users/me/body-visibility';
    const own = async ({ call }: Person) => (await call.get(ME)).body.data;
    const [before, other] = [await own(closed), await own(open)];
    expect(
      (await closed.call.put(CHOICE, { bodyVisibility: 'REVIEWS', height: 1, userId: open.id })).status,
    ).toBe(200);
    expect(await own(closed)).toEqual({ ...before, bodyVisibility: 'REVIEWS' });
    expect(await own(open)).toEqual(other);
    const wrong = await closed.call.put(CHOICE, { bodyVisibility: 'FRIENDS' });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'bodyVisibility']);
    expect((await shop.as('visitor').put(CHOICE, { bodyVisibility: 'PUBLIC' })).status).toBe(401);
    expect((await own(closed)).bodyVisibility).toBe('REVIEWS');
    await closed.set({ body_visibility: 'PRIVATE' });
  });

  it('is private by default', async () => {
    const [{ id } = { id: 0 }] = await addCrowd(shop, 1);
    await shop.db.updateTable('users').set(figures).where('id', '=', id).execute();
    expect((await shop.as('visitor').get(`/api/users/${id}/profile`)).body.data.height).toBeNull();
  });

  it('is kept by a form that does not know it, and changed by one that does, for one member only', async () => {
    const own = async ({ call }: Person) => (await call.get(ME)).body.data.bodyVisibility;
    expect([await own(closed), await own(open)]).toEqual(['PRIVATE', 'PUBLIC']);
    for (const { call, nickname } of [
      { ...closed, nickname: '민준러너' },
      { ...open, nickname: '도윤' },
    ])
      expect((await call.put(ME, form(nickname))).status).toBe(200);
    expect([await own(closed), await own(open)]).toEqual(['PRIVATE', 'PUBLIC']);
    const wrong = await closed.call.put(ME, { ...form('민준러너'), bodyVisibility: 'FRIENDS' });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'bodyVisibility']);
    await open.call.put(ME, { ...form('도윤'), bodyVisibility: 'PRIVATE' });
    expect([await own(closed), await own(open)]).toEqual(['PRIVATE', 'PRIVATE']);
    await closed.call.put(ME, { ...form('민준러너'), bodyVisibility: 'PUBLIC' });
    expect([await own(closed), await own(open)]).toEqual(['PUBLIC', 'PRIVATE']);
    const heights = [closed, open].map(
      async (one) => (await shop.as('visitor').get(profileOf(one))).body.data.height,
    );
    expect(await Promise.all(heights)).toEqual([178, null]);
  });

  it('hides nothing from the member', async () => {
    await closed.set({ ...figures, body_visibility: 'PRIVATE' });
    for (const path of [ME, profileOf(closed)])
      expect((await closed.call.get(path)).body.data).toMatchObject({
        email: closed.email,
        gender: 'MALE',
        height: 178,
        weight: 72,
        footSize: 270,
        footWidth: 'WIDE',
        bodyVisibility: 'PRIVATE',
      });
  });
});
