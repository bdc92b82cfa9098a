import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WITHDRAWN } from '#domain/members/profile/anonymized-name.ts';
import { feedBy, type Person, person } from '../../support/members/people.ts';
import { settleAll } from '../../support/members/withdrawal.ts';
import { buy } from '../../support/reviews.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
const LEAVE = '/api/users/withdraw';
const PASSWORD = 'sinbaljang1!';

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const settle = (one: { id: number }) => settleAll(shop, one);
const row = ({ id }: Pick<Person, 'id'>) =>
  shop.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const blocksOf = async ({ call }: Person): Promise<string[]> =>
  (await call.delete(LEAVE)).body.errors?.map(({ field }: { field: string }) => field);

describe('withdrawal', () => {
  it('waits until nothing is open, and changes nothing before', async () => {
    const one = await person(shop, 'minjun');
    const other = await person(shop, 'doyun');
    await settle(one);
    const { orderId, orderItemId } = await buy(shop, one.id);
    const feed = await feedBy(shop, one);
    await settle(one);
    const open = (change: string) => sql.raw(change).execute(shop.db);
    const at = shop.clock.now().toISOString();
    const cases: [string, string, string][] = [
      ['ORDER', `update order_items set confirmed_at = null where id = ${orderItemId}`, ''],
      ['ORDER', `update order_items set status = 'PENDING' where id = ${orderItemId}`, ''],
      [
        'CLAIM',
        `insert into claims (order_id, order_item_id, user_id, type, status, reason, created_at)
          values (${orderId}, ${orderItemId}, ${one.id}, 'RETURN', 'REQUESTED', 'SIZE', '${at}')`,
        '',
      ],
      [
        'REFUND',
        `insert into refunds (order_id, amount, points, reason, status, created_at)
          values (${orderId}, 1000, 0, 'RETURN', 'WAITING', '${at}')`,
        '',
      ],
      ['REFUND', `update refunds set status = 'GIVEN_UP' where order_id = ${orderId}`, ''],
    ];
    for (const [block, change] of cases) {
      await open(change);
      expect([change, await blocksOf(one)]).toEqual([change, [block]]);
      expect((await one.call.get('/api/users/me/leaving')).body.data.blocks).toEqual([block]);
      await settle(one);
    }
    expect((await row(one)).status).toBe('ACTIVE');
    expect((await shop.as('visitor').get(`/api/feeds/${feed.feedId}`)).body.data.title).toBe('오늘의 신발');
    expect((await other.call.get('/api/users/me/leaving')).body.data.blocks).not.toContain('CLAIM');
  });

  it('is refused to sellers with a store and to the last administrator', async () => {
    const seller = await shop.as('seller').delete(LEAVE);
    const admin = await shop.as('admin').delete(LEAVE);
    expect(seller.body.errors.map(({ field }: { field: string }) => field)).toContain('STORE');
    expect(admin.body.errors.map(({ field }: { field: string }) => field)).toContain('LAST_ADMIN');
    expect([seller.status, admin.status]).toEqual([409, 409]);
  });

  it('requires step-up authentication or the password, and the own address', async () => {
    const one = await person(shop, 'minjun');
    expect(
      (await one.call.delete(LEAVE, { email: 'doyun@sinbaljang.test', password: PASSWORD })).status,
    ).toBe(403);
    expect((await one.call.delete(LEAVE, { email: one.email, password: 'wrong' })).body.code).toBe(
      'INVALID_CREDENTIALS',
    );
    shop.clock.advance(11 * 60_000);
    expect((await one.call.delete(LEAVE, {})).body.code).toBe('ELEVATION_REQUIRED');
    expect((await row(one)).status).toBe('ACTIVE');
  });
});

describe('other withdrawals', () => {
  it('keep posts under an anonymised name on request, and can be made by an administrator', async () => {
    const [wisher, closed] = [await person(shop, 'seoyeon'), await person(shop, 'yejun')];
    const feeds = [await feedBy(shop, wisher, { instagramId: 'seo' }), await feedBy(shop, closed)];
    await settle(wisher);
    await settle(closed);
    const answer = await wisher.call.delete(LEAVE, {
      email: wisher.email.toUpperCase(),
      password: PASSWORD,
      keepPosts: true,
    });
    expect([answer.status, answer.body.success]).toEqual([200, true]);
    const admin = await shop.asMember('admin@sinbaljang.test');
    const path = (email: string) => `/api/users/admin/by-email/${encodeURIComponent(email)}`;
    expect((await (await shop.asMember('jiwoo@sinbaljang.test')).delete(path(closed.email))).status).toBe(
      403,
    );
    expect((await admin.delete(path(closed.email))).status).toBe(200);
    expect((await admin.delete(path(closed.email))).status).toBe(404);
    for (const { feedId } of feeds) {
      const { body } = await shop.as('visitor').get(`/api/feeds/${feedId}`);
      expect(body.data).toMatchObject({ title: '오늘의 신발', userHeight: null, instagramId: null });
      expect(JSON.stringify(body)).toContain(WITHDRAWN);
    }
    const entry = await shop.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'detail'])
      .where('action', '=', 'WITHDRAWN')
      .where('target_id', '=', closed.id)
      .executeTakeFirstOrThrow();
    expect(entry.detail).toEqual({ posts: 'KEPT' });
    expect(entry.actor_id).not.toBe(closed.id);
  });
});
