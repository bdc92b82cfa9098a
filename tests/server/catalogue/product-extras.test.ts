import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

describe('GET size advice', () => {
  it('is for members, from their measurements and all votes', async () => {
    expect((await shop.as('visitor').get('/api/products/1/size-advice')).status).toBe(401);
    const { footSize } = (await shop.as('user').get('/api/users/me/profile')).body.data;
    const { data } = (await shop.as('user').get('/api/products/1/size-advice')).body;
    expect(data.parts[0]).toEqual({ kind: 'FOOT', mm: footSize });
    const votes = await shop.db
      .selectFrom('reviews')
      .select('id')
      .where('product_id', '=', 1)
      .where('status', '=', 'ACTIVE')
      .execute();
    expect(data.votes).toBe(votes.length);
  });

  it('returns null without a foot length, and 404 for a missing product', async () => {
    expect((await shop.as('admin').get('/api/products/1/size-advice')).body.data).toBeNull();
    expect((await shop.as('user').get('/api/products/99999/size-advice')).status).toBe(404);
  });
});

describe('GET statutory information', () => {
  it('exists for every product of the seed, for everybody', async () => {
    const { data } = (await shop.as('visitor').get('/api/products/1/facts')).body;
    expect(Object.values(data).every((value) => value !== '')).toBe(true);
    const [row] = await shop.db
      .selectFrom('products')
      .leftJoin('product_facts', 'product_facts.product_id', 'products.id')
      .select((eb) => eb.fn.countAll<number>().as('missing'))
      .where('product_facts.product_id', 'is', null)
      .execute();
    expect(Number(row?.missing)).toBe(0);
  });
});
