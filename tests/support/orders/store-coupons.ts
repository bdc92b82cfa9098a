import { laterDay, seoulDay } from '#domain/kit/time/time.ts';
import type { TestShop } from '../server/server.ts';

type Caller = ReturnType<TestShop['as']>;

export const STORE_COUPONS = '/api/seller/coupons';

/** Body of a coupon of a store: 10 percent, at most 5,000 won, from today on. */
export const storeCouponBody = ({ clock }: Pick<TestShop, 'clock'>, change: object = {}) => ({
  name: '단골 10%',
  discountType: 'RATE_DISCOUNT',
  discountValue: 10,
  minOrderAmount: 0,
  maxDiscountAmount: 5_000,
  issueLimit: 100,
  validDays: 30,
  startsOn: seoulDay(clock.now()),
  endsOn: laterDay(seoulDay(clock.now()), 30),
  ...change,
});

/** Body of a change of such a coupon: all as it was. */
export function storeCouponChangeBody(shop: Pick<TestShop, 'clock'>, change: object = {}) {
  const { name, issueLimit, endsOn } = storeCouponBody(shop);
  return { name, issueLimit, endsOn, ...change };
}

/** Creates a coupon of the seller's store; returns its campaign. */
export async function makeStoreCoupon(shop: TestShop, seller: Caller, change: object = {}): Promise<number> {
  const answer = await seller.post(STORE_COUPONS, storeCouponBody(shop, change));
  if (answer.status !== 200) throw new Error(`no coupon of a store: ${JSON.stringify(answer.body)}`);
  return answer.body.data.campaignId;
}

/** Downloads a coupon; returns the coupon of the member. */
export async function takeCoupon(member: Caller, campaignId: number): Promise<number> {
  const answer = await member.post(`/api/users/coupon-downloads/${campaignId}`);
  if (answer.status !== 200) throw new Error(`no download: ${JSON.stringify(answer.body)}`);
  return answer.body.data.couponId;
}
