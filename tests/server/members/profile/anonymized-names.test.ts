import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANONYMIZED_NAME, WITHDRAWN } from '#domain/members/profile/anonymized-name.ts';
import { feedBy, type Person, person, reviewBy } from '../../../support/members/people.ts';
import { freshProduct } from '../../../support/reviews.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let gone: Person;
let staying: Person;
let reader: Person;
let places: string[];
let feeds: { gone: number; staying: number };
beforeAll(async () => {
  shop = await startTestShop();
  const body = { height: 178, weight: 72, foot_size: 270, foot_width: 'WIDE', body_visibility: 'PUBLIC' };
  gone = await person(shop, 'minjun', { ...body, profile_image_url: 'images/profiles/gone.webp' });
  staying = await person(shop, 'doyun', { ...body, profile_image_url: 'images/profiles/staying.webp' });
  reader = await person(shop, 'jiwoo');
  const productId = await freshProduct(shop);
  const one = await feedBy(shop, gone, { instagramId: 'minjun.runs' });
  const other = await feedBy(shop, staying, { instagramId: 'doyun.walks' });
  feeds = { gone: one.feedId, staying: other.feedId };
  for (const feedId of [one.feedId, other.feedId]) {
    for (const { call } of [gone, staying, reader]) {
      await call.post(`/api/feeds/${feedId}/comments`, { content: '신발이 편해 보여요' });
      await call.post(`/api/feeds/${feedId}/likes/toggle`);
    }
  }
  const reviews = [await reviewBy(shop, gone, productId), await reviewBy(shop, staying, productId)];
  places = [
    ...[one, other].flatMap(({ feedId }) => [
      `/api/feeds/${feedId}`,
      `/api/feeds/${feedId}/comments?size=100`,
      `/api/feeds/${feedId}/likes?size=100`,
    ]),
    '/api/feeds?size=100',
    `/api/users/${gone.id}/feeds?size=100`,
    `/api/users/${staying.id}/feeds?size=100`,
    '/api/feeds/my-likes?size=100',
    '/api/feeds/my-comments?size=100',
    `/api/reviews/products/${productId}/filter?size=100`,
    ...reviews.map(({ reviewId }) => `/api/reviews/${reviewId}`),
  ];
});
afterAll(() => shop.close());

const read = async (path: string) => JSON.stringify((await reader.call.get(path)).body.data);
const everything = async () => (await Promise.all(places.map(read))).join('\n');
const traces = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word));
const OF_GONE = ['민준러너', 'gone.webp', 'minjun.runs'];
const OF_STAYING = ['도윤', 'staying.webp', 'doyun.walks'];
const listed = async () => {
  const { body } = await reader.call.get('/api/feeds?size=100');
  const ids: number[] = body.data.content.map(({ feedId }: { feedId: number }) => feedId);
  return [ids.includes(feeds.gone), ids.includes(feeds.staying)];
};

describe('withdrawn or banned member', () => {
  it('has name, picture and measurements while the account is active', async () => {
    await gone.set({ status: 'ACTIVE' });
    expect(traces(await everything(), [...OF_GONE, ...OF_STAYING])).toEqual([...OF_GONE, ...OF_STAYING]);
    expect(await listed()).toEqual([true, true]);
  });

  it.each([
    ['DELETED', WITHDRAWN],
    ['BLOCKED', ANONYMIZED_NAME],
  ])('%s: posts lose name, picture and measurements', async (status, name) => {
    await gone.set({ status });
    const text = await everything();
    expect(traces(text, [...OF_GONE, ...OF_STAYING])).toEqual(OF_STAYING);
    const told = [
      `/api/feeds/${feeds.gone}`,
      `/api/feeds/${feeds.staying}/comments?size=100`,
      `/api/feeds/${feeds.staying}/likes?size=100`,
      '/api/feeds/my-likes?size=100',
      '/api/feeds/my-comments?size=100',
    ];
    for (const path of told) expect([path, (await read(path)).includes(name)]).toEqual([path, true]);
    const [product] = places.filter((path) => path.includes('/reviews/products/'));
    const { reviews } = JSON.parse(await read(product ?? ''));
    const shown = reviews.map((review: Record<string, unknown>) => [
      review.userName,
      review.userHeight,
      review.userWeight,
      review.userFootSize,
      review.userFootWidth,
    ]);
    expect(shown).toEqual([
      ['도윤', 178, 72, 270, 'WIDE'],
      [name, null, null, null, null],
    ]);
    const feed = JSON.parse(await read(`/api/feeds/${feeds.gone}`));
    expect(feed).toMatchObject({ userHeight: null, userGender: null, userLevel: null, userLevelName: null });
    const likers = JSON.parse(await read(`/api/feeds/${feeds.staying}/likes?size=100`)).content;
    const level = (id: number) => likers.find(({ userId }: { userId: number }) => userId === id).level;
    expect([level(gone.id), level(staying.id)]).toEqual([null, expect.any(String)]);
  });

  it.each(['DELETED', 'BLOCKED'])('%s: has no profile and no badges', async (status) => {
    await gone.set({ status });
    for (const path of ['/api/users/{id}/profile', '/api/users/badges/users/{id}/displayed']) {
      const ask = ({ id }: Person) => reader.call.get(path.replace('{id}', String(id)));
      expect([(await ask(gone)).status, (await ask(staying)).status]).toEqual([404, 200]);
    }
  });

  it.each(['SUSPENDED', 'INACTIVE'])('%s: keeps the name', async (status) => {
    await gone.set({ status });
    expect(traces(await everything(), OF_GONE)).toEqual(OF_GONE);
  });

  it('is in no list and no count after a ban, while the others stay', async () => {
    await gone.set({ status: 'BLOCKED' });
    expect(await listed()).toEqual([false, true]);
    const ofMember = async ({ id }: Person) =>
      (await reader.call.get(`/api/users/${id}/feeds?size=100`)).body.data.totalElements;
    expect(await ofMember(gone)).toBe(0);
    expect(await ofMember(staying)).toBeGreaterThan(0);
    await gone.set({ status: 'DELETED' });
    expect(await listed()).toEqual([true, true]);
  });
});
