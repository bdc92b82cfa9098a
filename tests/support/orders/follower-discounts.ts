import { laterDay, seoulDay } from '#domain/kit/time/time.ts';
import type { TestShop } from '../server/server.ts';

type Caller = ReturnType<TestShop['as']>;

export const FOLLOWER_DISCOUNT = '/api/seller/follower-discount';

/** Body of a discount for followers: 10 percent, at most 5,000 won, for 30 days. */
export const followerDiscountBody = ({ clock }: Pick<TestShop, 'clock'>, change: object = {}) => ({
  percent: 10,
  won: 5_000,
  endsOn: laterDay(seoulDay(clock.now()), 30),
  ...change,
});

/** Ends the discounts of all stores, so that each store may begin another. */
export const endAllDiscounts = ({ db, clock }: TestShop) =>
  db
    .updateTable('follower_discounts')
    .set({ ends_at: clock.now() })
    .where('ends_at', '>', clock.now())
    .execute();

/** Begins a discount of the seller's store for its followers, after the end of a running one; returns its id. */
export async function beginDiscount(shop: TestShop, seller: Caller, change: object = {}): Promise<number> {
  const running = (await seller.get(FOLLOWER_DISCOUNT)).body.data?.discount;
  if (running) await seller.post(`${FOLLOWER_DISCOUNT}/${running.discountId}/end`);
  const answer = await seller.post(FOLLOWER_DISCOUNT, followerDiscountBody(shop, change));
  if (answer.status !== 200) throw new Error(`no discount for followers: ${JSON.stringify(answer.body)}`);
  return answer.body.data.discount.discountId;
}

/** Follows a store, or ends that. */
export const followStore = (member: Caller, storeId: number, following = true) =>
  member.put(`/api/stores/${storeId}/follow`, { following });
