import type { TestShop } from '../server/server.ts';

const DAY_MS = 86_400_000;
let number = 0;

/** Gives a member a coupon by its life in days from now; answers its name. */
export async function giveEnding(
  shop: TestShop,
  userId: number,
  { ends, lasts, used = false }: { ends: number; lasts: number; used?: boolean },
): Promise<string> {
  number += 1;
  const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * DAY_MS);
  const name = `쿠폰 ${number}`;
  await shop.db
    .insertInto('coupons')
    .values({
      user_id: userId,
      campaign_id: null,
      code: `ENDING-${number}`,
      name,
      discount_type: 'FIXED_DISCOUNT',
      discount_value: 1_000,
      max_discount_amount: null,
      issued_at: inDays(ends - lasts),
      expires_at: inDays(ends),
      used_at: used ? inDays(-1) : null,
      order_id: null,
    })
    .execute();
  return name;
}
