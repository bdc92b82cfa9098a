import { issueCoupon, listCoupons, registerCoupon, useCoupon } from '#domain/trade/coupons/coupon.ts';
import { downloadCoupon, listCouponDownloads } from '#domain/trade/coupons/coupon-downloads.ts';
import { pageCoupons } from '#domain/trade/coupons/coupon-pages.ts';
import type { Feature } from '../../kit/feature.ts';
import { downloadTo, readDownloads } from './download-service.ts';
import { giveCoupon, readCouponPage, readCoupons, registerCode, spendCoupon } from './service.ts';

/** Registers the endpoints of coupons (contract 12). */
export const couponRoutes: Feature = (route, context) => {
  route(listCoupons, ({ user, query }) => readCoupons(context, user, query));
  route(pageCoupons, ({ user, query }) => readCouponPage(context, user, query));
  route(registerCoupon, ({ user, body, attempt }) => registerCode(context, user, body.code, attempt));
  route(listCouponDownloads, ({ user, query }) => readDownloads(context, user, query.storeId ?? null));
  route(downloadCoupon, ({ user, params, attempt }) => downloadTo(context, user, params.id, attempt));
  route(issueCoupon, ({ body, attempt }) => giveCoupon(context, body, attempt));
  route(useCoupon, ({ user, body, attempt }) =>
    spendCoupon(context, user, { code: body.couponCode, email: body.email }, attempt),
  );
};
