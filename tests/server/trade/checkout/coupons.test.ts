import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { readMigrations } from '#server/db/migrations.ts';
import { sqlStateOf } from '#server/db/transaction.ts';
import { idOf } from '../../../support/community.ts';
import { optionsInStock, shopper } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const give = (couponCode: string, terms: object, email = 'user@sinbaljang.test') =>
  shop.as('admin').post('/api/coupons/issue', {
    email,
    couponCode,
    couponName: '시험 쿠폰',
    discountType: 'RATE_DISCOUNT',
    expiresAt: '2027-01-01T00:00:00.000Z',
    ...terms,
  });
const campaign = (code: string, terms: object = {}) =>
  shop.db
    .insertInto('coupon_campaigns')
    .values({
      code,
      name: '시험',
      discount_type: 'FIXED_DISCOUNT',
      discount_value: 1_000,
      max_discount_amount: null,
      issue_limit: 1,
      ends_at: new Date('2027-01-01'),
      ...terms,
    })
    .execute();
const register = (role: 'user' | 'seller', code: string) =>
  shop.as(role).post('/api/users/coupons', { code });

describe('percentage coupon', () => {
  it('of one percent takes one percent off an order', async () => {
    const [option] = await optionsInStock(shop, 1);
    const { couponId } = (await give('ONE-PERCENT', { discountValue: 1 })).body;
    const { body } = await shopper(shop.as('user')).quote({
      items: [{ optionId: option?.id ?? 0, quantity: 1 }],
      couponId,
    });
    const off = body.data.adjustments.find(({ kind }: { kind: string }) => kind === 'COUPON').amount;
    expect(-off).toBe(Math.floor((option?.discount_price ?? 0) / 100));
    expect(-off).toBeGreaterThan(0);
  });

  it.each([0, 101, 12.5])('of %d is refused and writes nothing', async (discountValue) => {
    const answer = await give('NO-RATE', { discountValue });
    expect([answer.status, answer.body.errors.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['discountValue'],
    ]);
    const written = await shop.db.selectFrom('coupons').select('id').where('code', '=', 'NO-RATE').execute();
    expect(written).toEqual([]);
  });

  it.each(['coupons', 'coupon_campaigns'] as const)(
    'outside 1 to 100 is refused by %s itself',
    async (table) => {
      const user_id = await idOf(shop, 'user@sinbaljang.test');
      const now = shop.clock.now();
      const terms = { name: '시험', discount_type: 'RATE_DISCOUNT' as const, max_discount_amount: null };
      const insert = (code: string, discount_value: number) =>
        table === 'coupons'
          ? shop.db
              .insertInto('coupons')
              .values({ ...terms, code, discount_value, user_id, issued_at: now, expires_at: now })
              .execute()
          : campaign(code, { ...terms, discount_value });
      for (const [index, value] of [0, 101].entries())
        expect(await insert(`OUT-${index}`, value).then(() => 'written', sqlStateOf)).toBe('23514');
      for (const [index, value] of [1, 100].entries()) await insert(`IN-${index}`, value);
    },
  );

  it('of an older row keeps its discount', async () => {
    const user_id = await idOf(shop, 'seller@sinbaljang.test');
    const now = shop.clock.now();
    const { text } = readMigrations().find(({ name }) => name.startsWith('0014')) ?? { text: '' };
    await sql`alter table coupons drop constraint coupons_rate_check`.execute(shop.db);
    await sql`alter table coupon_campaigns drop constraint coupon_campaigns_rate_check`.execute(shop.db);
    await sql`alter table point_ledger drop column is_settled`.execute(shop.db);
    const old = { user_id, name: '옛 쿠폰', issued_at: now, expires_at: now, max_discount_amount: null };
    await shop.db
      .insertInto('coupons')
      .values(
        [0, 1, 50, 250].map((discount_value) => ({
          ...old,
          code: `OLD-${discount_value}`,
          discount_type: 'RATE_DISCOUNT' as const,
          discount_value,
        })),
      )
      .execute();
    await migrate(shop.db, [{ name: '0014-again.sql', text }]);
    const rows = await shop.db
      .selectFrom('coupons')
      .select(['code', 'discount_type', 'discount_value'])
      .where('code', 'like', 'OLD-%')
      .orderBy('id')
      .execute();
    expect(rows.map(Object.values)).toEqual([
      ['OLD-0', 'FIXED_DISCOUNT', 0],
      ['OLD-1', 'RATE_DISCOUNT', 1],
      ['OLD-50', 'RATE_DISCOUNT', 50],
      ['OLD-250', 'RATE_DISCOUNT', 100],
    ]);
  });
});

