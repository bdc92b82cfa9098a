import type { Distribution } from '#domain/trade/coupons/coupon-campaign.ts';
import type { Queryable } from '../db/database.ts';
import { MEMBERS } from './facts/members.ts';

const DAY = 24 * 60 * 60 * 1000;
const after = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY);

/** Inserts campaigns, and coupons and an address for every shopper. */
export async function seedWallets(db: Queryable, memberIds: readonly number[], now: Date): Promise<void> {
  await db
    .insertInto('coupon_campaigns')
    .values([
      campaign(
        'WELCOME10',
        '첫 만남 10%',
        { discount_type: 'RATE_DISCOUNT', discount_value: 10, max_discount_amount: 20_000 },
        now,
      ),
      campaign(
        'FREESHIP',
        '무료 배송',
        { discount_type: 'FIXED_DISCOUNT', discount_value: 0, free_shipping: true, distribution: 'DOWNLOAD' },
        now,
      ),
      campaign(
        'HELLO5000',
        '가입 축하 5,000원',
        {
          discount_type: 'FIXED_DISCOUNT',
          discount_value: 5_000,
          min_order_amount: 100_000,
          distribution: 'SIGN_UP',
        },
        now,
      ),
    ])
    .execute();
  for (const [index, userId] of memberIds.entries()) {
    if (MEMBERS[index]?.role !== 'user') continue;
    await db.insertInto('coupons').values(couponsFor(userId, now)).execute();
    await db
      .insertInto('addresses')
      .values({
        user_id: userId,
        recipient_name: '김신발',
        recipient_phone: '010-0000-0000',
        zip_code: '04782',
        address_line1: '서울특별시 성동구 성수이로 78',
        address_line2: '3층',
        is_default: true,
        created_at: now,
      })
      .execute();
  }
}

type Terms = {
  discount_type: 'FIXED_DISCOUNT' | 'RATE_DISCOUNT';
  discount_value: number;
  free_shipping?: boolean;
  min_order_amount?: number;
  max_discount_amount?: number;
  distribution?: Distribution;
};

const campaign = (code: string, name: string, terms: Terms, now: Date) => ({
  code,
  name,
  ...terms,
  issue_limit: 100_000,
  ends_at: after(now, 365),
});

/** Oldest first, as wallets are sorted by id. */
const couponsFor = (userId: number, now: Date) => [
  {
    user_id: userId,
    code: `SPRING-${userId}`,
    name: '봄 3,000원',
    discount_type: 'FIXED_DISCOUNT' as const,
    discount_value: 3_000,
    issued_at: after(now, -200),
    expires_at: after(now, -100),
  },
  {
    user_id: userId,
    code: `AUTUMN-${userId}`,
    name: '가을맞이 5,000원',
    discount_type: 'FIXED_DISCOUNT' as const,
    discount_value: 5_000,
    min_order_amount: 50_000,
    issued_at: after(now, -3),
    expires_at: after(now, 27),
  },
  {
    user_id: userId,
    code: `BIG-${userId}`,
    name: '20만 원 이상 15%',
    discount_type: 'RATE_DISCOUNT' as const,
    discount_value: 15,
    min_order_amount: 200_000,
    max_discount_amount: 40_000,
    issued_at: after(now, -3),
    expires_at: after(now, 12),
  },
];
