import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedBy, type Person, person } from '../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let one: Person;
let other: Person;
beforeAll(async () => {
  shop = await startTestShop();
  [one, other] = [await person(shop, 'minjun'), await person(shop, 'doyun')];
});
afterAll(() => shop.close());

describe('isMine', () => {
  const mark = (rows: { userId: number; isMine: boolean }[]) =>
    rows
      .filter(({ userId }) => [one.id, other.id].includes(userId))
      .map(({ userId, isMine }) => [userId, isMine]);
  const expected = (reader: Person | null) => [one.id, other.id].map((id) => [id, id === reader?.id]);
  const sorted = (rows: unknown[][]) => rows.sort((a, b) => Number(a[0]) - Number(b[0]));

  it('is set on feeds and comments by the reader', async () => {
    await shop.db.updateTable('feeds').set({ deleted_at: shop.clock.now() }).execute();
    const [feed] = [await feedBy(shop, one), await feedBy(shop, other)];
    expect(feed.isMine).toBe(true);
    for (const { call } of [one, other]) {
      const { body } = await call.post(`/api/feeds/${feed.feedId}/comments`, {
        content: '신발이 편해 보여요',
      });
      expect(body.data.isMine).toBe(true);
    }
    for (const reader of [one, other, null]) {
      const call = reader?.call ?? shop.as('visitor');
      const feeds = (await call.get('/api/feeds?size=100')).body.data.content;
      expect(sorted(mark(feeds))).toEqual(sorted(expected(reader)));
      expect((await call.get(`/api/feeds/${feed.feedId}`)).body.data.isMine).toBe(reader === one);
      const { pagination } = (await call.get(`/api/feeds/${feed.feedId}/comments`)).body.data;
      expect(sorted(mark(pagination.content))).toEqual(sorted(expected(reader)));
    }
  });

  it('comes with the author’s level as number and name', async () => {
    await shop.db.updateTable('users').set({ activity_points: 600 }).where('id', '=', one.id).execute();
    const { feedId } = await feedBy(shop, one);
    const { userLevel, userLevelName } = (await shop.as('visitor').get(`/api/feeds/${feedId}`)).body.data;
    expect([userLevel, userLevelName]).toEqual([4, '플래티넘']);
  });
});
