import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Distribution } from '#domain/trade/coupons/coupon-campaign.ts';
import type { CouponDownload } from '#domain/trade/coupons/coupon-downloads.ts';
import { answerAnonymousSignups, signUpBody, tokenTo } from '../../../support/members/signup.ts';
import { patiently } from '../../../support/orders/shopping.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.db.updateTable('coupon_campaigns').set({ paused_at: shop.clock.now() }).execute();
});
afterAll(() => shop.close());

let codes = 0;
type Caller = ReturnType<TestShop['as']>;

async function campaign(distribution: Distribution, terms: object = {}): Promise<number> {
  codes += 1;
  const { id } = await shop.db
    .insertInto('coupon_campaigns')
    .values({
      code: `DOWN-${codes}`,
      name: `내려받기 ${codes}`,
      discount_type: 'FIXED_DISCOUNT',
      discount_value: 1_000,
      max_discount_amount: null,
      issue_limit: 100,
      ends_at: new Date('2027-01-01'),
      distribution,
      ...terms,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const path = '/api/users/coupon-downloads';
const download = (caller: Caller, id: number) => caller.post(`${path}/${id}`);
const offered = async (caller: Caller): Promise<(readonly [number, boolean])[]> =>
  (await caller.get(path)).body.data.map(({ campaignId, isTaken }: CouponDownload) => [campaignId, isTaken]);
const owned = async (email: string) =>
  shop.db
    .selectFrom('coupons')
    .innerJoin('users', 'users.id', 'coupons.user_id')
    .select(['coupons.campaign_id as campaignId', 'coupons.user_id as userId'])
    .where('users.email', '=', email)
    .execute();
const issuedOf = async (id: number) =>
  (
    await shop.db
      .selectFrom('coupon_campaigns')
      .select('issued_count')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).issued_count;
async function crowd(count: number, from: number): Promise<Caller[]> {
  return (await addCrowd(shop, count, from)).map(({ token }) => shop.withToken(token));
}
async function twoMembers(from: number): Promise<[Caller, Caller]> {
  const [first, second] = await crowd(2, from);
  if (!first || !second) throw new Error('two members');
  return [first, second];
}

describe('POST /api/users/coupon-downloads/{id}', () => {
  it('gives each of two members one coupon, and shows it as taken to its owner only', async () => {
    const id = await campaign('DOWNLOAD');
    const [first, second] = await twoMembers(100);
    expect((await download(first, id)).body.data).toMatchObject({
      couponStatus: 'ACTIVE',
      discountValue: 1_000,
    });
    expect([await offered(first), await offered(second)]).toEqual([[[id, true]], [[id, false]]]);
    expect((await download(first, id)).body.code).toBe('COUPON_TAKEN');
    expect([(await download(second, id)).status, await issuedOf(id)]).toEqual([200, 2]);
  });

  it('gives the last coupon to one of 200 members who ask at once', { timeout: 120_000 }, async () => {
    const id = await campaign('DOWNLOAD', { issue_limit: 1 });
    const answers = await Promise.all(
      (await crowd(200, 200)).map((caller) => patiently(() => download(caller, id))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { length } = await shop.db
      .selectFrom('coupons')
      .select('id')
      .where('campaign_id', '=', id)
      .execute();
    expect([length, await issuedOf(id)]).toEqual([1, 1]);
  });

  it('gives one coupon to a member who asks ten times at once', async () => {
    const id = await campaign('DOWNLOAD');
    const [caller] = await twoMembers(450);
    const answers = await Promise.all(Array.from({ length: 10 }, () => download(caller, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await issuedOf(id)).toBe(1);
  });

  it('refuses a campaign of another distribution, one that is over and one that is sold out', async () => {
    const past = { ends_at: new Date('2020-01-01') };
    const ids = [
      await campaign('CODE'),
      await campaign('SIGN_UP', past),
      await campaign('DOWNLOAD', past),
      await campaign('DOWNLOAD', { issue_limit: 0 }),
    ];
    const [caller] = await twoMembers(460);
    const codesOf = [];
    for (const id of ids) codesOf.push((await download(caller, id)).body.code);
    expect(codesOf).toEqual(['COUPON_NOT_FOUND', 'COUPON_NOT_FOUND', 'COUPON_NOT_FOUND', 'COUPON_SOLD_OUT']);
    const shown = (await offered(caller)).map(([id]) => id);
    expect(ids.filter((id) => shown.includes(id))).toEqual([]);
  });

  it('is refused for visitors and sellers', async () => {
    const id = await campaign('DOWNLOAD');
    const answers = [await download(shop.as('visitor'), id), await download(shop.as('seller'), id)];
    expect(answers.map(({ status }) => status)).toEqual([401, 403]);
  });
});

describe('coupon of a new account', () => {
  const visitor = () => shop.withToken('');
  async function join(email?: string) {
    const body = { ...signUpBody(), ...(email ? { email } : {}) };
    await visitor().post('/api/auth/signup', body);
    await answerAnonymousSignups(shop);
    const token = await tokenTo(shop, body.email);
    const before = await owned(body.email);
    const verify = () => visitor().post('/api/auth/verify-email', { token });
    expect((await verify()).status).toBe(200);
    expect((await verify()).status).toBe(200);
    return { ...body, before };
  }

  it('is given once, with the verification, and no code gives it', async () => {
    const id = await campaign('SIGN_UP');
    const { email, before } = await join();
    expect([before, (await owned(email)).map(({ campaignId }) => campaignId)]).toEqual([[], [id]]);
    const { code } = await shop.db
      .selectFrom('coupon_campaigns')
      .select('code')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const typed = await shop.as('user').post('/api/users/coupons', { code });
    expect([typed.body.code, await issuedOf(id)]).toEqual(['COUPON_NOT_FOUND', 1]);
    await shop.db
      .updateTable('coupon_campaigns')
      .set({ paused_at: shop.clock.now() })
      .where('id', '=', id)
      .execute();
  });

  it('is not given again after withdrawal and another sign-up, even by a later campaign', async () => {
    const first = await campaign('SIGN_UP');
    const { email } = await join();
    expect((await (await shop.asMember(email)).delete('/api/users/withdraw', {})).status).toBe(200);
    const later = await campaign('SIGN_UP');
    await join(email);
    expect(await owned(email)).toEqual([]);
    expect([await issuedOf(first), await issuedOf(later)]).toEqual([1, 0]);
  });

  it('that is gone leaves the account verified', async () => {
    await shop.db
      .updateTable('coupon_campaigns')
      .set({ issue_limit: 1, issued_count: 1 })
      .where('distribution', '=', 'SIGN_UP')
      .execute();
    const { email } = await join();
    expect(await owned(email)).toEqual([]);
  });
});
