import { issueCoupon, listCoupons, registerCoupon, useCoupon } from '#domain/coupon.ts';
import type { Feature } from '../../kit/feature.ts';
import { giveCoupon, readCoupons, registerCode, spendCoupon } from './service.ts';

/** Coupon wallet (contract.md section 12). */
export const couponRoutes: Feature = (route, context) => {
  route(listCoupons, ({ user, query }) => readCoupons(context, user, query));
  route(registerCoupon, ({ user, body }) => registerCode(context, user.id, body.code));
  route(issueCoupon, ({ body }) => giveCoupon(context, body));
  route(useCoupon, ({ user, body }) => spendCoupon(context, user, body.couponCode, body.email));
};
