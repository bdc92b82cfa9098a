import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY, newcomer } from '../../../support/earning.ts';
import { type Person, person } from '../../../support/members/people.ts';
import { buy, optionsInStock } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const BASE = '/api/admin/coupon-campaigns';
let shop: TestShop;
let admin: Person;
let holders: Person[];
let path: string;
let other: string;
let orderNo: string;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await person(shop, 'admin');
  const begin = async (code: string, name: string) => {
    const terms = { discountType: 'FIXED_DISCOUNT', discountValue: 1_000, issueLimit: 9, validDays: 7 };
    const form = { ...terms, code, name, endsAt: '2027-06-01T00:00:00.000Z' };
    return `${BASE}/${(await admin.call.post(BASE, form)).body.data.campaignId}/coupons/export`;
  };
  [path, other] = [await begin('FILE-1', '=SUM(A1)'), await begin('FILE-2', '다른 쿠폰')];
  holders = [];
  // One coupon expires, one is used, one is open; another campaign has its own.
  for (const [day, code] of [
    [0, 'FILE-1'],
    [0, 'FILE-2'],
    [8, 'FILE-1'],
    [0, 'FILE-1'],
  ] as const) {
    shop.clock.advance(day * DAY);
    const who = await newcomer(shop);
    expect((await who.call.post('/api/users/coupons', { code })).status).toBe(200);
    holders.push(who);
  }
  const buyer = holders[2];
  const [option] = await optionsInStock(shop, 1);
  if (!buyer || !option) throw new Error('nobody buys');
  const [coupon] = (await buyer.call.get('/api/coupons')).body;
  const orderId = await buy(shop, buyer.call, {
    items: [{ optionId: option.id, quantity: 1 }],
    couponId: coupon.couponId,
  });
  const order = await shop.db
    .selectFrom('orders')
    .select('order_no')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  orderNo = order.order_no;
  admin = await person(shop, 'admin');
});
afterAll(() => shop.close());

const lines = async (body: object, at = path): Promise<string[]> => {
  const { csv, rows } = (await admin.call.post(at, body)).body.data;
  const found = csv.split('\r\n').slice(1, -1);
  expect(found).toHaveLength(rows);
  return found;
};
const holdersOf = (found: readonly string[]) =>
  found.map((line) => holders.findIndex(({ id }) => line.includes(`,${id},`)));

it('coupon export contains the coupons of one campaign, newest first, safe for spreadsheets', async () => {
  const { fileName, csv } = (await admin.call.post(path, {})).body.data;
  expect([fileName, csv.split('\r\n')[0]]).toEqual([
    'coupons-2026-11-29.csv',
    '\uFEFF번호,쿠폰 코드,이름,상태,회원 번호,닉네임,받은 시각,만료,사용 시각,주문 번호,할인 금액',
  ]);
  expect(holdersOf(await lines({}))).toEqual([3, 2, 0]);
  expect(holdersOf(await lines({}, other))).toEqual([1]);
  expect(csv).toContain(",'=SUM(A1),");
});

it.each([
  ['ACTIVE', [3], /사용 가능,.*,,,$/],
  ['USED', [2], /사용 완료,.*,N-NO,1000$/],
  ['EXPIRED', [0], /기간 만료,.*,,,$/],
] as const)('coupon export of %s only', async (status, who, says) => {
  const found = await lines({ status });
  expect(holdersOf(found)).toEqual(who);
  expect(found[0]?.replace(orderNo, 'N-NO')).toMatch(says);
});

it('coupon export is recorded with its filter, for administrators with step-up authentication only', async () => {
  await lines({ status: 'USED' });
  const last = await shop.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'action', 'detail'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(last).toMatchObject({ actor_id: admin.id, action: 'EXPORTED' });
  expect(last?.detail).toMatchObject({ what: 'coupons', rows: 1 });
  expect(JSON.stringify(last?.detail)).toContain('USED');
  expect((await admin.call.post(`${BASE}/999999/coupons/export`, {})).body.code).toBe('CAMPAIGN_NOT_FOUND');
  expect((await admin.call.post(path, { status: 'LOST' })).status).toBe(400);
  expect((await holders[0]?.call.post(path, {}))?.status).toBe(403);
  await shop.db.updateTable('sessions').set({ elevated_until: null }).execute();
  expect((await admin.call.post(path, {})).body.code).toBe('ELEVATION_REQUIRED');
});
