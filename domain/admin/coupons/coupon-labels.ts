import type { CouponStatus } from '../../trade/coupons/coupon.ts';

/** Korean label of each coupon status in the admin area. */
export const COUPON_STATUS_NAMES: Readonly<Record<CouponStatus, string>> = {
  ACTIVE: '사용 가능',
  USED: '사용 완료',
  EXPIRED: '기간 만료',
};
