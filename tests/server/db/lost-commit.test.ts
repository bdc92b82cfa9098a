import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { purchasesOf } from '../../support/community.ts';
import { multipart, photo, picture } from '../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let orderItemId: number;
beforeAll(async () => {
  shop = await startTestShop();
  orderItemId = (await purchasesOf(shop))[0] ?? 0;
});
afterAll(() => shop.close());

const LOST = 'Connection terminated unexpectedly';
const storedIn = (area: string) => readdir(join(shop.contentRoot, 'images', area)).catch(() => []);

/** The next transaction is committed, and its answer never comes. */
function loseNextCommit() {
  const transaction = shop.db.transaction.bind(shop.db);
  vi.spyOn(shop.db, 'transaction').mockImplementationOnce(() => {
    const builder = transaction();
    const execute = builder.execute.bind(builder);
    return Object.assign(builder, {
      execute: async (work: Parameters<typeof execute>[0]) => {
        await execute(work);
        throw new Error(LOST);
      },
    });
  });
}

async function post(key: string, data: Record<string, unknown>) {
  const form = multipart([
    { name: 'feedData', data: JSON.stringify({ title: '사진 글', content: '내용', orderItemId, ...data }) },
    picture(await photo(40, 40)),
  ]);
  return shop.as('user').post('/api/feeds', form.payload, {
    headers: { ...form.headers, 'idempotency-key': key },
  });
}

it('a feed with an unanswered commit keeps its picture for the retry', async () => {
  loseNextCommit();
  expect((await post('lost', {})).status).toBe(503);
  const again = await post('lost', {});
  expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, 'true']);
  expect(again.body.data.images).toHaveLength(1);
  expect(await storedIn('feeds')).toContain(again.body.data.images[0].imageUrl.split('/').at(-1));
});

it('a feed that is refused after its pictures were stored leaves none', async () => {
  const before = await storedIn('feeds');
  const real = shop.db.transaction.bind(shop.db);
  // What the check saw is gone by the time of the write.
  vi.spyOn(shop.db, 'transaction').mockImplementationOnce(() => {
    const builder = real();
    return Object.assign(builder, {
      execute: async () => {
        throw Object.assign(new Error('duplicate key'), { code: '23505' });
      },
    });
  });
  expect((await post('refused', {})).status).toBe(409);
  expect(await storedIn('feeds')).toEqual(before);
});

it('a profile with an unanswered commit keeps its new picture', async () => {
  const executor = shop.db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  const spy = vi.spyOn(executor, 'executeQuery').mockImplementation(async (query) => {
    const result = await execute(query);
    if (query.sql.includes('set "profile_image_url"')) throw new Error(LOST);
    return result;
  });
  const form = multipart([picture(await photo(40, 40), 'image')]);
  const answer = await shop
    .as('user')
    .post('/api/users/me/profile/image', form.payload, { headers: form.headers });
  spy.mockRestore();
  expect(answer.status).toBe(503);
  const row = await shop.db
    .selectFrom('users')
    .select('profile_image_url as url')
    .where('email', '=', 'user@sinbaljang.test')
    .executeTakeFirstOrThrow();
  expect(await storedIn('profiles')).toContain(row.url?.split('/').at(-1));
});
