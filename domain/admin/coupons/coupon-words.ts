import type { CouponStatus } from '../../trade/coupons/coupon.ts';

/** What a coupon's state is called at the desk. */
export const COUPON_STATUS_NAMES: Readonly<Record<CouponStatus, string>> = {
  ACTIVE: '사용 가능',
  USED: '사용 완료',
  EXPIRED: '기간 만료',
};
