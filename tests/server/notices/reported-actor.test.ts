import { afterAll, beforeAll, expect, it } from 'vitest';
import { feedBy, person } from '../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

it('a comment and a like by a reported member do not notify the reporter; those of another member do', async () => {
  const [author, reported, other] = [
    await person(shop, 'nari'),
    await person(shop, 'minjun'),
    await person(shop, 'seoyeon'),
  ];
  const { feedId } = await feedBy(shop, author);
  const report = { targetType: 'MEMBER', targetId: reported.id, reason: 'SPAM' };
  expect((await author.call.post('/api/reports', report)).status).toBe(200);
  const notified = async () =>
    (
      await shop.db
        .selectFrom('notice_actors')
        .innerJoin('notices', 'notices.id', 'notice_actors.notice_id')
        .select(['notices.type', 'notice_actors.actor_id'])
        .where('notices.user_id', '=', author.id)
        .where('notices.path', 'like', `%${feedId}`)
        .orderBy('notices.type')
        .execute()
    ).map(({ type, actor_id: id }) => [type, id]);
  const act = async ({ call }: typeof author) => [
    (await call.post(`/api/feeds/${feedId}/comments`, { content: '잘 봤어요' })).status,
    (await call.post(`/api/feeds/${feedId}/likes/toggle`, {})).status,
  ];
  expect([await act(reported), await notified()]).toEqual([[200, 200], []]);
  expect(await act(other)).toEqual([200, 200]);
  expect(await notified()).toEqual([
    ['FEED_COMMENT', other.id],
    ['FEED_LIKE', other.id],
  ]);
});
