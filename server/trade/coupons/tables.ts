import type { Generated } from 'kysely';

/** Tables of coupons, campaigns and bulk issues. */
declare module '../../db/database.ts' {
  interface Database {
    coupon_campaigns: CampaignTable;
    coupons: CouponTable;
    coupon_issues: {
      id: Generated<number>;
      campaign_id: number;
      segment: unknown;
      state: Generated<string>;
      total: number;
      issued: Generated<number>;
      skipped: Generated<number>;
      last_user_id: Generated<number>;
      actor_id: number | null;
      created_at: Date;
      updated_at: Date;
    };
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
  distribution: Generated<'CODE' | 'DOWNLOAD' | 'SIGN_UP'>;
  /** Store that gives and pays for the coupons; null for the shop. */
  store_id: Generated<number | null>;
  issue_limit: number;
  issued_count: Generated<number>;
  valid_days: Generated<number>;
  ends_at: Date;
  starts_at: Generated<Date | null>;
  paused_at: Generated<Date | null>;
  version: Generated<number>;
  created_at: Generated<Date>;
}

interface CouponTable extends CouponTerms {
  id: Generated<number>;
  user_id: number;
  campaign_id: number | null;
  store_id: Generated<number | null>;
  code: string;
  issued_at: Date;
  expires_at: Date;
  used_at: Date | null;
  order_id: number | null;
}
