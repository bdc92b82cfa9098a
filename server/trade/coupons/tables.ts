import type { Generated } from 'kysely';

/** Coupons and the campaigns that give them. */
declare module '../../db/database.ts' {
  interface Database {
    coupon_campaigns: CampaignTable;
    coupons: CouponTable;
  }
}

interface CouponTerms {
  name: string;
  discount_type: 'FIXED_DISCOUNT' | 'RATE_DISCOUNT';
  discount_value: number;
  free_shipping: Generated<boolean>;
  min_order_amount: Generated<number>;
  max_discount_amount: number | null;
}

interface CampaignTable extends CouponTerms {
  id: Generated<number>;
  code: string;
  issue_limit: number;
  issued_count: Generated<number>;
  valid_days: Generated<number>;
  ends_at: Date;
}

interface CouponTable extends CouponTerms {
  id: Generated<number>;
  user_id: number;
  campaign_id: number | null;
  code: string;
  issued_at: Date;
  expires_at: Date;
  used_at: Date | null;
  order_id: number | null;
}
