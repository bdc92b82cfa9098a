import { afterAll, beforeAll, expect, it } from 'vitest';
import { trailOf } from '../../../support/audit-log.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const PATH = '/api/admin/stores';
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

it('reasons for pausing and resuming a store are in the audit log and visible to its seller', async () => {
  const [one, other] = (await shop.as('admin').get(`${PATH}?sort=name`)).body.data.content;
  const say = (deed: 'pause' | 'resume', reason: unknown, version: number) =>
    shop.as('admin').post(`${PATH}/${one.storeId}/${deed}`, { reason, version });
  const paused = (await say('pause', '서류가 지났어요', one.version)).body.data;
  for (const blank of ['', '  ', undefined, 'x'.repeat(201)])
    expect((await say('resume', blank, paused.version)).status).toBe(400);
  expect((await say('resume', '새 서류를 받았어요', paused.version)).body.data.state).toBe('OPEN');

  expect((await trailOf(shop, 'STORE', one.storeId)).slice(-2)).toMatchObject([
    { action: 'STORE_PAUSED', detail: { by: 'ADMIN', reason: '서류가 지났어요' } },
    { action: 'STORE_RESUMED', detail: { by: 'ADMIN', reason: '새 서류를 받았어요' } },
  ]);
  const told = (sellerId: number) =>
    shop.db
      .selectFrom('notices')
      .select(['type', 'message'])
      .where('user_id', '=', sellerId)
      .where('type', 'in', ['STORE_PAUSED', 'STORE_RESUMED'])
      .orderBy('id')
      .execute();
  expect(await told(one.seller.userId)).toEqual([
    { type: 'STORE_PAUSED', message: expect.stringContaining('서류가 지났어요') },
    { type: 'STORE_RESUMED', message: expect.stringContaining('새 서류를 받았어요') },
  ]);
  expect(await told(other.seller.userId)).toEqual([]);
});
