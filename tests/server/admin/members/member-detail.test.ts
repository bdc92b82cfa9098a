import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trailOf } from '../../../support/audit-log.ts';
import { lift, sanction } from '../../../support/care.ts';
import { feedBy, type Person, person, reviewBy } from '../../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['as']>;
let minjun: Person;
let seoyeon: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = shop.as('admin');
  minjun = await person(shop, 'minjun');
  seoyeon = await person(shop, 'seoyeon');
  const told = { name: '김민준', phone: '010-5511-2233' };
  await shop.db.updateTable('users').set(told).where('id', '=', minjun.id).execute();
});
afterAll(() => shop.close());

const read = async ({ id }: Person) => (await admin.get(`/api/admin/users/${id}`)).body.data;
const last = async (id: number) => (await trailOf(shop, 'MEMBER', id)).at(-1);

describe('GET one member for administrators', () => {
  it('returns activity without personal data, and is recorded', async () => {
    const feed = await feedBy(shop, minjun);
    await seoyeon.call.post(`/api/feeds/${feed.feedId}/comments`, { content: '멋져요' });
    await minjun.call.post(`/api/feeds/${feed.feedId}/comments`, { content: '고마워요' });
    const theirs = await read(minjun);
    expect(theirs.feeds[0].feedId).toBe(feed.feedId);
    expect(theirs.comments[0].content).toBe('고마워요');
    expect(theirs.comments.map(({ content }: { content: string }) => content)).not.toContain('멋져요');
    expect(theirs.counts.orders).toBeGreaterThan(0);
    expect(theirs.counts.orders).toBe(
      (await shop.db.selectFrom('orders').select('id').where('user_id', '=', minjun.id).execute()).length,
    );
    expect(theirs.sessions.length).toBeGreaterThan(0);
    expect(JSON.stringify(theirs)).not.toMatch(/김민준|5511|minjun@sinbaljang/);
    expect(await last(minjun.id)).toMatchObject({ action: 'MEMBER_READ' });
    expect(await last(seoyeon.id)).not.toMatchObject({ action: 'MEMBER_READ' });
    expect((await admin.get(`/api/admin/users/${minjun.id}`)).queries).toBeLessThanOrEqual(10);
    expect((await admin.get('/api/admin/users/999999')).status).toBe(404);
  });

  it('returns contact data for a reason, which is recorded', async () => {
    const path = `/api/admin/users/${minjun.id}/personal`;
    for (const body of [{}, { reason: 'CURIOUS' }]) expect((await admin.post(path, body)).status).toBe(400);
    expect(await last(minjun.id)).not.toMatchObject({ action: 'MEMBER_PERSONAL_READ' });
    const { data } = (await admin.post(path, { reason: 'DELIVERY' })).body;
    expect(data).toMatchObject({ email: minjun.email, name: '김민준', phone: '010-5511-2233' });
    const mine = await shop.db
      .selectFrom('addresses')
      .select('id')
      .where('user_id', '=', minjun.id)
      .execute();
    expect(data.addresses).toHaveLength(mine.length);
    const entry = await last(minjun.id);
    expect(entry).toMatchObject({ action: 'MEMBER_PERSONAL_READ', detail: { reason: 'DELIVERY' } });
    expect(JSON.stringify(entry)).not.toMatch(/김민준|5511|minjun@/);
  });

  it('has memos that administrators read and the member does not', async () => {
    const path = `/api/admin/users/${minjun.id}/memos`;
    expect((await admin.post(path, { text: ' ' })).status).toBe(400);
    expect((await admin.post(path, { text: 'x'.repeat(1_001) })).status).toBe(400);
    expect((await admin.post('/api/admin/users/999999/memos', { text: '누구' })).status).toBe(404);
    expect((await admin.post(path, { text: '전화로 배송지를 물어봤어요' })).status).toBe(200);
    expect((await read(minjun)).memos[0].text).toBe('전화로 배송지를 물어봤어요');
    expect((await read(seoyeon)).memos).toEqual([]);
    const own = await minjun.call.get('/api/users/me/export');
    expect(JSON.stringify(own.body)).not.toContain('전화로');
  });
});

describe('hiding all posts of a banned member', () => {
  const put = (id: number, hidden: boolean) => admin.put(`/api/admin/users/${id}/posts`, { hidden });
  const seen = async (feedId: number) => {
    const { status, body } = await seoyeon.call.get(`/api/feeds/${feedId}`);
    return status === 200 ? body.data.commentCount : status;
  };

  it('hides them at once, and restores the same ones within thirty days', async () => {
    const [theirs, other] = [await feedBy(shop, minjun), await feedBy(shop, seoyeon)];
    const hiddenBefore = await feedBy(shop, minjun);
    await shop.db
      .updateTable('feeds')
      .set({ hidden_at: shop.clock.now() })
      .where('id', '=', hiddenBefore.feedId)
      .execute();
    const review = await reviewBy(shop, minjun);
    for (const content of ['하나', '둘'])
      await minjun.call.post(`/api/feeds/${other.feedId}/comments`, { content });
    await seoyeon.call.post(`/api/feeds/${other.feedId}/comments`, { content: '셋' });
    expect((await put(minjun.id, true)).body.code).toBe('NOT_BLOCKED');
    const given = await sanction(admin, minjun.id, { kind: 'BLOCK' });
    const hidden = await put(minjun.id, true);
    expect(hidden.body.data.posts).toBeGreaterThanOrEqual(4);
    expect((await put(minjun.id, true)).body.data.posts).toBe(0);
    expect(await seen(theirs.feedId)).toBe(404);
    expect(await seen(other.feedId)).toBe(1);
    expect((await shop.as('visitor').get(`/api/reviews/${review.reviewId}`)).status).toBe(404);
    expect((await read(minjun)).postsHidden.undoable).toBe(true);
    await lift(admin, given.body.data.sanctionId);
    const shown = await put(minjun.id, false);
    expect(shown.body.data.posts).toBe(hidden.body.data.posts);
    expect(await seen(theirs.feedId)).toBe(0);
    expect(await seen(other.feedId)).toBe(3);
    expect(await seen(hiddenBefore.feedId)).toBe(404);
    expect((await shop.as('visitor').get(`/api/reviews/${review.reviewId}`)).status).toBe(200);
    expect((await read(minjun)).postsHidden).toBeNull();
    const deeds = (await trailOf(shop, 'MEMBER', minjun.id)).map(({ action }) => action);
    expect(deeds.filter((action) => action.startsWith('MEMBER_POSTS'))).toEqual([
      'MEMBER_POSTS_HIDDEN',
      'MEMBER_POSTS_SHOWN',
    ]);
  });

  it('is permanent after that', async () => {
    await sanction(admin, minjun.id, { kind: 'BLOCK' });
    await put(minjun.id, true);
    shop.clock.advance(31 * 86_400_000);
    const later = await shop.asMember('admin@sinbaljang.test');
    const refused = await later.put(`/api/admin/users/${minjun.id}/posts`, { hidden: false });
    expect(refused.body.code).toBe('HIDDEN_FOR_GOOD');
  });
});