describe('coupon code', () => {
  it('without remaining coupons says so', async () => {
    await campaign('LAST-ONE');
    expect((await register('user', 'last-one')).status).toBe(200);
    const late = await register('seller', 'LAST-ONE');
    expect([late.status, late.body.code, late.body.message]).toEqual([
      409,
      'COUPON_SOLD_OUT',
      '쿠폰이 모두 소진됐어요.',
    ]);
  });

  it('redeemed twice by one member leaves the second for another', async () => {
    await campaign('TWO-LEFT', { issue_limit: 2 });
    await register('user', 'TWO-LEFT');
    expect((await register('user', 'TWO-LEFT')).body.code).toBe('COUPON_TAKEN');
    expect((await register('seller', 'TWO-LEFT')).status).toBe(200);
  });

  it('that has expired is unknown', async () => {
    await campaign('OVER', { ends_at: shop.clock.now() });
    expect((await register('user', 'OVER')).body.code).toBe('COUPON_NOT_FOUND');
  });
});

describe('coupon of another member', () => {
  it('cannot be read, used or ordered with', async () => {
    const [option] = await optionsInStock(shop, 1);
    const { couponId } = (await give('FOR-ANOTHER', { discountValue: 10 }, 'minjun@sinbaljang.test')).body;
    const user = shop.as('user');
    expect((await user.get('/api/coupons?email=minjun@sinbaljang.test')).status).toBe(403);
    const mine = (await user.get('/api/coupons')).body.map(
      ({ couponCode }: { couponCode: string }) => couponCode,
    );
    expect(mine).not.toContain('FOR-ANOTHER');
    expect((await user.post('/api/coupons/use', { couponCode: 'FOR-ANOTHER' })).body.code).toBe(
      'COUPON_NOT_FOUND',
    );
    const wish = { items: [{ optionId: option?.id ?? 0, quantity: 1 }], couponId };
    expect((await shopper(user).quote(wish)).body.data.couponId).toBeNull();
    expect((await shopper(user).start(wish)).body.code).toBe('COUPON_NOT_FOUND');
    const theirs = (await shop.as('admin').get('/api/coupons?email=minjun@sinbaljang.test')).body;
    expect(theirs.map(({ couponCode }: { couponCode: string }) => couponCode)).toContain('FOR-ANOTHER');
  });
});

describe('coupon pages', () => {
  it('are slices of the own list, in the page format of legacy clients', async () => {
    const all = (await shop.as('user').get('/api/coupons')).body as {
      couponId: number;
      couponStatus: string;
    }[];
    expect(all.length).toBeGreaterThan(2);
    const { body } = await shop.as('user').get('/api/coupons/pages?page=1&size=2&sort=issuedAt,desc');
    expect(body).toMatchObject({ totalElements: all.length, number: 1, size: 2, first: false });
    expect(body.content).toEqual(all.slice(2, 4));
    const active = await shop.as('user').get('/api/coupons/pages?status=active&size=100');
    expect(active.body.content).toEqual(all.filter(({ couponStatus }) => couponStatus === 'ACTIVE'));
  });

  it('of another member are for administrators', async () => {
    const path = '/api/coupons/pages?email=minjun@sinbaljang.test';
    expect((await shop.as('user').get(path)).status).toBe(403);
    expect((await shop.as('admin').get(path)).status).toBe(200);
  });
});
