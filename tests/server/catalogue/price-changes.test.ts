import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { laterDay, seoulDay, startOfDay } from '#domain/kit/time/time.ts';
import { untilNextTurn, untilPageIsOld } from '#server/catalogue/product-page/page-expiry.ts';
import { turnAllAgain } from '#server/catalogue/stock/price-change-store.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { goTo, type PlannedShoe, plannedShoe } from '../../support/events/planned-sales.ts';
import { changeProduct, readSellerProduct } from '../../support/seller-products.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { onPostgres } from '../../support/server/test-database.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const discounted = async () => (await shop.as('visitor').get('/api/products/facets')).body.data.discounted;
const foundDiscounted = async (q: string): Promise<number> =>
  (await shop.as('visitor').get(`/api/products?discountedOnly=true&q=${encodeURIComponent(q)}`)).body.data
    .totalElements;

describe('lists sorted by discount', () => {
  const first = async (): Promise<number> =>
    (await shop.as('visitor').get('/api/products?sort=discount_desc&size=1')).body.data.content[0].productId;
  const dearest = { discountType: 'RATE_DISCOUNT', discountValue: 90 };

  it('are sorted and counted by the present discount', async () => {
    const shoe = await plannedShoe(shop, { name: '순서대로운동화', ...dearest });
    const before = await discounted();
    expect([await first(), await foundDiscounted('순서대로운동화')]).toEqual([
      expect.not.toBeOneOf([shoe.id]),
      0,
    ]);
    goTo(shop, shoe.saleFrom);
    expect([await first(), await discounted(), await foundDiscounted('순서대로운동화')]).toEqual([
      shoe.id,
      before + 1,
      1,
    ]);
    goTo(shop, shoe.saleUntil);
    expect(await discounted()).toBe(before);
    expect([await first(), await foundDiscounted('순서대로운동화')]).toEqual([
      expect.not.toBeOneOf([shoe.id]),
      0,
    ]);
  });

  it('are right after both changes without a reading in between', async () => {
    const shoe = await plannedShoe(shop, dearest);
    const before = await discounted();
    goTo(shop, shoe.saleUntil, 1);
    expect(await discounted()).toBe(before);
    const { turns_at: turnsAt } = await rowOf(shoe);
    expect(turnsAt).toBeNull();
  });
});

const rowOf = ({ id }: Pick<PlannedShoe, 'id'>) =>
  shop.db
    .selectFrom('products')
    .select(['version', 'updated_at', 'turns_at', 'discount_rate'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('start or end of a timed discount', () => {
  it('keeps version and modification time, so an open editor can save', async () => {
    const shoe = await plannedShoe(shop);
    const opened = await rowOf(shoe);
    goTo(shop, shoe.saleFrom);
    await discounted();
    const turned = await rowOf(shoe);
    expect(turned).toMatchObject({
      version: opened.version,
      updated_at: opened.updated_at,
      discount_rate: '30.00',
    });
    expect(turned.turns_at?.toISOString()).toBe(shoe.saleUntil);
    const saved = await changeProduct(shop.as('seller'), shoe.id, { price: 90_000, version: opened.version });
    expect(saved.status).toBe(200);
    expect(await rowOf(shoe)).toMatchObject({ discount_rate: '33.33', turns_at: new Date(shoe.saleUntil) });
    expect(await readSellerProduct(shop.as('seller'), shoe.id)).toMatchObject({
      saleStage: 'DURING',
      discountPrice: 60_000,
    });
  });

  it('is written once by concurrent readers, beside a seller and wishlist changes', async () => {
    const shoes: PlannedShoe[] = [];
    for (let count = 0; count < 6; count += 1)
      shoes.push(await plannedShoe(shop, { name: `함께바뀌는신발 ${count}` }));
    expect(await foundDiscounted('함께바뀌는신발')).toBe(0);
    const last = shoes.at(-1);
    if (!last) throw new Error('no shoe');
    goTo(shop, last.saleFrom);
    const ids = shoes.map(({ id }) => id);
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => shop.as('visitor').get('/api/products/facets')),
      ...[...ids].reverse().map((productId) => shop.as('user').post('/api/users/wishlist', { productId })),
      shop.as('seller').patch('/api/seller/products/bulk', {
        ids: ids.slice(0, 3),
        change: { kind: 'PRICE_WON', won: 1_000 },
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await foundDiscounted('함께바뀌는신발')).toBe(shoes.length);
    const rates = await Promise.all(shoes.map(async (shoe) => (await rowOf(shoe)).discount_rate));
    expect(rates).toEqual(['29.70', '29.70', '29.70', '30.00', '30.00', '30.00']);
  });

  it('is known in advance: pages that show a price are cached until then', async () => {
    const shoe = await plannedShoe(shop);
    const isOver = await untilNextTurn(shop);
    const began = [isOver(), goTo(shop, shoe.saleFrom, -1), isOver(), goTo(shop, shoe.saleFrom), isOver()];
    expect(began.filter((said) => said !== undefined)).toEqual([false, false, true]);
    // Without any read since, the end of the sale is still the next turn.
    const ended = await untilNextTurn(shop);
    goTo(shop, shoe.saleUntil, -1);
    expect(ended()).toBe(false);
    goTo(shop, shoe.saleUntil);
    expect(ended()).toBe(true);
  });

  it('is not the only limit of a page: its dates are valid until midnight in Seoul', async () => {
    const midnight = startOfDay(laterDay(seoulDay(shop.clock.now()), 1)).toISOString();
    goTo(shop, midnight, -1_000);
    const isOld = await untilPageIsOld(shop);
    const before = isOld();
    goTo(shop, midnight);
    expect([before, isOld()]).toEqual([false, true]);
  });

  it('that happens again after the clock was moved back is known as well', async () => {
    const shoe = await plannedShoe(shop);
    goTo(shop, shoe.saleUntil);
    await discounted();
    goTo(shop, shoe.saleFrom, -1);
    await turnAllAgain(shop.db, shop.clock.now());
    const isOver = await untilNextTurn(shop);
    goTo(shop, shoe.saleFrom);
    expect(isOver()).toBe(true);
    goTo(shop, shoe.saleUntil);
    await discounted();
  });

  it.runIf(onPostgres)('waits for no lock on a product: lists compute its price meanwhile', async () => {
    const [held, free] = [await plannedShoe(shop, { name: '붙들린신발' }), await plannedShoe(shop)];
    goTo(shop, free.saleFrom);
    await inTransaction(shop.db, async (tx) => {
      await tx.selectFrom('products').select('id').where('id', '=', held.id).forUpdate().execute();
      expect(await foundDiscounted('붙들린신발')).toBe(1);
      expect((await rowOf(held)).discount_rate).toBe('0.00');
      expect((await rowOf(free)).discount_rate).toBe('30.00');
      // The paid price does not depend on the turn.
      const page = await shop.as('visitor').get(`/api/products/${held.id}`);
      expect(page.body.data.discountPrice).toBe(70_000);
    });
    expect(await foundDiscounted('붙들린신발')).toBe(1);
    expect((await rowOf(held)).discount_rate).toBe('30.00');
  });

  it.runIf(onPostgres)('costs one index lookup if none is due', async () => {
    await sql`set enable_seqscan = off`.execute(shop.db);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain
      select from products where turns_at <= ${shop.clock.now()}`.execute(shop.db);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('products_turns');
  });
});
